"""What can be wrong with what somebody hands to a game. Each error names what is wrong and changes nothing."""


class PotasovkaError(ValueError):
    """The root of every error a person can cause."""


class BadSetup(PotasovkaError):
    """A game cannot be set up this way."""


class IllegalAnswer(PotasovkaError):
    """The answer is not among the options."""


class BadRecord(PotasovkaError):
    """A record is cut, edited or not a record at all."""


class WrongRules(BadRecord):
    """A record follows another version of the game's rules."""


class BadPosition(PotasovkaError):
    """A position in text form says something impossible."""
