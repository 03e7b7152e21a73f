"""Players that are not people. A bot sees a seat's view and nothing more."""

from potasovka.bots.bot import Bot, advice, bot_answer, bot_names, make_bot
from potasovka.bots.random import RandomBot, play_out

__all__ = ["Bot", "RandomBot", "advice", "bot_answer", "bot_names", "make_bot", "play_out"]
