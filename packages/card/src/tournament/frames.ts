// The frames of the tournament variant, gathered here so that built types lead there.

export type {} from './rules/choose-character.ts';
