// The language spoken between a page and a server. A change that an older end can't understand counts it up.

export const PROTOCOL_VERSION = 2;
