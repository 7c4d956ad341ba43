// All frames of the promotional characters, gathered so that built types include them.

export type {} from './rules/claus-the-saint.ts';
