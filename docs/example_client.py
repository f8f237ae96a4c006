"""A bot that plays at an Argosy server: python example_client.py http://127.0.0.1:8000 sea_routes

It knows no rules: it takes one of the actions it is offered, until the game is over.
"""

import json
import random
import sys
import uuid
from urllib.request import Request, urlopen

server, game = sys.argv[1:3]
token = ""


def call(path, body=None):
    headers = {"Authorization": f"Bearer {token}"} if token else {}
    data = None if body is None else json.dumps(body).encode()
    with urlopen(Request(f"{server}/api{path}", data, headers)) as answer:
        return json.load(answer)


token = call("/guests", {"name": "Example"})["token"]
table = call("/tables", {"game": game, "seats": ["me", "bot:easy"]})["table"]["id"]
view = call(f"/tables/{table}/view?says=en")
while view["status"] != "over":
    if view["actions"]:
        text = random.choice(view["actions"])["text"]
        move = {"id": str(uuid.uuid4()), "at": view["number"], "text": text}
        call(f"/tables/{table}/moves", move)
    view = call(f"/tables/{table}/view?since={view['number']}&wait=20&says=en")
print(view["ending"]["clause"], view["ending"]["says"]["says"], view["ending"]["scores"])
