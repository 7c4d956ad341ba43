import { type Seat } from '@posse/engine';
import type { Kinds, Kit } from './kit.ts';
export interface Update {
  /** How many answers there are now. */
  readonly n: number;
  /** What those who watch are told, and every seat that knows no more than they do. */
  readonly open: string;
  /** By seat; null where it is the open one. */
  readonly own: readonly (string | null)[];
}
export declare class Teller<K extends Kinds> {
  private readonly kit;
  private readonly state;
  private readonly seats;
  private lastOpen;
  /** What each seat knows beyond the open view, as it was last told. */
  private readonly lastOwn;
  constructor(kit: Kit<K>, state: K['state']);
  open(): string;
  own(viewer: Seat | null): string;
  tell(facts: readonly K['fact'][]): Update;
}
