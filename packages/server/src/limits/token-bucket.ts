// Token buckets for rate limits, one for each caller, up to a maximum number.

export interface Rate {
  readonly perSecond: number;
  readonly burst: number;
}

/** A rate: the amount that may come at once, and the amount that is added each minute. */
export const rate = (burst: number, perMinute: number): Rate => ({ burst, perSecond: perMinute / 60 });

export class Bucket {
  private readonly rate: Rate;
  private left: number;
  private filledAt: number;

  constructor(rate: Rate, now: number) {
    this.rate = rate;
    this.left = rate.burst;
    this.filledAt = now;
  }

  /** Takes an amount. False if not enough is left, and then nothing is taken. */
  take(now: number, amount = 1): boolean {
    const isThere = this.has(now, amount);
    if (isThere) this.left -= amount;
    return isThere;
  }

  /** Is this amount left? Nothing is taken. */
  has(now: number, amount = 1): boolean {
    this.fill(now);
    return this.left >= amount;
  }

  /** Takes this much, or all that is left. */
  drain(now: number, amount: number): void {
    this.fill(now);
    this.left = Math.max(0, this.left - amount);
  }

  private fill(now: number): void {
    this.left = Math.min(this.rate.burst, this.left + ((now - this.filledAt) / 1000) * this.rate.perSecond);
    this.filledAt = now;
  }

  /** Seconds until this amount is there again, since the last attempt. */
  wait(amount = 1): number {
    return Math.max(1, Math.ceil((amount - this.left) / this.rate.perSecond));
  }
}

/** The maximum number of remembered callers. Beyond it the quietest are forgotten, so that memory stays small. */
const MAX_KEPT = 10_000;

/** A state for each caller, by name. */
export class PerCaller<T> {
  private readonly kept = new Map<string, T>();
  private readonly make: (key: string) => T;

  constructor(make: (key: string) => T) {
    this.make = make;
  }

  get size(): number {
    return this.kept.size;
  }

  of(key: string): T {
    const known = this.kept.get(key);
    const one = known ?? this.make(key);
    if (known !== undefined) this.kept.delete(key);
    else if (this.kept.size >= MAX_KEPT) this.forgetOne();
    this.kept.set(key, one);
    return one;
  }

  private forgetOne(): void {
    const [quietest] = this.kept.keys();
    if (quietest !== undefined) this.kept.delete(quietest);
  }
}
