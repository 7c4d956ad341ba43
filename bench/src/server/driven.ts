// A process that is measured by another: it tells where it is, how much processor time it has used, and ends when it is told to.

export interface Cost {
  /** Processor time so far, in microseconds. */
  readonly cpu: number;
}

export function answerDriver(address: string, stop: () => Promise<void>): void {
  process.on('message', (message) => {
    if (message === 'stop') void stop().then(() => process.disconnect());
    else {
      const { user, system } = process.cpuUsage();
      process.send?.({ cpu: user + system } satisfies Cost);
    }
  });
  // Also if whoever measures it has come to an end of his own.
  process.on('disconnect', () => process.exit());
  process.send?.({ address });
}
