// The version of the protocol.
// A change that an older client or server can't understand increases it.

export const PROTOCOL_VERSION = 2;
