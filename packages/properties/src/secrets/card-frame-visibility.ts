// Visibility of every frame field in the card game.
// Cards that somebody looks at, or has set aside face down, are visible only to the seat in `eyes`.

import type { CardId, Frame, Frames } from '@posse/card';
import type { Seat, Viewer } from '@posse/engine';
import { type AnyFieldVisibility, type FieldVisibility, open } from './visibility-rules.ts';

const onlyForEyes = ({ eyes }: { readonly eyes: Seat }, _card: CardId, viewer: Viewer): boolean => viewer === eyes;

export const CARD_FRAMES = {
  // the game and its turns
  begin: {},
  start: {},
  // The choice of a character is hidden. The list of those who have yet to choose is not.
  chooseCharacter: open('left'),
  turn: open('who', 'extra'),
  checks: open('who'),
  startCheck: open('who', 'card'),
  wake: open('who', 'checked'),
  phase1: open('who'),
  drew: open('who', 'before'),
  phase2: open('who'),
  phase3: open('who'),
  turnEnd: open('who'),
  turnEnding: open('who', 'heard'),
  handOver: open('from'),
  reveal: {},
  beginTurn: open('who'),
  // drawing
  draw: open('who', 'count', 'phase1'),
  drawShown: open('who', 'phase1'),
  refill: open('who'),
  firstCard: open('who', 'count', 'from', 'phase1'),
  // Kit Carlson looks at three cards. The others see neither them nor which ones Kit keeps (R-CHR-KIT-1).
  look: { ...open('who', 'count', 'keep', 'eyes', 'phase1'), cards: onlyForEyes },
  keep: { ...open('who', 'eyes', 'keep', 'left', 'phase1'), cards: onlyForEyes, kept: onlyForEyes },
  // Claus looks at the cards to give away; nobody else sees them.
  sack: { ...open('who', 'count', 'eyes', 'owner', 'phase1'), cards: onlyForEyes },
  gift: { ...open('who', 'to', 'eyes', 'phase1'), cards: onlyForEyes },
  // Ranch: the exchanged cards lie face down until they are discarded.
  ranch: { ...open('who', 'eyes'), cards: onlyForEyes },
  exchange: { ...open('who', 'eyes'), cards: onlyForEyes },
  guess: open('who', 'right'),
  guessed: open('who', 'right', 'colour'),
  hardLiquor: open('who', 'usual'),
  copy: open('who'),
  fromATable: open('who', 'count', 'phase1'),
  // cards and their effects; cards that were turned up are public
  putAway: open('cards'),
  check: open('who', 'luck', 'then', 'otherwise', 'cards'),
  chooseFlip: open('who', 'luck', 'then', 'otherwise', 'cards'),
  stock: open('by', 'count', 'cards'),
  store: open('cards', 'left'),
  shot: open('by', 'at', 'with', 'need', 'hit', 'dodged', 'tried'),
  duel: open('by', 'now', 'next'),
  indians: open('by', 'at'),
  brawl: open('by', 'left'),
  take: open('by', 'from', 'prey', 'phase1'),
  scrap: open('from', 'prey'),
  heal: open('who', 'points'),
  drink: open('who'),
  explode: open('who', 'card'),
  passOn: open('who', 'card'),
  leaveJail: open('who', 'card'),
  stayInJail: open('who', 'card'),
  // the questions of effects, with what follows from each answer
  mayDo: open('who', 'with', 'yes', 'no'),
  choosePlayer: open('who', 'with', 'choices'),
  payCards: open('who', 'with', 'count', 'filter', 'mayDecline', 'yes', 'no'),
  giveCards: open('who', 'with', 'to', 'count'),
  // events
  bloodBrothers: open('who'),
  roulette: open('who'),
  rouletteGoesOn: open('from'),
  rise: open('who'),
  haunt: open('who'),
  ghostLeaves: open('who'),
  newIdentity: open('who'),
  daltons: open('who'),
  handcuffs: open('who'),
  // wounds and death
  hurt: open('who', 'points', 'by'),
  dying: open('who'),
  wounded: open('who', 'points', 'by'),
  aftermath: {},
  burial: open('who'),
  catchUp: open('who'),
  foregone: {},
  mourning: open('dead'),
  penalty: open('who', 'by'),
  verdict: open('fallen'),
  bounty: open('who', 'by'),
  reward: open('who', 'dead'),
  loot: open('dead'),
  share: open('dead', 'heirs'),
  lastDiscards: open('who'),
} satisfies { readonly [K in keyof Frames]: FieldVisibility<Frames[K], Frames[K]> };

/** In frames of house cards, `cards` are visible only to the seat in the field `eyes`, if there is one. */
export function frameVisibility(frame: Frame): AnyFieldVisibility {
  if (Object.hasOwn(CARD_FRAMES, frame.op)) return CARD_FRAMES[frame.op];
  const { op: _, ...fields } = frame;
  const hidden = 'eyes' in frame ? { cards: onlyForEyes } : {};
  return { ...open(...Object.keys(fields)), ...hidden };
}
