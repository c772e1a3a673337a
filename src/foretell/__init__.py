"""Foretell: the card game Wizard.

>>> from foretell import MakeBid, Options, Session
>>> game = Session(Options(players=3, first_dealer=0), seed="2a")
>>> game.to_act
(1,)
>>> game.observe(1).legal_actions
(MakeBid(seat=1, bid=0), MakeBid(seat=1, bid=1))
"""

from foretell.cards import DECK, Card, Suit
from foretell.errors import ForetellError, Refusal
from foretell.game.actions import Action, ChooseTrump, MakeBid, PlayCard
from foretell.game.decide import decide
from foretell.game.events import (
    BiddingClosed,
    BidMade,
    CardPlayed,
    DealerDrawn,
    Dealt,
    Event,
    GameFinished,
    RoundScored,
    TrickWon,
    TrumpChosen,
)
from foretell.game.evolve import evolve, fold
from foretell.game.observation import Observation, SeatObservation, observe
from foretell.game.phases import Bidding, ChoosingTrump, Finished, Phase, Playing, Settling
from foretell.game.redact import redact_event
from foretell.game.session import Outcome, Session
from foretell.game.state import Round, State, Trick
from foretell.rules.options import Options
from foretell.rules.presets import PRESETS, Preset, preset_options

__version__ = "0.1.0"

__all__ = [
    "DECK",
    "PRESETS",
    "Action",
    "BidMade",
    "Bidding",
    "BiddingClosed",
    "Card",
    "CardPlayed",
    "ChooseTrump",
    "ChoosingTrump",
    "DealerDrawn",
    "Dealt",
    "Event",
    "Finished",
    "ForetellError",
    "GameFinished",
    "MakeBid",
    "Observation",
    "Options",
    "Outcome",
    "Phase",
    "PlayCard",
    "Playing",
    "Preset",
    "Refusal",
    "Round",
    "RoundScored",
    "SeatObservation",
    "Session",
    "Settling",
    "State",
    "Suit",
    "Trick",
    "TrickWon",
    "TrumpChosen",
    "__version__",
    "decide",
    "evolve",
    "fold",
    "observe",
    "preset_options",
    "redact_event",
]
