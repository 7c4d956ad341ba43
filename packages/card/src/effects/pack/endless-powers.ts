// Refuses powers that could keep a game from ending: lasting bans, free conversions.

import { SUITS } from '../../catalogue/catalogue.ts';
import type { Suit } from '../../state.ts';
import type { Filter } from '../language-terms.ts';
import type { Ban, Conversion, PowerEntry } from '../power-data.ts';
import type { Sentence } from '../sentence-types.ts';
import type { Pack } from './pack.ts';
import { inside, type Place, refuse } from './pack-refusal.ts';
import { causesOf, verbsIn } from './sentence-check.ts';
import type { StaticRule } from './static-rules.ts';

type Holds = (rule: StaticRule) => boolean;

const ALL_SUITS: readonly Suit[] = Object.values(SUITS);

/** Our own kinds of card that heal or draw cards. */
export const RENEWING_KINDS: readonly string[] = [
  'beer',
  'bible',
  'canteen',
  'derringer',
  'dodge',
  'general-store',
  'pony-express',
  'saloon',
  'stagecoach',
  'tequila',
  'wells-fargo',
  'whisky',
];

/** Refuses what a single field doesn't tell. */
export function checkEndings({ kinds, characters, events }: Pack, holds: Holds): void {
  const hasFinal = Object.values(events).some(({ final }) => final === true);
  for (const [key, { power }] of Object.entries(kinds))
    if (power !== undefined) checkHeld(power, kinds, { thing: `card "${key}"`, path: ['power'] }, holds);
  for (const [key, { power }] of Object.entries(characters))
    checkHeld(power, kinds, { thing: `character "${key}"`, path: ['power'] }, holds);
  for (const [key, { power, final }] of Object.entries(events)) {
    const at: Place = { thing: `event "${key}"`, path: ['power'] };
    checkConversions(power, kinds, at, holds);
    if (final !== true && hasFinal) continue;
    const why =
      final === true
        ? 'the last event stays to the end'
        : 'an event stays to the end if the pack has none with "final": true';
    if (forbidsBang(power) && holds('bans'))
      refuse(inside(at, 'forbids'), `${why}, so it may not forbid BANG!: nobody could win any more.`, 'bans');
  }
}

/** The suits in which these packs could forbid BANG! together; null if some suit is always left. */
export function suitsForbiddenBy(packs: readonly Pack[]): readonly Suit[] | null {
  const lasting = packs.flatMap(({ kinds, characters, events }) =>
    [...Object.values(kinds), ...Object.values(characters), ...Object.values(events)].flatMap(({ power }) =>
      power === undefined || forbidsBang(power) ? [] : [power],
    ),
  );
  const found = new Set(lasting.flatMap(suitsOfBans));
  const turned = packs.flatMap(({ events }) => Object.values(events).flatMap(({ power: { suit } }) => suit ?? []));
  const isEverything = found.size === ALL_SUITS.length || turned.some((suit) => found.has(suit));
  return found.size > 0 && isEverything ? [...found] : null;
}

/** A power that its holder keeps. */
function checkHeld(power: PowerEntry, kinds: Pack['kinds'], at: Place, holds: Holds): void {
  checkConversions(power, kinds, at, holds);
  if (forbidsBang(power) && holds('bans'))
    refuse(
      inside(at, 'forbids'),
      'nobody may be kept from every BANG! for good, or a game might never end: leave a suit out.',
      'bans',
    );
}

/** Conversions of any number of cards into ones that heal or draw would fill hands and life for ever. */
function checkConversions({ countsAs }: PowerEntry, kinds: Pack['kinds'], at: Place, holds: Holds): void {
  if (!Array.isArray(countsAs) || !holds('conversions')) return;
  for (const { as, perTurn } of countsAs as readonly Conversion[])
    if (perTurn === undefined && (RENEWING_KINDS.includes(as) || renews(kinds[as]?.play)))
      refuse(
        inside(at, 'countsAs'),
        `"${as}" heals or draws cards, so it could be used without end: add "perTurn", from 1 to 3.`,
        'conversions',
      );
}

export const renews = (play: readonly Sentence[] | undefined): boolean =>
  play !== undefined &&
  (causesOf(play).has('life gained') || verbsIn(play).some((verb) => verb === 'draw' || verb === 'store'));

// --- bans on BANG! ---

const fitsBang = ({ kind = 'bang', border = 'brown', bang, missed, beer, weapon }: Filter): boolean =>
  kind === 'bang' && border === 'brown' && bang !== false && missed !== true && beer !== true && weapon !== true;

const suitsOfBans = ({ forbids }: PowerEntry): readonly Suit[] =>
  Array.isArray(forbids)
    ? (forbids as readonly Ban[]).flatMap(({ cards }) => (fitsBang(cards) ? (cards.suits ?? ALL_SUITS) : []))
    : [];

const forbidsBang = (power: PowerEntry): boolean => new Set(suitsOfBans(power)).size === ALL_SUITS.length;
