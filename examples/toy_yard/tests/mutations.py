"""Every clause broken once, for `python -m tests.mutations`: file, what stands there, what shall, and the clause."""

# fmt: off
MUTATIONS = [
    ("taking.py", "t.state.yard.remove(chosen.id)", "pass", "YRD-001"),
    ("scoring.py", "CARS[id].points for id in train", "1 for id in train", "YRD-001"),
    ("setup.py", "range(state.seats + 1)", "range(state.seats + 2)", "YRD-001"),
]
