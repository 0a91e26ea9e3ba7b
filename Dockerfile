# Roundhouse in a container; docs/running.md says how it is run.
FROM python:3.11-slim AS build
WORKDIR /src
COPY deploy/build.lock deploy/requirements.lock deploy/
RUN python -m venv /build \
    && /build/bin/pip install --no-cache-dir --require-hashes -r deploy/build.lock \
    && python -m venv /opt/roundhouse \
    && /opt/roundhouse/bin/pip install --no-cache-dir --require-hashes -r deploy/requirements.lock
COPY pyproject.toml README.md LICENSE CHANGELOG.md PRIVACY.md TERMS.md .env.example ./
COPY bot bot
COPY engine engine
COPY renderers renderers
COPY migrations migrations
COPY examples examples
# without pip: what runs needs none, and can install nothing
RUN /build/bin/hatchling build -t wheel -d /wheel \
    && /opt/roundhouse/bin/pip install --no-cache-dir --no-deps --no-index /wheel/*.whl \
    && /opt/roundhouse/bin/python -m compileall -q /opt/roundhouse/lib \
    && /opt/roundhouse/bin/pip uninstall --yes pip setuptools

FROM python:3.11-slim
COPY --from=build /opt/roundhouse /opt/roundhouse
RUN useradd --system --uid 10001 --user-group --home-dir /data --no-create-home roundhouse \
    && install --directory --owner=10001 --group=10001 --mode=700 /data
ENV PATH=/opt/roundhouse/bin:$PATH \
    PYTHONDONTWRITEBYTECODE=1 \
    PYTHONUNBUFFERED=1 \
    DATABASE=/data/roundhouse.sqlite3 \
    METRICS=127.0.0.1:9100
USER 10001
WORKDIR /data
VOLUME /data
# what is drawn first has to be made ready, and Discord to answer
HEALTHCHECK --interval=60s --timeout=15s --start-period=90s CMD ["roundhouse", "health"]
ENTRYPOINT ["roundhouse"]
CMD ["run"]
