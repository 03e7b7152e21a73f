"""Tables in the page of a browser: the house that stands in a worker of the page, with a store and minds outside."""
