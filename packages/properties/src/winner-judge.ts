// A judge of winners, written from the rulebooks and independent of the engine.
// It knows the roles and reads the public facts: who is eliminated by whom, who returns, whose turn it is. From these it
// decides whether the game is won, and by whom.

import { type Role, type RoleHolder, type Seat, seatsOf, seatsWhere } from '@posse/engine';

/** The public part of a fact. The judge ignores kinds that it does not know. */
interface OpenFact {
  readonly kind: string;
  readonly open: object;
}

interface Death {
  readonly who: Seat;
  /** The player who killed; null if nobody did. */
  readonly by: Seat | null;
}

/** The options of a game that decide who wins. */
export interface WinOptions {
  /** True if the first player out of a dice game becomes its ghost (module 5). */
  readonly firstHaunts: boolean;
  /** True if a ghost who plays for the Outlaws keeps the law from winning until a haunting of theirs ends. */
  readonly ghostOutlawCounts: boolean;
  /** True if a player who is killed by their own dynamite still settles their dice, and kills count as theirs. */
  readonly deadMansDice: boolean;
}

export const NO_WIN_OPTIONS: WinOptions = { firstHaunts: false, ghostOutlawCounts: false, deadMansDice: false };

/** Facts that may come between the deaths of one blow: the dead return their arrows. */
const BETWEEN_DEATHS: readonly string[] = ['tokens'];

/** Among three: Deputy hunts Renegade, Renegade hunts Outlaw, Outlaw hunts Deputy (R-3P-03, DR-064). */
const TARGET: Readonly<Partial<Record<Role, Role>>> = { deputy: 'renegade', renegade: 'outlaw', outlaw: 'deputy' };

export class Judge {
  private roles: readonly Role[] = [];
  private readonly customs: WinOptions;
  private readonly inPlay: Set<Seat>;
  private turn: Seat;
  /** The ghost, which is the first player out if ghosts are in the game; null for none. */
  private ghost: Seat | null = null;
  private won: readonly Seat[] | null = null;

  constructor(players: readonly RoleHolder[], customs: WinOptions) {
    this.customs = customs;
    this.inPlay = new Set(seatsOf(players.length));
    // The Sheriff begins; among three the Deputy (DR-006, R-3P-02).
    const first = players.length === 3 ? 'deputy' : 'sheriff';
    this.turn = players.findIndex(({ role }) => role === first) as Seat;
  }

  /** The winners; null until the game is won. */
  get winners(): readonly Seat[] | null {
    return this.won;
  }

  /**
   * Reads the facts of one answer. Returns an objection if the game reports other winners, or other players in play,
   * than the judge; null if they agree. `winners` is null while the game goes on.
   */
  after(told: readonly OpenFact[], players: readonly RoleHolder[], winners: readonly Seat[] | null): string | null {
    this.roles = players.map(({ role }) => role);
    this.readFacts(told);
    if (this.won === null) {
      if (winners !== null) return `nobody has won yet, but the game is over and won by ${nameAll(winners)}`;
      const [mine, living] = [this.listOf((who) => this.inPlay.has(who)), seatsWhere(players, ({ alive }) => alive)];
      return isSame(mine, living) ? null : `${nameAll(mine)} should be in play, but ${nameAll(living)} are`;
    }
    if (winners === null) return `the game goes on, but ${nameAll(this.won)} won it`;
    return isSame(this.won, winners) ? null : `${nameAll(this.won)} won, but the game says ${nameAll(winners)}`;
  }

  /** Deaths without other facts between them are one blow, judged once after the last of them (P-3, DR-038). */
  private readFacts(told: readonly OpenFact[]): void {
    let blow: Death[] = [];
    let isHauntingOver = false;
    for (const { kind, open } of told) {
      if (kind === 'eliminated') blow.push(open as Death);
      else if (kind === 'haunting') isHauntingOver = (open as { haunting: object | null }).haunting === null;
      else if (!BETWEEN_DEATHS.includes(kind)) {
        this.judgeBlow(blow, isHauntingOver);
        blow = [];
        isHauntingOver = false;
      }
      if (kind === 'turn') this.turn = (open as { who: Seat }).who;
      // A ghost counts while they play their turn; somebody who is back for good counts like anybody (R-HN-GHOST-3,
      // R-FOC-DEAD-4).
      if (kind === 'returned') this.inPlay.add((open as { who: Seat }).who);
    }
    this.judgeBlow(blow, isHauntingOver);
  }

  /** A game ends as soon as it is won; later deaths change nothing (R-DEATH-06, DR-062). */
  private judgeBlow(blow: readonly Death[], isHauntingOver: boolean): void {
    if ((blow.length === 0 && !isHauntingOver) || this.won !== null) return;
    const before = this.inPlay.size;
    for (const { who } of blow) this.inPlay.delete(who);
    this.won = this.roles.length === 3 ? this.winnersAmongThree(blow, before) : this.usualWinners(isHauntingOver);
    if (this.won === null && this.customs.firstHaunts) this.ghost ??= this.firstOf(blow);
  }

  /** R-WIN-01 to 09, DR-053 to 061. The Sheriff's death is checked first. */
  private usualWinners(isHauntingOver: boolean): readonly Seat[] | null {
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

  /**
   * While all three are in play, somebody who eliminates their target wins; after that, the last one left does (R-3P-03
   * to 10, DR-065 to 072).
   */
  private winnersAmongThree(blow: readonly Death[], before: number): readonly Seat[] | null {
    for (const { who, by } of blow) {
      if (by === null || TARGET[this.roles[by] as Role] !== this.roles[who]) continue;
      // With dead man's dice, the roller's own death came before, and left two in play.
      const isDeadMans = this.customs.deadMansDice && by === this.turn && before === 2;
      if (this.inPlay.has(by) ? before === 3 : isDeadMans) return [by];
    }
    return this.inPlay.size > 1 ? null : [...this.inPlay];
  }

  /**
   * The side of a player. A Renegade's ghost plays for the Outlaws among five and seven, for the law among six and
   * eight (DR-231).
   */
  private sideOf(who: Seat): Role | undefined {
    if (who !== this.ghost || this.roles[who] !== 'renegade') return this.roles[who];
    return this.roles.length === 5 || this.roles.length === 7 ? 'outlaw' : 'deputy';
  }

  /** The first of these deaths clockwise, beginning with the player whose turn it is (DR-251). */
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
