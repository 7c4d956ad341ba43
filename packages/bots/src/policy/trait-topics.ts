// The topics of traits: what a learned weight is about, for reasons.

export const TOPICS = [
  'habit',
  'life',
  'hand',
  'left',
  'character',
  'suspicion',
  'target',
  'prey',
  'event',
  'dice',
] as const;
export type Topic = (typeof TOPICS)[number];

/** The upper bits of a trait are its topic; the lower ones are its place among the weights. */
const TOPIC_SHIFT = 28;
const HASH = (1 << TOPIC_SHIFT) - 1;

/** A trait: a hash that is marked with the index of its topic. */
export const about = (topic: number, hash: number): number => (hash & HASH) | (topic << TOPIC_SHIFT);

export const topicOf = (trait: number): Topic => TOPICS[trait >>> TOPIC_SHIFT] as Topic;

export const HABIT = TOPICS.indexOf('habit');
export const LIFE = TOPICS.indexOf('life');
export const IN_HAND = TOPICS.indexOf('hand');
export const WHO_IS_LEFT = TOPICS.indexOf('left');
export const CHARACTER = TOPICS.indexOf('character');
export const SUSPICION = TOPICS.indexOf('suspicion');
export const TARGET = TOPICS.indexOf('target');
export const PREY = TOPICS.indexOf('prey');
export const EVENT = TOPICS.indexOf('event');
export const DICE = TOPICS.indexOf('dice');
