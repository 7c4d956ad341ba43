// The child's side of a measured process: reports address, processor time and memory.
// It ends when it is told to.

export interface Cost {
  /** Processor time so far, in microseconds. */
  readonly cpu: number;
  /** Bytes in use, including those outside of the heap. */
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
  // Also ends if the measuring process has ended.
  process.on('disconnect', () => process.exit());
  process.send?.({ address });
}

function costs(): Cost {
  const { user, system } = process.cpuUsage();
  const { heapUsed, external } = process.memoryUsage();
  return { cpu: user + system, memory: heapUsed + external };
}
