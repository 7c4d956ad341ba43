// Somebody must be able to start and to pause: if the host stays away, the next one can.

import type { Table } from './table.ts';

/** How long a host may be away before somebody else gets his powers. */
const MAY_BE_AWAY = 60_000;

export class Hosting {
  private readonly table: Table;
  private timer: ReturnType<typeof setTimeout> | null = null;

  constructor(table: Table) {
    this.table = table;
  }

  /** Whenever somebody comes or goes. */
  mind(): void {
    if (this.table.visitors.isEmpty || this.isHostHere) this.stop();
    else this.timer ??= setTimeout(() => this.table.later(() => this.passOn()), MAY_BE_AWAY);
  }

  stop(): void {
    if (this.timer !== null) clearTimeout(this.timer);
    this.timer = null;
  }

  /** Who would be host next, somebody with a seat before those who watch; null if nobody else is here. */
  get heir(): string | null {
    const others = [...this.table.visitors].filter(({ guest }) => guest !== this.table.record.host);
    return (others.find(({ seat }) => seat !== null) ?? others[0])?.guest ?? null;
  }

  private get isHostHere(): boolean {
    return this.table.isHere(this.table.record.host);
  }

  private async passOn(): Promise<void> {
    this.stop();
    const { heir, table } = this;
    if (heir === null || this.isHostHere) return;
    try {
      await table.keep({ ...table.record, host: heir });
      table.showTable();
    } finally {
      // If it could not be stored there is still no host here.
      this.mind();
    }
  }
}
