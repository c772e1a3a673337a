"""A release: built twice, described, listed, and checked before anybody signs it."""
