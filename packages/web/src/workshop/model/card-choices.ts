// The choices about a whole thing: its use, aim, copies, bullets.

import { AIMS, type PackKind, sentenceCase } from '@posse/card/packs';
import type { Icon } from '../../art/index.ts';
import { copiesOf, valuesOfCopies } from './card-copies.ts';
import { candidate, type Desk } from './choice-desk.ts';
import { type Choice, SHAPES, type Shape } from './choice-types.ts';
import { isSame } from './field-values.ts';
import { withValue } from './thing-place.ts';

const SHAPE_SIGNS: Readonly<Record<Shape, Icon>> = {
  played: 'once',
  answer: 'missed',
  gear: 'stays',
  weapon: 'reach',
  later: 'later',
  'later-answer': 'deputy',
};

export function shapeOf({ border, dodges, weapon }: PackKind): Shape {
  if (border === 'blue') return weapon === true ? 'weapon' : 'gear';
  if (border === 'green') return dodges === true ? 'later-answer' : 'later';
  return dodges === true ? 'answer' : 'played';
}

const DRAWS = [{ do: 'draw', n: 1 }] as const;

/** The card in another shape, with what it can keep. */
export function inShape(kind: PackKind, shape: Shape): PackKind {
  const { copies, play, power, aim, price, needs, spares, bang, beer } = kind;
  const played = {
    ...(aim !== undefined && { aim }),
    ...(needs !== undefined && { needs }),
    ...(spares && { spares }),
  };
  const counts = { ...(bang !== undefined && { bang }), ...(beer !== undefined && { beer }) };
  switch (shape) {
    case 'played':
      return {
        border: 'brown',
        ...played,
        ...counts,
        ...(price !== undefined && { price }),
        play: play ?? DRAWS,
        copies,
      };
    case 'later':
      return { border: 'green', ...played, ...counts, play: play ?? DRAWS, copies };
    case 'answer':
    case 'later-answer': {
      const border = shape === 'answer' ? 'brown' : 'green';
      const [first] = play ?? [];
      // A sentence about a target has nobody to be about.
      const kept = aim === undefined && first !== undefined ? { play } : {};
      return { border, dodges: true, action: false, ...(kept as Pick<PackKind, 'play'>), copies };
    }
    case 'gear':
      return { border: 'blue', power: power ?? { farther: 1 }, copies };
    case 'weapon':
      return { border: 'blue', weapon: true, power: { reach: 2, ...power }, copies };
  }
}

export const choicesOfShape = (desk: Desk): readonly Choice[] =>
  SHAPES.flatMap((shape) => {
    const kind = desk.entry as PackKind;
    const isChosen = shapeOf(kind) === shape;
    const entry = isChosen ? kind : inShape(kind, shape);
    return candidate(desk, { id: shape, entry, label: { word: 'shape', shape }, sign: SHAPE_SIGNS[shape], isChosen });
  });

/** A named aim, or one with a distance. */
type KindAim = (typeof AIMS)[number] | { readonly at: 'another player' | 'a card'; readonly within: number | 'reach' };
const FAR: readonly KindAim[] = [
  ...[2, 3, 4, 5].map((within) => ({ at: 'another player' as const, within })),
  { at: 'a card', within: 'reach' },
];

/** The words of an aim, as the rule text has them. */
export function sayAim({ speaker: { words } }: Desk, aim: KindAim): string {
  if (typeof aim === 'string') return words.aims[aim];
  return words.farAim(aim.at, aim.within === 'reach' ? words.reach : String(aim.within));
}

export function choicesOfAim(desk: Desk): readonly Choice[] {
  const { aim } = desk.entry as { readonly aim?: KindAim };
  const aims = ['in reach', ...AIMS.filter((one) => one !== 'in reach'), ...FAR] as readonly KindAim[];
  const all = aim === undefined || aims.some((one) => isSame(one, aim)) ? aims : [aim, ...aims];
  return [
    ...all.flatMap((one) =>
      candidate(desk, {
        id: JSON.stringify(one),
        entry: withValue(desk.entry, ['aim'], one),
        label: { text: sentenceCase(sayAim(desk, one)) },
        sign: typeof one === 'string' && one.startsWith('a card') ? 'discard' : 'reach',
        isChosen: isSame(one, aim),
      }),
    ),
    ...candidate(desk, {
      id: 'nobody',
      entry: withValue(desk.entry, ['aim'], undefined),
      label: { word: 'at nobody' },
      sign: 'once',
      isChosen: aim === undefined,
    }),
  ];
}

/** Switches of a card. Each is said as the rule text says it. */
export function choicesOfExtras(desk: Desk): readonly Choice[] {
  const { words } = desk.speaker;
  const kind = desk.entry as PackKind;
  const say = (text: string) => ({ text: sentenceCase(text) });
  const price = (count: number): string =>
    words.power.price.replace('{cards}', count === 1 ? words.cards.one : words.cards.several(String(count)));
  const switches = [
    { field: 'bang', value: true, label: say(words.power['counts as BANG!']), sign: 'bang' },
    { field: 'beer', value: true, label: say(words.power['counts as Beer']), sign: 'life' },
    { field: 'price', value: 1, label: say(price(1)), sign: 'discard' },
    { field: 'price', value: 2, label: say(price(2)), sign: 'discard' },
    { field: 'needs', value: 'a BANG! left', label: say(words.needs['a BANG! left']), sign: 'bang' },
    { field: 'needs', value: 'a card to lose', label: say(words.needs['a card to lose']), sign: 'hand' },
    { field: 'spares', value: ['the Sheriff'], label: say(words.spares['the Sheriff']), sign: 'sheriff' },
  ] as const;
  return switches.flatMap(({ field, value, label, sign }) => {
    const isOn = isSame(kind[field], value);
    const entry = withValue(desk.entry, [field], isOn ? undefined : value);
    const found = candidate(desk, { id: `${field} ${JSON.stringify(value)}`, entry, label, sign });
    return found.map((choice) => ({ ...choice, isChosen: isOn }));
  });
}

const MAX_COPIES = 8;

export function choicesOfCopies(desk: Desk): readonly Choice[] {
  const { copies } = desk.entry as PackKind;
  const count = valuesOfCopies(copies).length;
  return [
    ...Array.from({ length: MAX_COPIES }, (_, place) => place + 1).flatMap((number) =>
      candidate(desk, {
        id: String(number),
        entry: withValue(desk.entry, ['copies'], number === count ? copies : copiesOf(number, copies)),
        label: { word: 'copies', count: number },
        sign: 'draw',
        isChosen: number === count,
      }),
    ),
    ...candidate(desk, {
      id: 'other values',
      entry: withValue(desk.entry, ['copies'], copiesOf(count, copies, 1)),
      label: { word: 'other values' },
      sign: 'spades',
    }),
  ];
}

export const choicesOfBullets = (desk: Desk): readonly Choice[] =>
  [2, 3, 4, 5].flatMap((count) =>
    candidate(desk, {
      id: String(count),
      entry: withValue(desk.entry, ['bullets'], count),
      label: { word: 'bullets', count },
      sign: 'life',
      isChosen: (desk.entry as { readonly bullets?: number }).bullets === count,
    }),
  );
