// How much somebody may say in a while: a bucket that fills steadily, and every message takes something out.

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

export class Bucket {
  private readonly rate: Rate;
  private left: number;
  private filledAt: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.filledAt = now;
  }

  /** Is there something left to take? */
  take(now: number): boolean {
    this.left = Math.min(this.rate.burst, this.left + ((now - this.filledAt) / 1000) * this.rate.perSecond);
    this.filledAt = now;
    if (this.left < 1) return false;
    this.left--;
    return true;
  }
}
