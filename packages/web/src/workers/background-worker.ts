// A background worker that answers questions of one kind, started on demand.

/** The reply to one question, sent through the port that came with it. */
export type Reply<Given> = { readonly given: Given } | { readonly trouble: string };

export class BackgroundWorker<Question, Given> {
  private readonly start: () => Worker;
  private readonly inPlace: (question: Question) => Given | Promise<Given>;
  private running: Running | null = null;

  /** `inPlace` answers if no worker can be started. */
  constructor(start: () => Worker, inPlace: (question: Question) => Given | Promise<Given>) {
    this.start = start;
    this.inPlace = inPlace;
  }

  /** Rejects if the question can't be answered. */
  async ask(question: Question): Promise<Given> {
    if (typeof Worker === 'undefined') return this.inPlace(question);
    this.running ??= watched(this.start());
    const { worker, broken } = this.running;
    const reply = await Promise.race([sent<Question, Given>(worker, question), broken]);
    if (reply === null) {
      this.running = null;
      return this.inPlace(question);
    }
    if ('given' in reply) return reply.given;
    throw new Error(reply.trouble);
  }
}

interface Running {
  readonly worker: Worker;
  /** Resolves when the worker has died. */
  readonly broken: Promise<null>;
}

const watched = (worker: Worker): Running => ({
  worker,
  broken: new Promise((resolve) => {
    worker.onerror = () => {
      worker.terminate();
      resolve(null);
    };
  }),
});

function sent<Question, Given>(worker: Worker, question: Question): Promise<Reply<Given>> {
  const { port1: port, port2: theirs } = new MessageChannel();
  return new Promise((resolve) => {
    port.onmessage = ({ data }: MessageEvent<Reply<Given>>) => {
      port.close();
      resolve(data);
    };
    worker.postMessage(question, [theirs]);
  });
}
