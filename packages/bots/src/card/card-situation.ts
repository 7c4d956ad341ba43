// The situation of an asked player in the card game: everything that scores depend on.

import {
  type AbilityId,
  type Answer,
  type CardId,
  type Catalogue,
  catalogueOf,
  type Frame,
  isHidden,
  type State,
  type View,
} from '@posse/card';
import { othersOf, type Pending, type Role, type Seat, seat } from '@posse/engine';
import { grudgesIn } from '../grudges.ts';
import { rolesKnown } from '../likely-foes.ts';
import type { PlayStyle } from '../play-style.ts';
import type { Beliefs } from '../role-beliefs.ts';
import type { Memory } from '../seat-memory.ts';
import { foesAt } from './sheriff-table-foes.ts';

/** A player as everybody sees them: without the role, and only with the size of the hand. */
export interface OpenPlayer {
  readonly character: string;
  readonly abilities: readonly AbilityId[];
  readonly alive: boolean;
  readonly life: number;
  readonly maxLife: number;
  readonly hand: { readonly length: number };
  readonly inPlay: readonly CardId[];
}

/** The public table: the part that views and imagined states have in common. */
export interface OpenTable {
  readonly setup: View['setup'];
  readonly turn: Seat;
  readonly bangs: number;
  readonly uses: View['uses'];
  readonly event: string | null;
  /** The draw pile; in a view only its size. */
  readonly deck: number | { readonly length: number };
  readonly newDeck: boolean;
  readonly players: readonly OpenPlayer[];
}

/** A situation. Expensive parts are computed on first use. */
export class Situation {
  readonly catalogue: Catalogue;
  readonly view: OpenTable;
  readonly options: readonly Answer[];
  readonly me: Seat;
  readonly role: Role | null;
  readonly self: OpenPlayer;
  readonly hand: readonly CardId[];
  /** The frame of the question. */
  readonly why: Frame;
  /** The top card of the discard pile. */
  readonly top: CardId | null;
  /** The roles that I know, by seat. */
  readonly known: readonly (Role | null)[];
  readonly beliefs: Beliefs;
  readonly style: PlayStyle;
  /** How much of a foe each seat has become by harming me; null if I bear no grudges. */
  readonly grudges: readonly number[] | null;
  /** The distance of each seat from me; null until it is first needed. */
  away: readonly number[] | null = null;
  private living: readonly Seat[] | null = null;
  private foes: readonly number[] | null = null;
  private outlaws: readonly number[] | null = null;
  private deputies: readonly number[] | null = null;

  constructor(
    catalogue: Catalogue,
    view: OpenTable,
    options: readonly Answer[],
    me: Seat,
    hand: readonly CardId[],
    why: Frame,
    top: CardId | null,
    known: readonly (Role | null)[],
    beliefs: Beliefs,
    style: PlayStyle,
    grudges: readonly number[] | null,
  ) {
    this.catalogue = catalogue;
    this.view = view;
    this.options = options;
    this.me = me;
    this.role = known[me] ?? null;
    this.self = view.players[me] as OpenPlayer;
    this.hand = hand;
    this.why = why;
    this.top = top;
    this.known = known;
    this.beliefs = beliefs;
    this.style = style;
    this.grudges = grudges;
  }

  /** All living players except me. */
  get others(): readonly Seat[] {
    this.living ??= othersOf(this.view.players, this.me);
    return this.living;
  }

  /** How much I want to harm each seat; negative to spare it. */
  get foe(): readonly number[] {
    this.foes ??= foesAt(this.view.players, this.known, this.me, this.role, this.beliefs, this.style, this.grudges);
    return this.foes;
  }

  /** The probability that a player is an Outlaw, whose death brings three cards. */
  outlawChance(at: Seat): number {
    this.outlaws ??= this.beliefs.expect(this.known, IS_OUTLAW);
    return this.outlaws[at] ?? 0;
  }

  /** The probability that a player is a Deputy, whose death costs the Sheriff all cards. */
  deputyChance(at: Seat): number {
    this.deputies ??= this.beliefs.expect(this.known, IS_DEPUTY);
    return this.deputies[at] ?? 0;
  }
}

const IS_OUTLAW = [0, 0, 1, 0];
const IS_DEPUTY = [0, 1, 0, 0];

export function situationIn(view: View, beliefs: Beliefs, style: PlayStyle, memory: Memory): Situation {
  const me = view.viewer === 'spectator' ? seat(0) : view.viewer;
  const known: (Role | null)[] = [];
  for (const { role } of view.players) known.push(role);
  const hand: CardId[] = [];
  for (const card of view.players[me]?.hand ?? []) if (!isHidden(card)) hand.push(card);
  const why = view.stack[view.stack.length - 1] as Frame;
  const grudges = style.grudge === 0 ? null : grudgesIn(memory.deeds, me, view.players.length, style.grudge);
  const catalogue = catalogueOf(view.setup);
  return new Situation(catalogue, view, view.options, me, hand, why, view.discard.top, known, beliefs, style, grudges);
}

/** The situation of the asked player in an imagined world, where all hands and roles are filled in. */
export function imagine(t: State, asked: Pending<Frame, Answer>, beliefs: Beliefs, style: PlayStyle): Situation {
  const { asked: me, options, why } = asked;
  const hand = t.players[me]?.hand ?? [];
  const top = t.discard[t.discard.length - 1] ?? null;
  return new Situation(t.catalogue, t, options, me, hand, why, top, rolesKnown(t.players, me), beliefs, style, null);
}

export const playerOf = (view: OpenTable, who: Seat): OpenPlayer => view.players[who] as OpenPlayer;

/** Interpolates between a number without foresight and one with it, by the style's foresight. */
export const weigh = ({ style }: Situation, plain: number, ahead: number): number =>
  plain + style.foresight * (ahead - plain);

/** Do I hold more cards than I may keep? */
export const isOverfull = ({ hand, self }: Situation): boolean => hand.length > self.life;
