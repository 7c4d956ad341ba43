// A process that is measured by another: it tells where it is, how much processor time and memory it takes, and ends when it is told to.

export interface Cost {
  /** Processor time so far, in microseconds. */
  readonly cpu: number;
  /** Bytes in use, with what lies outside of the heap. */
  readonly memory: number;
}

export function answerDriver(address: string, stop: () => Promise<void>): void {
  process.on('message', (message) => {
    if (message === 'stop') void stop().then(() => process.disconnect());
    else {
      if (message === 'memory') globalThis.gc?.();
      process.send?.(costs());
    }
  });
  // Also if whoever measures it has come to an end of his own.
  process.on('disconnect', () => process.exit());
  process.send?.({ address });
}

function costs(): Cost {
  const { user, system } = process.cpuUsage();
  const { heapUsed, external } = process.memoryUsage();
  return { cpu: user + system, memory: heapUsed + external };
}
