// What a table needs to know of a game; everything else it gets from the interface that all games share.
export {};
