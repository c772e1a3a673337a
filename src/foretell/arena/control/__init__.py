"""The luck of a bot's decisions, as a control variate for its lead.

At a decision, the cards that a seat does not see are as likely to lie in any other way that agrees
with all it has seen. So what a decision gained in the deal as it was, less its mean gain over such
deals, is luck: 0 on average, whatever the bot. ``docs/arena.md`` says more.
"""
