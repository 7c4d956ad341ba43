// One thing after the other, in the order in which they came.

type Task = () => Promise<void> | undefined | void;

export class Queue {
  private readonly tasks: Task[] = [];
  private readonly failed: (error: unknown) => void;
  private working: Promise<void> | null = null;

  constructor(failed: (error: unknown) => void) {
    this.failed = failed;
  }

  add(task: Task): void {
    this.tasks.push(task);
    this.working ??= this.work();
  }

  get isIdle(): boolean {
    return this.working === null;
  }

  /** When everything that was added is done. */
  async idle(): Promise<void> {
    while (this.working !== null) await this.working;
  }

  private async work(): Promise<void> {
    // Not at once: whoever adds a task goes on first, and knows by then that there is work.
    await null;
    for (let task = this.tasks.shift(); task !== undefined; task = this.tasks.shift()) {
      try {
        const done = task();
        if (done !== undefined) await done;
      } catch (error) {
        this.failed(error);
      }
    }
    this.working = null;
  }
}
