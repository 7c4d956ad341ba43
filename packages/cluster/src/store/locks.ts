// Which advisory locks are ours.

/** Tells them from those of other programs: "Poss". With 0 for whoever brings the tables up to date, else with a node's key. */
export const LOCKS = 0x506f7373;
/** Held for the moment in which a node joins. */
export const JOIN_LOCK = LOCKS + 1;
