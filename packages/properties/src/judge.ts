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

/** What is agreed that bears on who wins. */
export interface Customs {
  /** The first one out of a dice game becomes its ghost (module 5). */
  readonly firstHaunts: boolean;
  /** A ghost who plays for the Outlaws keeps the law from winning, until a haunting of his is over. */
  readonly ghostOutlawCounts: boolean;
  /** The dice of whoever blows himself up still count, and what they do is his deed. */
  readonly deadMansDice: boolean;
}

export const NO_CUSTOMS: Customs = { firstHaunts: false, ghostOutlawCounts: false, deadMansDice: false };

/** Told between deaths of one blow: what the fallen held goes back. */
const ASIDE: readonly string[] = ['tokens'];

/** Among three: Deputy hunts Renegade, Renegade hunts Outlaw, Outlaw hunts Deputy (R-3P-03, DR-064). */
const TARGET: Readonly<Partial<Record<Role, Role>>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

export class Judge {
  private roles: readonly Role[] = [];
  private readonly customs: Customs;
  private readonly inPlay: Set<Seat>;
  private turn: Seat;
  /** Whoever was the first one out haunts the others, out of play, for the side that he has now. */
  private ghost: Seat | null = null;
  private won: readonly Seat[] | null = null;

  constructor(players: readonly RoleHolder[], customs: Customs) {
    this.customs = customs;
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
    let isHauntingOver = false;
    for (const { kind, open } of told) {
      if (kind === 'eliminated') blow.push(open as Death);
      else if (kind === 'haunting') isHauntingOver = (open as { haunting: object | null }).haunting === null;
      else if (!ASIDE.includes(kind)) {
        this.fell(blow, isHauntingOver);
        blow = [];
        isHauntingOver = false;
      }
      if (kind === 'turn') this.turn = (open as { who: Seat }).who;
      // A ghost counts while he plays his turn; whoever came back for good counts like anybody (R-HN-GHOST-3, R-FOC-DEAD-4).
      if (kind === 'returned') this.inPlay.add((open as { who: Seat }).who);
    }
    this.fell(blow, isHauntingOver);
  }

  /** A game is over as soon as it is won, and what happens to its players then changes nothing (R-DEATH-06, DR-062). */
  private fell(blow: readonly Death[], isHauntingOver: boolean): void {
    if ((blow.length === 0 && !isHauntingOver) || this.won !== null) return;
    const before = this.inPlay.size;
    for (const { who } of blow) this.inPlay.delete(who);
    this.won = this.roles.length === 3 ? this.amongThree(blow, before) : this.usual(isHauntingOver);
    if (this.won === null && this.customs.firstHaunts) this.ghost ??= this.firstOf(blow);
  }

  /** R-WIN-01 to 09, DR-053 to 061. The Sheriff's death is looked at first. */
  private usual(isHauntingOver: boolean): readonly Seat[] | null {
    const playing = this.listOf((who) => this.inPlay.has(who));
    const rolesInPlay = playing.map((who) => this.roles[who]);
    if (!rolesInPlay.includes('sheriff')) {
      const isAlone = playing.length === 1 && rolesInPlay[0] === 'renegade';
      return isAlone ? playing : this.listOf((who) => this.sideOf(who) === 'outlaw');
    }
    if (rolesInPlay.includes('outlaw') || rolesInPlay.includes('renegade')) return null;
    const isHaunted = this.ghost !== null && this.sideOf(this.ghost) === 'outlaw';
    if (this.customs.ghostOutlawCounts && isHaunted && !isHauntingOver) return null;
    return this.listOf((who) => this.sideOf(who) === 'sheriff' || this.sideOf(who) === 'deputy');
  }

  /** While all three are in play, whoever eliminates his target himself wins; after that, the last one left (R-3P-03 to 10, DR-065 to 072). */
  private amongThree(blow: readonly Death[], before: number): readonly Seat[] | null {
    for (const { who, by } of blow) {
      if (by === null || TARGET[this.roles[by] as Role] !== this.roles[who]) continue;
      // By the first printing dice count after their roller's death: then it was that death which left two.
      const isDeadMans = this.customs.deadMansDice && by === this.turn && before === 2;
      if (this.inPlay.has(by) ? before === 3 : isDeadMans) return [by];
    }
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
