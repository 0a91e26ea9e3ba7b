"""Refusals: everything the application says no to, each with one sentence for the person who erred."""

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
    """The database file can't be opened, or is not a database."""


class NoSuchGame(RoundhouseError):
    """There is no table with this number."""


class NoSuchPage(RoundhouseError):
    """There is no such page, or none any more: nobody is told which."""


class BadHook(RoundhouseError):
    """A table can't call this address: it has to begin with https, and lead to no machine nearby."""


class NoSandboxHere(RoundhouseError):
    """The table has agreed that nobody tries things out."""


class SandboxGone(RoundhouseError):
    """The sandbox is gone, or somebody else's."""


class SandboxFull(RoundhouseError):
    """A sandbox takes no more answers; `n` is how many it holds."""


class NotYourLesson(RoundhouseError):
    """Nobody learns here, or somebody else does."""


class SoloGone(RoundhouseError):
    """There is no such solo game, or it is somebody else's."""


class NotRunning(RoundhouseError):
    """The game has not been started."""


class CannotOpen(RoundhouseError):
    """The stored game can't be opened with the present rules."""


class NotSaved(RoundhouseError):
    """The answer could not be stored; nothing happened."""


class NotShown(RoundhouseError):
    """The action counts, but the answer could not be shown."""


class BadFile(RoundhouseError):
    """The file is no game."""


class FileTooLarge(RoundhouseError):
    """The file is larger than any game."""


class ImportNeedsManager(RoundhouseError):
    """The game is still running, so its file holds what is hidden; or people are to get seats."""


class CannotMove(RoundhouseError):
    """The text of a database can't be read from some line on."""


class DatabaseThere(RoundhouseError):
    """A whole database is read only where there is none."""


class DatabaseInUse(RoundhouseError):
    """Somebody else has the database open, and it should be moved or filled."""


class MoveDiffers(RoundhouseError):
    """The copy at the other place does not read like the original."""


class NothingToExport(RoundhouseError):
    """The person has played no game here."""


class NotThereYet(RoundhouseError):
    """The thread of the table is being opened, and the game can't start before it exists."""


class GameIsOver(RoundhouseError):
    """The game is over or was ended."""


class NotOver(RoundhouseError):
    """The game is still running, and its record would tell what only some may know."""


class NoHint(RoundhouseError):
    """The bot opponent of the game failed at this decision."""


class StillRunning(RoundhouseError):
    """The game is not over, so it can't be played again."""


class TableHere(RoundhouseError):
    """The channel has an open or running game already."""


class GameHere(RoundhouseError):
    """In messages with the bot a game is already running, and there is no other place for one."""


class NotInLobby(RoundhouseError):
    """The game has started, or is over: nobody can join, leave or choose any more."""


class AlreadySeated(RoundhouseError):
    """The person has a seat at this table."""


class TableFull(RoundhouseError):
    """All seats are taken."""


class NotAdmitted(RoundhouseError):
    """The person can't sit down here: the host has sent them away, or somebody there wants to play without them.

    Nobody is told which of the two.
    """


class NoSeatForThem(RoundhouseError):
    """Others can't give `name` a seat at this table. The reason concerns nobody else."""


class BlockedByYou(RoundhouseError):
    """The person has blocked `name`, who sits here."""


class ByInvitation(RoundhouseError):
    """Only people whom the host, `name`, has invited sit down here."""


class ForARole(RoundhouseError):
    """Only holders of a `role` sit down here; `id` is the role's."""


class RoleIsGone(RoundhouseError):
    """Only holders of a role sit down here, and that role no longer exists."""


class TooFewFinished(RoundhouseError):
    """The table is for people who have finished at least this many games."""


class TooOftenLate(RoundhouseError):
    """The table is for people who take at least this percentage of their turns in time."""


class UnknownTempo(RoundhouseError):
    """The same, and too few turns of this person had a limit to tell: `n`, where `enough` would be."""


class TooManyTables(RoundhouseError):
    """The person sits at `n` tables, and may sit at no more: a server has a limit, and there is one for `new`
    players."""


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
    """The person somebody asks about (`name`) does not want others to see how they play."""


class OthersSit(RoundhouseError):
    """Somebody has joined or left since the host was asked whether to start."""


class WrongCount(RoundhouseError):
    """The game can't start with this number of players."""


class NotYourSeat(RoundhouseError):
    """The person does not play at this table."""


class NoSuchSeat(RoundhouseError):
    """The table has no such seat."""


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a typed line of moves can't be played; no part of it was. `typed` and `rest` have the case that was typed.

    `ask` is the decision that `typed`, its first illegal move, would have answered after the moves `before`; `rest` is
    the line from there on. `reason` is the game's sentence, if it knows one.
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
    """A move is not legal; why, and at which decision."""

    def __init__(self, refusal: Refusal) -> None:
        super().__init__(answer=refusal.typed)
        self.refusal = refusal


class TooFarAhead(RoundhouseError):
    """Keys follow an answer that can't be undone, so it has to be given on its own."""


class NoSuchOrder(RoundhouseError):
    """The game has no such standing order for this kind of decision."""


class NobodyPlaysSo(RoundhouseError):
    """None of the games that somebody looks for can have the number of players they want."""


class NoSeatKept(RoundhouseError):
    """No seat at this table is kept for the person who says that they want to play, or don't."""


class NoSeatToGive(RoundhouseError):
    """No bot opponent has a seat that somebody could take."""


class NotTheHost(RoundhouseError):
    """Only the host of the table, or a manager of the server, does this."""


class AlreadyResting(RoundhouseError):
    """The table is paused already."""


class NotResting(RoundhouseError):
    """The table is not paused, so it can't be resumed."""


class AlreadyAsked(RoundhouseError):
    """The same vote is open at the table."""


class NeedsAgreement(RoundhouseError):
    """The others at the table have to agree."""


class UndoAlone(RoundhouseError):
    """The person can undo it without asking anyone."""


class NothingToTakeBack(RoundhouseError):
    """The person has done nothing here, or the table can't go back that far: only the latest turns are kept."""


class MovedOn(RoundhouseError):
    """The button belongs to an earlier state of things."""

    key = "stale-panel"


class NotHere(RoundhouseError):
    """Nobody from another server can be given a seat."""


class StillSeated(RoundhouseError):
    """The person who wants to be forgotten sits at running `tables`."""


class SeatForABot(RoundhouseError):
    """Bots don't press buttons."""


class NothingToDecide(RoundhouseError):
    """There is nothing of the kind to decide here and now."""


class ForTheHost(RoundhouseError):
    """The host alone decides it."""


class NeedsPeople(RoundhouseError):
    """Nobody who plays would be left."""


class NotYourVote(RoundhouseError):
    """Only the people at the table vote, and nobody about themselves."""


class VoteIsOver(RoundhouseError):
    """The table has decided."""


class NothingWaits(RoundhouseError):
    """The table does not wait for the person."""


class NotAway(RoundhouseError):
    """The person is not away, so they can't come back."""


class PastTime(RoundhouseError):
    """The time is over already."""


class NotAManager(RoundhouseError):
    """Only members who may manage the server set this."""


class NotYourSettings(RoundhouseError):
    """Everybody sets their own reminders only."""


class BadSetting(RoundhouseError):
    """There is no such setting here, or it can't have this value."""


class TakesLonger(RoundhouseError):
    """Something takes too long to be shown where it was asked for; it is brought when it is done."""


class NoPicture(RoundhouseError):
    """The picture could not be drawn, or too many others wait for theirs."""


class AlreadyDrawn(RoundhouseError):
    """A replay of this table is being drawn for somebody."""


class ReplayStopped(RoundhouseError):
    """The person who asked for a replay has stopped its drawing."""


class NoReview(RoundhouseError):
    """There is no hard opponent for this game that could look back on it."""


class NotOverYet(RoundhouseError):
    """There is no review of a running game: that would be advice."""


class AlreadyReviewed(RoundhouseError):
    """This table is being reviewed for somebody."""


class ReviewStopped(RoundhouseError):
    """The person who asked for a review has stopped it."""


class ReviewFailed(RoundhouseError):
    """The process that made the review broke, and broke again."""
