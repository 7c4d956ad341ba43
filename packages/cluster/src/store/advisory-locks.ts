// The advisory locks of this program.

/** The first key, "Poss". The second is 0 for migrations, or the key of a node. */
export const LOCKS = 0x506f7373;
/** Held while a node joins. */
export const JOIN_LOCK = LOCKS + 1;
