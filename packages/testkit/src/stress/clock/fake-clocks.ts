// Clocks for a server in this process: the wall clock can be set to anything, and time that everybody sees pass can be let pass at once.

const now = performance.now.bind(performance);
const wall = Date.now.bind(Date);

export class FakeClocks {
  /** How far the wall clock is set forward, in milliseconds. */
  ahead = 0;
  private passed = 0;

  readonly now = (): number => now() + this.passed;
  readonly wall = (): number => Math.round(wall() + this.passed + this.ahead);

  /** Whatever else reads the clock of this machine, libraries and clients, reads this one too; until what is returned is called. */
  install(): () => void {
    Date.now = this.wall;
    return () => {
      Date.now = wall;
    };
  }

  pass(milliseconds: number): void {
    this.passed += milliseconds;
  }
}
