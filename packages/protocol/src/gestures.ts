// Reactions: quick words that a player sends with one tap.
// Only their ids are sent, so everybody reads them in their own language.

export const GESTURES = [
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

export type Gesture = (typeof GESTURES)[number];

export const isGesture = (id: string): id is Gesture => GESTURES.some((gesture) => gesture === id);
