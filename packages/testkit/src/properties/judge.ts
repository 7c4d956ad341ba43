// A judge who has read the rulebooks and has never seen the engine's own verdict. He knows the roles, and hears what everybody
// hears: who is out by whose hand, who comes back, whose turn it is. From that he says whether a game is won, and by whom.

import { type Role, type RoleHolder, type Seat, seatsOf, seatsWhere } from '@posse/engine';

/** What is told, as far as the judge understands it; he lets everything else pass. */
interface Told {
  readonly kind: string;
  readonly open: object;
}

interface Death {
  readonly who: Seat;
  /** Who answers for it; null is nobody. */
  readonly by: Seat | null;
}

/** Told between deaths of one blow: what the fallen held goes back. */
const ASIDE: readonly string[] = ['tokens', 'haunting'];

/** Among three: Deputy hunts Renegade, Renegade hunts Outlaw, Outlaw hunts Deputy (R-3P-03, DR-064). */
const TARGET: Readonly<Partial<Record<Role, Role>>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

export class Judge {
  private roles: readonly Role[] = [];
  private readonly firstHaunts: boolean;
  private readonly inPlay: Set<Seat>;
  private turn: Seat;
  /** Whoever was the first one out haunts the others, out of play, for the side that he has now. */
  private ghost: Seat | null = null;
  private won: readonly Seat[] | null = null;

  /** `firstHaunts`: the first one out of a dice game becomes its ghost (module 5). */
  constructor(players: readonly RoleHolder[], firstHaunts: boolean) {
    this.firstHaunts = firstHaunts;
    this.inPlay = new Set(seatsOf(players.length));
    // The Sheriff begins; among three the Deputy (DR-006, R-3P-02).
    const first = players.length === 3 ? 'deputy' : 'sheriff';
    this.turn = players.findIndex(({ role }) => role === first) as Seat;
  }

  /** The winners, from the moment when the game was won; null before. */
  get winners(): readonly Seat[] | null {
    return this.won;
  }

  /**
   * Hears what an answer brought about. Objects to a game that says of itself that these have won (null: that it goes on)
   * or has others in play than the judge; null if he agrees.
   */
  after(told: readonly Told[], players: readonly RoleHolder[], winners: readonly Seat[] | null): string | null {
    this.roles = players.map(({ role }) => role);
    this.hear(told);
    if (this.won === null) {
      if (winners !== null) return `nobody has won yet, but the game is over and won by ${nameAll(winners)}`;
      const [mine, living] = [this.listOf((who) => this.inPlay.has(who)), seatsWhere(players, ({ alive }) => alive)];
      return isSame(mine, living) ? null : `${nameAll(mine)} should be in play, but ${nameAll(living)} are`;
    }
    if (winners === null) return `the game goes on, but ${nameAll(this.won)} won it`;
    return isSame(this.won, winners) ? null : `${nameAll(this.won)} won, but the game says ${nameAll(winners)}`;
  }

  /** Deaths that are told together are one blow: judged once, after the last of them (P-3, DR-038). */
  private hear(told: readonly Told[]): void {
    let blow: Death[] = [];
    for (const { kind, open } of told) {
      if (kind === 'eliminated') blow.push(open as Death);
      else if (!ASIDE.includes(kind)) {
        this.fell(blow);
        blow = [];
      }
      if (kind === 'turn') this.turn = (open as { who: Seat }).who;
      // A ghost counts while he plays his turn; whoever came back for good counts like anybody (R-HN-GHOST-3, R-FOC-DEAD-4).
      if (kind === 'returned') this.inPlay.add((open as { who: Seat }).who);
    }
    this.fell(blow);
  }

  /** A game is over as soon as it is won, and what happens to its players then changes nothing (R-DEATH-06, DR-062). */
  private fell(blow: readonly Death[]): void {
    if (blow.length === 0 || this.won !== null) return;
    const before = this.inPlay.size;
    for (const { who } of blow) this.inPlay.delete(who);
    this.won = this.roles.length === 3 ? this.amongThree(blow, before) : this.usual();
    if (this.won === null && this.firstHaunts) this.ghost ??= this.firstOf(blow);
  }

  /** R-WIN-01 to 09, DR-053 to 061. The Sheriff's death is looked at first. */
  private usual(): readonly Seat[] | null {
    const playing = this.listOf((who) => this.inPlay.has(who));
    const rolesInPlay = playing.map((who) => this.roles[who]);
    if (!rolesInPlay.includes('sheriff')) {
      const isAlone = playing.length === 1 && rolesInPlay[0] === 'renegade';
      return isAlone ? playing : this.listOf((who) => this.sideOf(who) === 'outlaw');
    }
    if (rolesInPlay.includes('outlaw') || rolesInPlay.includes('renegade')) return null;
    return this.listOf((who) => this.sideOf(who) === 'sheriff' || this.sideOf(who) === 'deputy');
  }

  /** While all three are in play, whoever eliminates his target himself wins; after that, the last one left (R-3P-03 to 10, DR-065 to 072). */
  private amongThree(blow: readonly Death[], before: number): readonly Seat[] | null {
    if (before === 3)
      for (const { who, by } of blow)
        if (by !== null && this.inPlay.has(by) && TARGET[this.roles[by] as Role] === this.roles[who]) return [by];
    return this.inPlay.size > 1 ? null : [...this.inPlay];
  }

  /** A Renegade's ghost plays for the Outlaws among five and seven, for the law among six and eight (DR-231). */
  private sideOf(who: Seat): Role | undefined {
    if (who !== this.ghost || this.roles[who] !== 'renegade') return this.roles[who];
    return this.roles.length === 5 || this.roles.length === 7 ? 'outlaw' : 'deputy';
  }

  /** Of several who fell together, the first one clockwise from whoever is on turn, himself included (DR-251). */
  private firstOf(blow: readonly Death[]): Seat | null {
    const seats = this.roles.length;
    for (let step = 0; step < seats; step++) {
      const who = ((this.turn + step) % seats) as Seat;
      if (blow.some((death) => death.who === who)) return who;
    }
    return null;
  }

  private listOf(isMeant: (who: Seat) => boolean): Seat[] {
    return seatsOf(this.roles.length).filter(isMeant);
  }
}

const nameAll = (seats: readonly Seat[]): string => (seats.length === 0 ? 'nobody' : `seats ${seats.join(', ')}`);

const isSame = (some: readonly Seat[], others: readonly Seat[]): boolean =>
  some.length === others.length && some.every((who) => others.includes(who));
