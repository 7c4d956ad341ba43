// The static rules that keep a pack finite and fair.

export const LIMITS = {
  bytes: 12 * 1024,
  kinds: 24,
  copies: 60,
  characters: 16,
  events: 15,
  name: 28,
  flavour: 80,
  /** The maximum length of the text about the pack itself. */
  about: 240,
  sentences: 12,
  depth: 3,
  amount: 5,
} as const;

export const STATIC_RULES = [
  'size',
  'texts',
  'sentences',
  'nested loops',
  'bound words',
  'amounts',
  'healing',
  'circles',
  'offers',
  'bans',
  'empty draws',
  'conversions',
  'kept cards',
  'lost turns',
] as const;
export type StaticRule = (typeof STATIC_RULES)[number];
