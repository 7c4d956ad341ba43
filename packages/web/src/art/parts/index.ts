// All parts of pictures, each drawn once at its own origin.

export * from './guns.ts';
export * from './law-and-medicine.ts';
export * from './outdoors.ts';
export * from './people.ts';
export * from './saloon.ts';
export * from './shots-and-blades.ts';
export * from './tools.ts';
export * from './wooden-things.ts';
