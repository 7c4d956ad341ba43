// What a player of the card game takes in before he answers: himself, the question, the table, and how much of a foe everybody is.

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
import type { Beliefs } from '../beliefs.ts';
import { rolesKnown } from '../foes.ts';
import { grudgesIn } from '../grudges.ts';
import type { Memory } from '../memory.ts';
import type { PlayStyle } from '../play-style.ts';
import { foesAt } from './wants.ts';

/** Anybody at the table in everybody's eyes: no role, and of his hand only how many cards it holds. */
export interface OpenPlayer {
  readonly character: string;
  readonly abilities: readonly AbilityId[];
  readonly alive: boolean;
  readonly life: number;
  readonly maxLife: number;
  readonly hand: { readonly length: number };
  readonly inPlay: readonly CardId[];
}

/** The table in everybody's eyes: of a view and of an imagined state, the part that they have in common. */
export interface OpenTable {
  readonly setup: View['setup'];
  readonly turn: Seat;
  readonly bangs: number;
  readonly uses: View['uses'];
  readonly event: string | null;
  /** The draw pile; in a view only how many cards it has. */
  readonly deck: number | { readonly length: number };
  readonly newDeck: boolean;
  readonly players: readonly OpenPlayer[];
}

/** Whatever costs time is worked out when it is first asked for. */
export class Situation {
  readonly catalogue: Catalogue;
  readonly view: OpenTable;
  readonly options: readonly Answer[];
  readonly me: Seat;
  readonly role: Role | null;
  readonly self: OpenPlayer;
  /** My own cards. */
  readonly hand: readonly CardId[];
  /** The frame that asks. */
  readonly why: Frame;
  /** The card on the discard pile. */
  readonly top: CardId | null;
  /** The roles that I know. */
  readonly known: readonly (Role | null)[];
  readonly beliefs: Beliefs;
  readonly style: PlayStyle;
  /** For each seat how much of a foe it has become by what it did to me; null if I bear none a grudge. */
  readonly grudges: readonly number[] | null;
  /** For each seat how far it is from me, once that was measured. */
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

  /** The living, except me. */
  get others(): readonly Seat[] {
    this.living ??= othersOf(this.view.players, this.me);
    return this.living;
  }

  /** For each seat how much I want to harm it; below 0, to spare it. */
  get foe(): readonly number[] {
    this.foes ??= foesAt(this.view.players, this.known, this.me, this.role, this.beliefs, this.style, this.grudges);
    return this.foes;
  }

  /** How likely somebody is an Outlaw, for whose death there are three cards. */
  outlawChance(at: Seat): number {
    this.outlaws ??= this.beliefs.expect(this.known, IS_OUTLAW);
    return this.outlaws[at] ?? 0;
  }

  /** How likely somebody is a Deputy, whose death costs the Sheriff all his cards. */
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

/** The same in an imagined world, where all hands and roles are made up: he looks at his own. */
export function imagine(t: State, asked: Pending<Frame, Answer>, beliefs: Beliefs, style: PlayStyle): Situation {
  const { seat: me, options, why } = asked;
  const hand = t.players[me]?.hand ?? [];
  const top = t.discard[t.discard.length - 1] ?? null;
  return new Situation(t.catalogue, t, options, me, hand, why, top, rolesKnown(t.players, me), beliefs, style, null);
}

export const playerOf = (view: OpenTable, who: Seat): OpenPlayer => view.players[who] as OpenPlayer;

/** A number without foresight and the one with it, mixed by how much of it there is. */
export const weigh = ({ style }: Situation, plain: number, ahead: number): number =>
  plain + style.foresight * (ahead - plain);

/** Do I hold more cards than my life points allow me to keep? */
export const isOverfull = ({ hand, self }: Situation): boolean => hand.length > self.life;
