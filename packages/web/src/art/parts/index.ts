// All parts of pictures, each drawn once at its own origin.

export * from './country.ts';
export * from './guns.ts';
export * from './law.ts';
export * from './people.ts';
export * from './saloon.ts';
export * from './shots.ts';
export * from './tools.ts';
export * from './wood.ts';
