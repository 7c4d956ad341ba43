// Sends the messages of a transcript to another server, and follows its replies.

import type { Json } from '@posse/engine';
import {
  type GameId,
  type OptionGroup,
  type Patch,
  patched,
  type TableInfo,
  transcriptHashOf,
  unpackOptions,
} from '@posse/protocol';
import type { AnyMessage, TranscriptLine } from './client-transcript.ts';
import { makeTable } from './corpus-person.ts';

/** Replies to one person that come at once. Tables, games and updates come whenever the server sends them. */
const IMMEDIATE_REPLIES = ['welcome', 'seat', 'line', 'ticket', 'because', 'error'];

/** The messages to a person between their message and the next `settled`, such as "error not-now". */
export interface Reply {
  readonly to: AnyMessage;
  readonly heard: readonly string[];
}

const kindOf = (message: AnyMessage): string => (message.type === 'error' ? `error ${message.code}` : message.type);

/** The replies in a transcript, except to answers and to messages that clients send by themselves. */
export function repliesIn(lines: readonly TranscriptLine[]): readonly Reply[] {
  return lines.flatMap(({ who, sent }, place) => {
    if (sent === undefined || !isStep(sent)) return [];
    const after = lines.slice(place + 1).filter((line) => line.who === who);
    const end = after.findIndex(({ heard }) => heard?.type === (sent.type === 'join' ? 'welcome' : 'settled'));
    const heard = after.slice(0, end + 1).flatMap((line) => line.heard ?? []);
    return [{ to: sent, heard: heard.filter(({ type }) => IMMEDIATE_REPLIES.includes(type)).map(kindOf) }];
  });
}

const isStep = ({ type }: AnyMessage): boolean => !['settle', 'answer', 'reveal', 'promise'].includes(type);

interface GameShown {
  readonly open: Json;
  readonly own: Json;
  readonly n: number;
}

/** Follows the messages to one person: the table and the game after each of them. */
export class Follower {
  readonly tables: TableInfo[] = [];
  readonly views: Readonly<Record<string, Json>>[] = [];
  seat: number | null = null;
  private game: GameShown | null = null;

  hear(message: AnyMessage): void {
    const { type } = message;
    if (type === 'welcome') this.tables.push(message.table as TableInfo);
    else if (type === 'table')
      this.tables.push(patched(this.table as never, message.changes as Patch) as unknown as TableInfo);
    else if (type === 'seat') this.seat = message.seat as number | null;
    else if (type === 'game' || (type === 'update' && this.game !== null)) this.follow(message as unknown as GameShown);
  }

  private follow(message: GameShown & { readonly type?: string }): void {
    const { game } = this;
    const open = message.type === 'game' || game === null ? message.open : patched(game.open, message.open as Patch);
    this.game = { open, own: message.own ?? game?.own ?? null, n: message.n };
    this.views.push(patched(open, this.game.own as Patch) as Readonly<Record<string, Json>>);
  }

  get table(): TableInfo {
    const table = this.tables.at(-1);
    if (table === undefined) throw new Error('No message about the table has arrived yet.');
    return table;
  }

  /** The step of the open question. */
  get step(): number {
    return this.game?.n ?? 0;
  }

  /** The step of the question and the number of its options, if this seat is asked. */
  get asked(): { readonly step: number; readonly options: number } | null {
    const view = this.views.at(-1);
    if (view === undefined || this.game === null || view.asked !== this.seat) return null;
    const options = unpackOptions(this.table.game, 0 as never, view.options as readonly OptionGroup[]).length;
    return options === 0 ? null : { step: this.game.n, options };
  }
}

class Line extends Follower {
  readonly socket: WebSocket;
  readonly heard: AnyMessage[] = [];
  private readonly waiting = new Set<() => void>();

  constructor(url: string) {
    super();
    this.socket = new WebSocket(url);
    this.socket.addEventListener('message', ({ data }) => {
      const message = JSON.parse(String(data)) as AnyMessage;
      this.heard.push(message);
      this.hear(message);
      for (const look of this.waiting) look();
    });
  }

  say(message: AnyMessage): void {
    this.socket.send(JSON.stringify(message));
  }

  /** Waits until the condition holds. It is checked at every message. */
  until(holds: () => boolean): Promise<void> {
    return new Promise((resolve) => {
      const look = (): void => {
        if (!holds()) return;
        this.waiting.delete(look);
        resolve();
      };
      this.waiting.add(look);
      look();
    });
  }

  count = (type: string): number => this.heard.filter((message) => message.type === type).length;
}

export interface Replayed {
  readonly replies: readonly Reply[];
  /** The messages to each person, by name. */
  readonly heard: ReadonlyMap<string, readonly AnyMessage[]>;
}

/** Plays a transcript at a new table of this game. Codes, ids and secrets are those of this server. */
export async function replayed(
  server: string,
  game: GameId,
  seats: number,
  lines: readonly TranscriptLine[],
): Promise<Replayed> {
  const { code, pass } = await makeTable(server, { game, plan: { seats }, clock: { answer: 86_400, bank: 0 } });
  const open = new Map<string, Line>();
  const replies: Reply[] = [];
  /** Maps codes, sessions and guests of the transcript to those of this server. */
  const now = new Map<unknown, unknown>();
  const first = lines[0]?.sent;
  now.set(first?.table, code);
  now.set(first?.pass, pass);
  let isPlayed = false;

  for (const [place, { who, sent }] of lines.entries()) {
    if (sent === undefined || sent.type === 'settle') continue;
    if (sent.type === 'join') {
      const line = new Line(`${server.replace(/^http/, 'ws')}/ws`);
      open.set(who, line);
      await new Promise((resolve) => line.socket.addEventListener('open', resolve));
    }
    const line = open.get(who);
    if (line === undefined) throw new Error(`${who} sends a message before they join.`);
    if (sent.type === 'answer') {
      // Another seed deals another game, so the answers have the recorded form but fit today's questions.
      if (!isPlayed) await play([...open.values()], sent);
      isPlayed = true;
      continue;
    }
    if (sent.type === 'reveal') {
      await line.until(() => line.table.start !== null);
      const { start } = line.table;
      if (start !== null) line.say({ ...sent, start: transcriptHashOf(start) });
      continue;
    }
    // In the transcript the next step came after the game had arrived.
    if (sent.type === 'pause' && line.views.length === 0) await line.until(() => line.views.length > 0);
    const before = line.heard.length;
    const said = translated(sent, now) as AnyMessage;
    line.say(sent.type === 'explain' ? { ...said, question: line.step } : said);
    if (sent.type === 'join') {
      await line.until(() => line.count('welcome') > 0);
      const then = lines.slice(place).find((one) => one.who === who && one.heard?.type === 'welcome')?.heard;
      now.set(then?.you, line.heard.find(({ type }) => type === 'welcome')?.you);
    } else {
      const settled = line.count('settled');
      line.say({ type: 'settle' });
      await line.until(() => line.count('settled') > settled);
    }
    const heard = line.heard.slice(before).filter(({ type }) => IMMEDIATE_REPLIES.includes(type));
    replies.push({ to: sent, heard: heard.map(kindOf) });
  }
  for (const { socket } of open.values()) socket.close();
  return { replies, heard: new Map([...open].map(([who, { heard }]) => [who, heard])) };
}

/** The step of a question that no game reaches. */
const MAX_STEP = 1_000_000;

/** All players answer until the game is over. */
async function play(lines: readonly Line[], form: AnyMessage): Promise<void> {
  const players = lines.filter(({ seat }) => seat !== null);
  // A late or early answer is refused with the number of its question.
  for (const line of players) line.say({ ...form, question: MAX_STEP });
  await Promise.all(
    players.map((line) => {
      let answered = -1;
      return line.until(() => {
        const { asked } = line;
        if (asked !== null && asked.step > answered) {
          answered = asked.step;
          line.say({ ...form, question: asked.step, option: (asked.step * 7) % asked.options });
        }
        return line.count('proof') > 0 && line.table.phase === 'over';
      });
    }),
  );
}

function translated(said: unknown, now: ReadonlyMap<unknown, unknown>): unknown {
  if (now.has(said) && said !== undefined) return now.get(said);
  if (Array.isArray(said)) return said.map((one) => translated(one, now));
  if (typeof said !== 'object' || said === null) return said;
  return Object.fromEntries(Object.entries(said).map(([field, value]) => [field, translated(value, now)]));
}
