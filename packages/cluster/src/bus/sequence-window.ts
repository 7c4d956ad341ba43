// Remembers which numbers of a sender were received, so that none counts twice.

/** The distance to the highest number from which a number is rejected. */
export const WINDOW_SIZE = 1024;

export class SequenceWindow {
  /** Numbers below the first one received are rejected: they are from before this node listened. */
  private readonly first: number;
  private highest: number;
  private readonly received = new Uint8Array(WINDOW_SIZE);

  constructor(first: number) {
    this.first = first;
    this.highest = first - 1;
  }

  /** False if this number was received before, or is too far behind. */
  accept(number: number): boolean {
    if (number < this.first || number <= this.highest - WINDOW_SIZE) return false;
    if (number > this.highest) {
      if (number - this.highest >= WINDOW_SIZE) this.received.fill(0);
      else for (let between = this.highest + 1; between < number; between++) this.received[between % WINDOW_SIZE] = 0;
      this.highest = number;
    } else if (this.received[number % WINDOW_SIZE] === 1) return false;
    this.received[number % WINDOW_SIZE] = 1;
    return true;
  }
}
