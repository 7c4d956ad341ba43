// Who may know what of each frame of the card game. Cards that somebody looks at, or has laid aside face down, are for his eyes only.

import type { CardId, Frame, Frames } from '@posse/card';
import type { Seat, Viewer } from '@posse/engine';
import { type AnyLines, type Lines, open } from './who.ts';

const forHisEyes = ({ eyes }: { readonly eyes: Seat }, _card: CardId, viewer: Viewer): boolean => viewer === eyes;

export const CARD_FRAMES = {
  // the game and its turns
  begin: {},
  start: {},
  // Which of his two characters somebody takes is hidden, not who has still to choose.
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
  // Kit Carlson looks at three cards, and the others see neither them nor which he keeps (R-CHR-KIT-1).
  look: { ...open('who', 'count', 'keep', 'eyes', 'phase1'), cards: forHisEyes },
  keep: { ...open('who', 'eyes', 'keep', 'left', 'phase1'), cards: forHisEyes, kept: forHisEyes },
  // Claus looks at the cards that he gives away, each unseen by the others.
  sack: { ...open('who', 'count', 'eyes', 'owner', 'phase1'), cards: forHisEyes },
  gift: { ...open('who', 'to', 'eyes', 'phase1'), cards: forHisEyes },
  // Ranch: what is exchanged lies face down until it is discarded.
  ranch: { ...open('who', 'eyes'), cards: forHisEyes },
  exchange: { ...open('who', 'eyes'), cards: forHisEyes },
  guess: open('who', 'right'),
  guessed: open('who', 'right', 'colour'),
  hardLiquor: open('who', 'usual'),
  copy: open('who'),
  fromATable: open('who', 'count', 'phase1'),
  // cards and what they do; cards that are turned up lie open
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
} satisfies { readonly [K in keyof Frames]: Lines<Frames[K], Frames[K]> };

/** Of the frames of house cards: where there is a field `eyes`, the cards are for these. */
export function frameLines(frame: Frame): AnyLines {
  if (Object.hasOwn(CARD_FRAMES, frame.op)) return CARD_FRAMES[frame.op];
  const { op: _, ...fields } = frame;
  const hidden = 'eyes' in frame ? { cards: forHisEyes } : {};
  return { ...open(...Object.keys(fields)), ...hidden };
}
