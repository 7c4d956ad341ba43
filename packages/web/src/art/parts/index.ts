// All parts. Each is drawn once, at its own origin, and put into pictures by scale and turn.

export * from './country.ts';
export * from './drinks.ts';
export * from './games.ts';
export * from './hats.ts';
export * from './law.ts';
export * from './people.ts';
export * from './pistols.ts';
export * from './rifles.ts';
export * from './shots.ts';
export * from './tools.ts';
export * from './wood.ts';
