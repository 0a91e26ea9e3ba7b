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


class BadDatabase(RoundhouseError):
    """The database file can't be opened, or is none."""


class NoSuchGame(RoundhouseError):
    """There is no table of this number."""


class NoSuchPage(RoundhouseError):
    """There is no such page, or none any more: nobody is told which."""


class BadHook(RoundhouseError):
    """A table calls no such address: it has to begin with https, and lead to no machine nearby."""


class NoSandboxHere(RoundhouseError):
    """The table has agreed that nobody tries things out."""


class SandboxGone(RoundhouseError):
    """The sandbox is gone, or somebody else's."""


class SandboxFull(RoundhouseError):
    """No more answers are taken in a sandbox; `n` is how many it holds."""


class NotYourLesson(RoundhouseError):
    """Nobody learns here, or somebody else does."""


class SoloGone(RoundhouseError):
    """There is no such game of one person alone, or it is somebody else's."""


class NotRunning(RoundhouseError):
    """The game has not been started."""


class CannotOpen(RoundhouseError):
    """The stored game can't be opened with the present rules."""


class NotSaved(RoundhouseError):
    """What was answered could not be stored; nothing happened."""


class NotShown(RoundhouseError):
    """What was done counts, but the answer could not be shown."""


class BadFile(RoundhouseError):
    """The file is no game."""


class FileTooLarge(RoundhouseError):
    """The file is larger than any game."""


class ImportNeedsManager(RoundhouseError):
    """The game still runs, and in its file stands what is hidden; or seats are to be given."""


class CannotMove(RoundhouseError):
    """The text of a database can't be read from a line on."""


class DatabaseThere(RoundhouseError):
    """A whole database is read only where there is none."""


class DatabaseInUse(RoundhouseError):
    """Somebody else has the database open, and it is to be carried away, or to be filled."""


class MoveDiffers(RoundhouseError):
    """What was written at the other place does not read as it did before."""


class NothingToExport(RoundhouseError):
    """The person has played no game here."""


class NotThereYet(RoundhouseError):
    """The thread of the table is being opened, and the game can't be started before it is there."""


class GameIsOver(RoundhouseError):
    """The game is over or was ended."""


class NotOver(RoundhouseError):
    """The game is still running, and its record would tell what only some may know."""


class NoHint(RoundhouseError):
    """The practice opponent of the game failed at this decision."""


class StillRunning(RoundhouseError):
    """The game is not over, so it can't be played again."""


class TableHere(RoundhouseError):
    """The channel has an open or running game already."""


class GameHere(RoundhouseError):
    """In messages with the bot a game runs already, and there is no other place for one."""


class NotInLobby(RoundhouseError):
    """The game has started, or is over: nobody can join, leave or choose any more."""


class AlreadySeated(RoundhouseError):
    """The person has a seat at this table."""


class TableFull(RoundhouseError):
    """All seats are taken."""


class NotAdmitted(RoundhouseError):
    """The person can't sit down here: the host has sent them away, or somebody there wants to play without them.

    Which of the two nobody is told.
    """


class NoSeatForThem(RoundhouseError):
    """Others can't give `name` a seat at this table. Why concerns nobody but these."""


class BlockedByYou(RoundhouseError):
    """The person has blocked `name`, who sits here."""


class ByInvitation(RoundhouseError):
    """Only who was invited by the host, `name`, sits down here."""


class ForARole(RoundhouseError):
    """Only who has a `role` sits down here; `id` is that of the role."""


class RoleIsGone(RoundhouseError):
    """Only who has a role sits down here, and there is no such role any more."""


class TooFewFinished(RoundhouseError):
    """The table is for who has finished at least so many games."""


class TooOftenLate(RoundhouseError):
    """The table is for who takes at least so many percent of their turns in time."""


class UnknownTempo(RoundhouseError):
    """The same, and of this person too few turns had a limit to tell: `n`, where `enough` would be."""


class TooManyTables(RoundhouseError):
    """The person sits at `n` tables, and may at no more: a server has a limit, and there is one for who is `new`."""


class BlocksFull(RoundhouseError):
    """Nobody blocks more than `n` people."""


class NotYourself(RoundhouseError):
    """Nobody invites, sends away or blocks themselves."""


class TooFewSeats(RoundhouseError):
    """More people have joined than there would be seats."""


class NotSeated(RoundhouseError):
    """The person has no seat at this table."""


class NotTheChooser(RoundhouseError):
    """Only the host chooses the options of a table."""


class NotTheStarter(RoundhouseError):
    """Only the host, `name`, starts the game."""


class NotListed(RoundhouseError):
    """Whom somebody asks about (`name`) does not want others to see how they play."""


class OthersSit(RoundhouseError):
    """Somebody has joined or left since the host was asked whether to start."""


class WrongCount(RoundhouseError):
    """The game can't be started with so many players."""


class NotYourSeat(RoundhouseError):
    """The person does not play at this table."""


class NoSuchSeat(RoundhouseError):
    """The table has no such seat."""


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


class NoSuchOrder(RoundhouseError):
    """The game has no such standing order for this kind of decision."""


class NobodyPlaysSo(RoundhouseError):
    """None of the games that somebody looks for is played by as many as they want."""


class NoSeatKept(RoundhouseError):
    """No seat is kept at this table for who says that they are in, or not now."""


class NoSeatToGive(RoundhouseError):
    """No practice opponent keeps a seat that somebody could take."""


class NotTheHost(RoundhouseError):
    """Only the host of the table, or who may manage the server, does this."""


class AlreadyResting(RoundhouseError):
    """The table rests already."""


class NotResting(RoundhouseError):
    """The table does not rest, so that it can't go on."""


class AlreadyAsked(RoundhouseError):
    """The table is being asked this already."""


class NeedsAgreement(RoundhouseError):
    """The others at the table have to agree."""


class UndoAlone(RoundhouseError):
    """The person can take it back without asking anybody."""


class NothingToTakeBack(RoundhouseError):
    """The person has done nothing here, or the table could go back no further: only the latest turns are kept."""


class MovedOn(RoundhouseError):
    """What the button was about is not how things stand any more."""

    key = "stale-panel"


class NotHere(RoundhouseError):
    """Nobody of another server can be given a seat."""


class StillSeated(RoundhouseError):
    """Whoever wants to be forgotten sits at running `tables`."""


class SeatForABot(RoundhouseError):
    """Bots don't press buttons."""


class NothingToDecide(RoundhouseError):
    """There is no such thing to be decided here and now."""


class ForTheHost(RoundhouseError):
    """The host alone decides it."""


class NeedsPeople(RoundhouseError):
    """Nobody would be left who plays."""


class NotYourVote(RoundhouseError):
    """Only the people at the table vote, and nobody about themselves."""


class VoteIsOver(RoundhouseError):
    """The table has decided."""


class NothingWaits(RoundhouseError):
    """The table does not wait for the person."""


class NotAway(RoundhouseError):
    """The person is not away, so that they can't come back."""


class PastTime(RoundhouseError):
    """The time is over already."""


class NotAManager(RoundhouseError):
    """Only members who may manage the server set this."""


class NotYourSettings(RoundhouseError):
    """Everybody sets their own reminders only."""


class BadSetting(RoundhouseError):
    """There is no such setting here, or not with this value."""


class TakesLonger(RoundhouseError):
    """Something takes longer than it could be shown where it was asked for; it is brought when it is done."""


class NoPicture(RoundhouseError):
    """The picture could not be drawn, or too many others wait for theirs."""


class AlreadyDrawn(RoundhouseError):
    """A replay of this table is being drawn for somebody."""


class ReplayStopped(RoundhouseError):
    """Whoever asked for a replay has stopped its drawing."""


class NoReview(RoundhouseError):
    """There is no hard opponent for this game that could look back on it."""


class NotOverYet(RoundhouseError):
    """A running game is not looked back on: that would be advice."""


class AlreadyReviewed(RoundhouseError):
    """This table is being looked back on for somebody."""


class ReviewStopped(RoundhouseError):
    """Whoever asked for a review has stopped it."""


class ReviewFailed(RoundhouseError):
    """The process that looked back on a game broke, and once more."""
