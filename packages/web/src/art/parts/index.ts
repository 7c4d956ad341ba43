// All parts. Each is drawn once, at its own origin, and put into pictures by scale and turn.

export * from './country.ts';
export * from './guns.ts';
export * from './law.ts';
export * from './people.ts';
export * from './saloon.ts';
export * from './shots.ts';
export * from './tools.ts';
export * from './wood.ts';
