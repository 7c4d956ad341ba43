// Settable clocks for a server in this process: the wall clock, and the monotonic clock.

const now = performance.now.bind(performance);
const wall = Date.now.bind(Date);

export class FakeClocks {
  /** How far the wall clock is ahead, in milliseconds. */
  ahead = 0;
  private passed = 0;

  readonly now = (): number => now() + this.passed;
  readonly wall = (): number => Math.round(wall() + this.passed + this.ahead);

  /** Replaces the clocks of this process, also for libraries and clients. Returns a function that restores them. */
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
