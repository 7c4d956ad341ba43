// Since when other nodes have reported that their writes are kept.

/** The time after which a report is outdated. */
const REPORT_TIMEOUT_MS = 1000;

interface Report {
  readonly since: number;
  readonly at: number;
}

export class Health {
  private readonly reports = new Map<string, Report>();

  report(node: string, isHealthy: boolean, now: number): void {
    const before = this.reports.get(node);
    if (!isHealthy) this.reports.delete(node);
    else
      this.reports.set(node, {
        since: before === undefined || now - before.at > REPORT_TIMEOUT_MS ? now : before.since,
        at: now,
      });
  }

  remove(node: string): void {
    this.reports.delete(node);
  }

  /** When the longest unbroken series of current reports began; null if there is none. */
  healthySince(now: number): number | null {
    const sound = [...this.reports.values()].filter(({ at }) => now - at <= REPORT_TIMEOUT_MS);
    return sound.length === 0 ? null : Math.min(...sound.map(({ since }) => since));
  }
}
