// Runs tasks one after the other, in the order in which they were added.

export type Task = () => Promise<void> | undefined | void;

export class TaskQueue {
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

  /** Resolves when all added tasks are done. */
  async idle(): Promise<void> {
    while (this.working !== null) await this.working;
  }

  private async work(): Promise<void> {
    // The first task starts only after its caller went on, so that `working` is set by then.
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
