// The frames of the promotional characters, gathered here so that built types lead there.

export type {} from './rules/gifts.ts';
