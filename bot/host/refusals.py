"""Refusals: whatever the application says no to, each with one sentence for the person who erred."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from bot.host.types.people import Name
from engine.core.play.ask import Ask, IllegalAnswer
from engine.core.play.errors import RoundhouseError
from engine.core.play.msg import Msg


class NewerDatabase(RoundhouseError):
    """The database was written by a later version than this one."""

    key = "error-newer-database"


class BadDatabase(RoundhouseError):
    """The database file can't be opened, or is none."""

    key = "error-bad-database"


class NoSuchGame(RoundhouseError):
    """There is no table of this number."""

    key = "error-no-such-game"


class NoSandboxHere(RoundhouseError):
    """The table has agreed that nobody tries things out."""

    key = "error-no-sandbox-here"


class SandboxGone(RoundhouseError):
    """The sandbox is gone, or somebody else's."""

    key = "error-sandbox-gone"


class SandboxFull(RoundhouseError):
    """No more answers are taken in a sandbox; `n` is how many it holds."""

    key = "error-sandbox-full"


class NotYourLesson(RoundhouseError):
    """Nobody learns here, or somebody else does."""

    key = "error-not-your-lesson"


class SoloGone(RoundhouseError):
    """There is no such game of one person alone, or it is somebody else's."""

    key = "error-solo-gone"


class NotRunning(RoundhouseError):
    """The game has not been started."""

    key = "error-not-running"


class CannotOpen(RoundhouseError):
    """The stored game can't be opened with the present rules."""

    key = "error-cannot-open"


class NotSaved(RoundhouseError):
    """What was answered could not be stored; nothing happened."""

    key = "error-not-saved"


class NotShown(RoundhouseError):
    """What was done counts, but the answer could not be shown."""

    key = "error-not-shown"


class BadFile(RoundhouseError):
    """The file is no game."""

    key = "error-bad-file"


class FileTooLarge(RoundhouseError):
    """The file is larger than any game."""

    key = "error-file-too-large"


class ImportNeedsManager(RoundhouseError):
    """The game still runs, and in its file stands what is hidden; or seats are to be given."""

    key = "error-import-needs-manager"


class CannotMove(RoundhouseError):
    """The text of a database can't be read from a line on."""

    key = "error-cannot-move"


class DatabaseThere(RoundhouseError):
    """A whole database is read only where there is none."""

    key = "error-database-there"


class DatabaseInUse(RoundhouseError):
    """Somebody else has the database open, and it is to be carried away, or to be filled."""

    key = "error-database-in-use"


class MoveDiffers(RoundhouseError):
    """What was written at the other place does not read as it did before."""

    key = "error-move-differs"


class NothingToExport(RoundhouseError):
    """The person has played no game here."""

    key = "error-nothing-to-export"


class NotThereYet(RoundhouseError):
    """The thread of the table is being opened, and the game can't be started before it is there."""

    key = "error-not-there-yet"


class GameIsOver(RoundhouseError):
    """The game is over or was ended."""

    key = "error-game-is-over"


class NotOver(RoundhouseError):
    """The game is still running, and its record would tell what only some may know."""

    key = "error-not-over"


class NoHint(RoundhouseError):
    """The practice opponent of the game failed at this decision."""

    key = "error-no-hint"


class StillRunning(RoundhouseError):
    """The game is not over, so it can't be played again."""

    key = "error-still-running"


class TableHere(RoundhouseError):
    """The channel has an open or running game already."""

    key = "error-table-here"


class NotInLobby(RoundhouseError):
    """The game has started, or is over: nobody can join, leave or choose any more."""

    key = "error-not-in-lobby"


class AlreadySeated(RoundhouseError):
    """The person has a seat at this table."""

    key = "error-already-seated"


class TableFull(RoundhouseError):
    """All seats are taken."""

    key = "error-table-full"


class NotAdmitted(RoundhouseError):
    """The person can't sit down here: the host has sent them away, or somebody there wants to play without them.

    Which of the two nobody is told.
    """

    key = "error-not-admitted"


class NoSeatForThem(RoundhouseError):
    """Others can't give `name` a seat at this table. Why concerns nobody but these."""

    key = "error-no-seat-for-them"


class BlockedByYou(RoundhouseError):
    """The person has blocked `name`, who sits here."""

    key = "error-blocked-by-you"


class ByInvitation(RoundhouseError):
    """Only who was invited by the host, `name`, sits down here."""

    key = "error-by-invitation"


class ForARole(RoundhouseError):
    """Only who has a `role` sits down here; `id` is that of the role."""

    key = "error-for-a-role"


class RoleIsGone(RoundhouseError):
    """Only who has a role sits down here, and there is no such role any more."""

    key = "error-role-is-gone"


class TooFewFinished(RoundhouseError):
    """The table is for who has finished at least so many games."""

    key = "error-too-few-finished"


class TooOftenLate(RoundhouseError):
    """The table is for who takes at least so many percent of their turns in time."""

    key = "error-too-often-late"


class UnknownTempo(RoundhouseError):
    """The same, and of this person too few turns had a limit to tell: `n`, where `enough` would be."""

    key = "error-unknown-tempo"


class TooManyTables(RoundhouseError):
    """The person sits at `n` tables, and may at no more: a server has a limit, and there is one for who is `new`."""

    key = "error-too-many-tables"


class BlocksFull(RoundhouseError):
    """Nobody blocks more than `n` people."""

    key = "error-blocks-full"


class NotYourself(RoundhouseError):
    """Nobody invites, sends away or blocks themselves."""

    key = "error-not-yourself"


class TooFewSeats(RoundhouseError):
    """More people have joined than there would be seats."""

    key = "error-too-few-seats"


class NotSeated(RoundhouseError):
    """The person has no seat at this table."""

    key = "error-not-seated"


class NotTheChooser(RoundhouseError):
    """Only the host chooses the options of a table."""

    key = "error-not-the-chooser"


class NotTheStarter(RoundhouseError):
    """Only the host, `name`, starts the game."""

    key = "error-not-the-starter"


class NotListed(RoundhouseError):
    """Whom somebody asks about (`name`) does not want others to see how they play."""

    key = "error-not-listed"


class OthersSit(RoundhouseError):
    """Somebody has joined or left since the host was asked whether to start."""

    key = "error-others-sit"


class WrongCount(RoundhouseError):
    """The game can't be started with so many players."""

    key = "error-wrong-count"


class NotYourSeat(RoundhouseError):
    """The person does not play at this table."""

    key = "error-not-your-seat"


class NoSuchSeat(RoundhouseError):
    """The table has no such seat."""

    key = "error-no-such-seat"


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a typed line of moves can't be played; nothing of it was. `typed` and `rest` have the case that was typed.

    `ask` is the decision that `typed`, its first move that is not legal, would have answered behind the moves `before`;
    `rest` is the line from there on. `reason` is the game's sentence, if it knows one.
    """

    game_id: int
    game: str
    rev: int
    seat_names: tuple[Name, ...]
    ask: Ask[Any]
    typed: str
    rest: str
    before: tuple[str, ...] = ()
    reason: Msg | None = None


class NotPossible(IllegalAnswer):
    """A move is not legal; why, and of which decision."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(answer=refusal.typed)
        self.refusal = refusal


class TooFarAhead(RoundhouseError):
    """Keys follow an answer that can't be taken back, so that it has to be given on its own."""

    key = "error-too-far-ahead"


class NoSuchOrder(RoundhouseError):
    """The game has no such standing order for this kind of decision."""

    key = "error-no-such-order"


class NobodyPlaysSo(RoundhouseError):
    """None of the games that somebody looks for is played by as many as they want."""

    key = "error-nobody-plays-so"


class NoSeatKept(RoundhouseError):
    """No seat is kept at this table for who says that they are in, or not now."""

    key = "error-no-seat-kept"


class NoSeatToGive(RoundhouseError):
    """No practice opponent keeps a seat that somebody could take."""

    key = "error-no-seat-to-give"


class NotTheHost(RoundhouseError):
    """Only the host of the table, or who may manage the server, does this."""

    key = "error-not-the-host"


class AlreadyResting(RoundhouseError):
    """The table rests already."""

    key = "error-already-resting"


class NotResting(RoundhouseError):
    """The table does not rest, so that it can't go on."""

    key = "error-not-resting"


class AlreadyAsked(RoundhouseError):
    """The table is being asked this already."""

    key = "error-already-asked"


class NeedsAgreement(RoundhouseError):
    """The others at the table have to agree."""

    key = "error-needs-agreement"


class UndoAlone(RoundhouseError):
    """The person can take it back without asking anybody."""

    key = "error-undo-alone"


class NothingToTakeBack(RoundhouseError):
    """The person has done nothing here, or the table could go back no further: only the latest turns are kept."""

    key = "error-nothing-to-take-back"


class MovedOn(RoundhouseError):
    """What the button was about is not how things stand any more."""

    key = "stale-panel"


class NotHere(RoundhouseError):
    """Nobody of another server can be given a seat."""

    key = "error-not-here"


class StillSeated(RoundhouseError):
    """Whoever wants to be forgotten sits at running `tables`."""

    key = "error-still-seated"


class SeatForABot(RoundhouseError):
    """Bots don't press buttons."""

    key = "error-seat-for-a-bot"


class NothingToDecide(RoundhouseError):
    """There is no such thing to be decided here and now."""

    key = "error-nothing-to-decide"


class ForTheHost(RoundhouseError):
    """The host alone decides it."""

    key = "error-for-the-host"


class NeedsPeople(RoundhouseError):
    """Nobody would be left who plays."""

    key = "error-needs-people"


class NotYourVote(RoundhouseError):
    """Only the people at the table vote, and nobody about themselves."""

    key = "error-not-your-vote"


class VoteIsOver(RoundhouseError):
    """The table has decided."""

    key = "error-vote-is-over"


class NothingWaits(RoundhouseError):
    """The table does not wait for the person."""

    key = "error-nothing-waits"


class NotAway(RoundhouseError):
    """The person is not away, so that they can't come back."""

    key = "error-not-away"


class PastTime(RoundhouseError):
    """The time is over already."""

    key = "error-past-time"


class NotAManager(RoundhouseError):
    """Only members who may manage the server set this."""

    key = "error-not-a-manager"


class NotYourSettings(RoundhouseError):
    """Everybody sets their own reminders only."""

    key = "error-not-your-settings"


class BadSetting(RoundhouseError):
    """There is no such setting here, or not with this value."""

    key = "error-bad-setting"


class TakesLonger(RoundhouseError):
    """Something takes longer than it could be shown where it was asked for; it is brought when it is done."""

    key = "error-takes-longer"


class NoPicture(RoundhouseError):
    """The picture could not be drawn, or too many others wait for theirs."""

    key = "error-no-picture"


class AlreadyDrawn(RoundhouseError):
    """A replay of this table is being drawn for somebody."""

    key = "error-already-drawn"


class ReplayStopped(RoundhouseError):
    """Whoever asked for a replay has stopped its drawing."""

    key = "error-replay-stopped"


class NoReview(RoundhouseError):
    """There is no hard opponent for this game that could look back on it."""

    key = "error-no-review"


class NotOverYet(RoundhouseError):
    """A running game is not looked back on: that would be advice."""

    key = "error-not-over-yet"


class AlreadyReviewed(RoundhouseError):
    """This table is being looked back on for somebody."""

    key = "error-already-reviewed"


class ReviewStopped(RoundhouseError):
    """Whoever asked for a review has stopped it."""

    key = "error-review-stopped"


class ReviewFailed(RoundhouseError):
    """The process that looked back on a game broke, and once more."""

    key = "error-review-failed"
