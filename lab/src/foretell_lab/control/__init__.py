"""The luck of a bot that is alone, as a control variate for its lead.

At a decision, the cards that a seat does not see are as likely to lie in any other way that agrees
with all it has seen. So what a decision gained in the deal as it was, less its mean gain over such
deals, is luck: 0 on average, whatever the bot. So is the lead of a reference in the same deal, less
its mean over all deals. ``docs/research/arena.md`` says more.

As a module, this is the ``Estimation`` that the arena finds by its entry point
(``foretell.arena.estimations``).
"""

from foretell_lab.control.luck import luck_of, mean_lead
from foretell_lab.control.scope import AMONG, WITHOUT, check, references

__all__ = ["AMONG", "WITHOUT", "check", "luck_of", "mean_lead", "references"]
