// Reactions: quick words that a player sends with one tap.
// Only their ids are sent, so everybody reads them in their own language.

export const REACTIONS = [
  'howdy',
  'nice-shot',
  'missed-me',
  'ouch',
  'sorry',
  'thanks',
  'trust-me',
  'doubts',
  'hurry',
  'thinking',
  'pure-luck',
  'drinks',
] as const;

export type Reaction = (typeof REACTIONS)[number];

export const isReaction = (id: string): id is Reaction => REACTIONS.some((gesture) => gesture === id);
