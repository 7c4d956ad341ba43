// The ids of second tries, by which they are told from games that count.

const PREFIX = 'again-';

export const secondTryId = (random: string): string => `${PREFIX}${random}`;

/** Does a game go on from a position of another one? It is practice, so no list of games counts it. */
export const isSecondTry = (game: string): boolean => game.startsWith(PREFIX);
