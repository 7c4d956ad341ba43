# A client of the protocol in Python, with nothing but its standard library: it makes a table, sits down, fills the other
# seats with bots and plays a whole game over a WebSocket. It chooses its answers at random.
#
#   python3 client.py http://localhost:8080

import base64
import http.client
import json
import os
import random
import socket
import struct
import sys
from urllib.parse import urlsplit

VERSION = 2


class Line:
    """One WebSocket, as far as JSON texts need it (RFC 6455)."""

    def __init__(self, host, port):
        self.socket = socket.create_connection((host, port), timeout=120)
        self.stream = self.socket.makefile("rb")
        key = base64.b64encode(os.urandom(16)).decode()
        self.socket.sendall(
            f"GET /ws HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            f"Sec-WebSocket-Key: {key}\r\nSec-WebSocket-Version: 13\r\n\r\n".encode()
        )
        status = self.stream.readline()
        if b" 101 " not in status:
            raise SystemExit(f"The server does not take a WebSocket: {status.decode().strip()}")
        while self.stream.readline().strip():
            pass  # the rest of the head

    def send(self, opcode, payload):
        mask = os.urandom(4)
        size = len(payload)
        head = bytes([0x80 | opcode])
        head += bytes([0x80 | size]) if size < 126 else bytes([0x80 | 126]) + struct.pack(">H", size)
        self.socket.sendall(head + mask + bytes(byte ^ mask[place % 4] for place, byte in enumerate(payload)))

    def say(self, **message):
        self.send(1, json.dumps(message).encode())

    def hear(self):
        """The next message; a ping is answered on the way."""
        text = b""
        while True:
            first, size = self.stream.read(2)
            if size == 126:
                (size,) = struct.unpack(">H", self.stream.read(2))
            elif size == 127:
                (size,) = struct.unpack(">Q", self.stream.read(8))
            payload = self.stream.read(size)
            opcode, is_last = first & 0x0F, first & 0x80
            if opcode == 8:
                raise SystemExit(f"The server closed the line: {payload[2:].decode()}")
            if opcode == 9:
                self.send(10, payload)
            elif opcode in (0, 1):
                text += payload
                if is_last:
                    return json.loads(text)


def patched(before, patch):
    """The old value with the patch in place: the table in docs/protocol.md, line by line."""
    if not isinstance(before, (dict, list)) or not isinstance(patch, (dict, list)):
        return patch
    if isinstance(before, dict):
        if isinstance(patch, list):
            return patch[0]
        return before | {field: patched(before.get(field), change) for field, change in patch.items()}
    if isinstance(patch, list):
        return patch[1] if patch[0] == -1 else before[: patch[0]] + patch[1:]
    return [patched(old, patch[str(place)]) if str(place) in patch else old for place, old in enumerate(before)]


def count(groups):
    """How many options these groups stand for: each field has a value for every one of them."""
    return sum(next((len(values) for field, values in group.items() if field != "kind"), 1) for group in groups)


def new_table(host, port):
    connection = http.client.HTTPConnection(host, port, timeout=60)
    wish = {"game": "card", "plan": {"seats": 4, "bot": "deputy"}}
    connection.request("POST", "/api/tables", json.dumps(wish), {"Content-Type": "application/json"})
    reply = connection.getresponse()
    body = json.loads(reply.read())
    if reply.status != 201:
        raise SystemExit(f"No table: {body['message']}")
    return body["table"]["code"], body["pass"]


def play(host, port):
    code, guest_pass = new_table(host, port)
    line = Line(host, port)
    line.say(type="join", version=VERSION, table=code, name="Python", **{"pass": guest_pass})
    seat, seen, own, answers = None, None, None, 0
    while True:
        message = line.hear()
        kind = message["type"]
        if kind == "welcome":
            line.say(type="sit")
        elif kind == "seat" and seen is None:
            seat = message["seat"]
            line.say(type="start")
        elif kind == "error":
            # Somebody was quicker: with the same question answered twice nothing is lost.
            if message["code"] != "stale-question":
                raise SystemExit(f"{message['code']}: {message['message']}")
        elif kind in ("game", "update"):
            if kind == "game":
                seen = message["open"]
                line.say(type="role-seen")
            else:
                seen = patched(seen, message["open"])
            own = message.get("own", own)
            # The options come in groups, as a patch on none.
            groups = patched([], own.get("options", {}))
            view = patched(seen, {field: change for field, change in own.items() if field != "options"})
            if view["winners"] is not None:
                return seat, view, answers
            if view["asked"] == seat and groups:
                line.say(type="answer", question=message["n"], option=random.randrange(count(groups)))
                answers += 1


if __name__ == "__main__":
    address = urlsplit(sys.argv[1] if len(sys.argv) > 1 else "http://localhost:8080")
    mine, end, given = play(address.hostname, address.port or 80)
    print(f"A game of {len(end['players'])} to its end: {given} answers from seat {mine}.")
    print(f"The winners sit at {', '.join(str(seat) for seat in end['winners'])}.")
