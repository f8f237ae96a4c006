"""Connections, requests and what a stranger may use of the server."""
