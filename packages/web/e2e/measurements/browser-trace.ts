// Reads the processor time of a page's main thread from a browser's trace.

/** Processor time in milliseconds. Waiting does not count, so a busy machine matters little. */
export interface Work {
  readonly script: number;
  readonly style: number;
  readonly layout: number;
  /** The time of painting and of composing layers. */
  readonly paint: number;
  /** The time of everything on that thread. */
  readonly all: number;
}

export const CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'v8'];

const KINDS: Readonly<Record<string, Exclude<keyof Work, 'all'>>> = {
  FunctionCall: 'script',
  'v8.callFunction': 'script',
  EvaluateScript: 'script',
  TimerFire: 'script',
  EventDispatch: 'script',
  ParseHTML: 'script',
  MinorGC: 'script',
  MajorGC: 'script',
  UpdateLayoutTree: 'style',
  Layout: 'layout',
  PrePaint: 'paint',
  Paint: 'paint',
  Layerize: 'paint',
  UpdateLayer: 'paint',
  Commit: 'paint',
};
const TASK = 'RunTask';
const MAIN = 'CrRendererMain';

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  /** The begin of an event, its duration and processor time, in microseconds. */
  readonly ts: number;
  readonly dur?: number;
  readonly tdur?: number;
  readonly args: { readonly name?: string };
}

export function workIn(trace: Buffer): Work {
  const { traceEvents } = JSON.parse(trace.toString()) as { traceEvents: TraceEvent[] };
  const work = { script: 0, style: 0, layout: 0, paint: 0, all: 0 };
  /** The open events, each nested in the one before. */
  const within: { kind: keyof Work | null; end: number }[] = [];
  for (const { name, ts, dur = 0, tdur = 0 } of busiestPage(traceEvents)) {
    while ((within.at(-1)?.end ?? Number.POSITIVE_INFINITY) <= ts) within.pop();
    const around = within.at(-1)?.kind ?? null;
    const kind = KINDS[name] ?? around;
    const time = tdur / 1000;
    if (name === TASK) work.all += time;
    if (around !== null) work[around] -= time;
    if (kind !== null) work[kind] += time;
    within.push({ kind, end: ts + dur });
  }
  return work;
}

/** All events of the busiest thread, in order. */
function busiestPage(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = Map.groupBy(
    events.filter(({ ph }) => ph === 'X'),
    ({ pid, tid }) => `${pid} ${tid}`,
  );
  const mains = events.filter(({ name, args }) => name === 'thread_name' && args.name === MAIN);
  const busy = (thread: readonly TraceEvent[]): number =>
    thread.reduce((sum, { name, tdur = 0 }) => (name === TASK ? sum + tdur : sum), 0);
  const [busiest = []] = mains
    .map(({ pid, tid }) => threads.get(`${pid} ${tid}`) ?? [])
    .sort((one, other) => busy(other) - busy(one));
  return busiest.toSorted((one, other) => one.ts - other.ts || (other.dur ?? 0) - (one.dur ?? 0));
}
