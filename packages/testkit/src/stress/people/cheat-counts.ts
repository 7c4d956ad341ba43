// Counts attempts to cheat, and what they have revealed.

import { must } from '../stress-test.ts';
import type { CheatedTable } from './cheated-table.ts';
import type { ReloadTable } from './reload-table.ts';

/** The number of games in which every kind of attempt must have happened. */
const MIN_GAMES = 100;

export class Figures {
  games = 0;
  private identities = 0;
  private honest = 0;
  private attempts = 0;
  private refusals = 0;
  private messages = 0;
  private hands = 0;
  private latecomers = 0;
  private listeners = 0;
  private reloadGames = 0;
  private reloads = 0;
  private presses = 0;
  private readonly codes = new Map<string, number>();

  /** Counts a finished game. */
  count(hands: number, latecomers: number, listeners: number): void {
    this.games++;
    this.hands += hands;
    this.latecomers += latecomers;
    this.listeners += listeners;
  }

  /** Counts the attempts at a closed table. */
  add({ cheater, honest }: CheatedTable): void {
    this.identities += cheater.all.length;
    this.honest += honest.length;
    this.attempts += cheater.attempts;
    this.messages += cheater.all.flatMap(({ logs }) => logs).reduce((sum, { texts }) => sum + texts.length, 0);
    for (const [code, times] of cheater.refused) {
      this.refusals += times;
      this.codes.set(code, (this.codes.get(code) ?? 0) + times);
    }
  }

  /** Counts a game in which a player reloaded at each question, and no bot answered for them. */
  addReloads({ reloads, presses }: ReloadTable): void {
    this.reloadGames++;
    this.reloads += reloads;
    this.presses += presses;
  }

  /** Throws if too few attempts were made to prove anything. */
  check(): void {
    must(this.reloadGames === 0 || this.presses > 0, () => 'nobody pressed "Let a bot play" while somebody reloaded');
    if (this.games < MIN_GAMES) return;
    const { hands, latecomers, listeners } = this;
    for (const [what, times] of Object.entries({ hands, latecomers, listeners }))
      must(times > 0, () => `in ${this.games} games there were no ${what}: the test proves nothing`);
  }

  toString(): string {
    const most = [...this.codes].toSorted(([, one], [, other]) => other - one).slice(0, 8);
    return [
      `${this.games} games, ${this.identities} identities of the cheater, ${this.honest} honest people`,
      `${this.attempts} attempts, ${this.refusals} refused (${most.map(([code, times]) => `${code} ${times}`).join(', ')})`,
      `${this.messages} messages read: ${this.hands} hands seen, ${this.latecomers} latecomers announced, 0 second hands`,
      `${this.listeners} have listened to the dead, none of them sat down afterwards`,
      `${this.reloadGames} games with ${this.reloads} reloads and ${this.presses} presses of "Let a bot play" meanwhile, 0 answers by a bot`,
    ].join('; ');
  }
}
