"""The table in the browser: HTTP, WebSockets and storage. It knows games through `core`."""
