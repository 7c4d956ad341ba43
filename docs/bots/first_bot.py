# The first bot again, in Python: a program that is asked line by line. It needs nothing but Python 3, and plays both games.

import json
import random
import sys

cards = []  # what each card is: its kind, suit and rank, by its number; the dice game has none
chances = {}  # by game and seat, so that a league can be played again


def hatred(view, at):
    """How gladly I do harm to a player: 1 to a foe, -1 to a friend."""
    players = view["players"]
    mine, theirs = players[view["viewer"]]["role"], players[at]["role"]
    living = sum(player["alive"] for player in players)
    if mine == "sheriff":
        return -1 if theirs == "deputy" else 1
    if mine == "deputy":
        return -1 if theirs in ("sheriff", "deputy") else 1
    if mine == "outlaw":
        return {"sheriff": 1, "outlaw": -1}.get(theirs, 0.5)
    return -1 if theirs == "sheriff" and living > 2 else 1


def score(view, option):
    me = view["players"][view["viewer"]]
    is_hurt = me["life"] < me["maxLife"]
    kind, at, card = option["kind"], option["at"], option.get("card")
    name = option.get("as") or ("" if card is None else cards[card]["kind"])
    is_help = name == "tequila" or kind in ("pour", "assign")
    if at is not None and at != view["viewer"]:
        return -hatred(view, at) if is_help else hatred(view, at)
    if at is not None:
        return 2 if is_help and is_hurt else -1
    if name == "dynamite":
        return -1
    if name in ("beer", "saloon"):
        return 2 if is_hurt else -1
    if kind == "stop":
        return 1
    return 0 if kind in ("pass", "end") else 0.5


for line in sys.stdin:
    message = json.loads(line)
    place = (message.get("id"), message.get("seat"))
    if message["type"] == "hello":
        cards = message.get("cards", [])
    elif message["type"] == "sit":
        chances[place] = random.Random(message["luck"])
    elif message["type"] == "ask":
        scores = [score(message["view"], option) for option in message["options"]]
        top = max(scores)
        equals = [number for number, worth in enumerate(scores) if worth == top]
        reply = {"option": chances[place].choice(equals), "why": f"worth {top} to me"}
        print(json.dumps(reply), flush=True)
    elif message["type"] == "over":
        del chances[place]
