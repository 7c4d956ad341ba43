// The client of a table: mirrors its state and the game's, and reconnects.

import type { Said } from '../client-message-schemas.ts';
import { MAX_EVENING_GAMES } from '../evening/evening-game.ts';
import { PROTOCOL_VERSION } from '../protocol-version.ts';
import type { ChatLineInfo, Heard, TableInfo } from '../server-message-schemas.ts';
import { wholeFacts } from '../short-facts.ts';
import { toWire } from '../step-field-names.ts';
import type { AnyView, GamePicture } from './client-game-picture.ts';
import type { Change, ClientHandlers, ClientSettings, Shown } from './client-types.ts';
import { type Verb, Verbs } from './message-methods.ts';
import { PendingAnswer } from './pending-answer.ts';
import { DEFAULT_TIMING, ReconnectingSocket } from './reconnecting-socket.ts';
import { nearTable } from './server-affinity.ts';
import { type ContributionState, Contributions, temporaryMemory } from './shuffle-contributions.ts';
import { type Closing, webSocket } from './socket-interface.ts';
import { changesBy, parseMessage, type StateMessage } from './state-updates.ts';
import { type Ending, endingFrom, endingOf, OTHER_VERSION } from './stop-reasons.ts';
import { StoryPages } from './story-pages.ts';

export class TableClient<View extends AnyView = AnyView> extends Verbs implements Shown<View> {
  readonly status: Shown<View>['status'] = 'connecting';
  readonly stoppedBecause: Ending | null = null;
  readonly you: string | null = null;
  readonly seat: number | null = null;
  readonly token: string | null;
  readonly pass: string | null;
  readonly table: TableInfo | null = null;
  readonly lines: readonly ChatLineInfo[] = [];
  readonly game: GamePicture<View> | null = null;
  readonly evening: Shown<View>['evening'] = [];
  readonly prediction: Shown<View>['prediction'] = null;
  readonly hands: Shown<View>['hands'] = null;
  readonly proof: Shown<View>['proof'] = null;
  private readonly on: ClientHandlers<View>;
  private readonly code: string;
  private readonly isScreen: boolean;
  private readonly connection: ReconnectingSocket;
  private readonly pendingAnswer = new PendingAnswer();
  private name: string | undefined;
  private chosenFace: string | undefined;
  private readonly contributions: Contributions;
  /** The parts of the commit–reveal shuffle that were sent through this connection, so that none is sent twice. */
  private readonly said = new Set<string>();
  private readonly storyPages = new StoryPages();
  private isEveningAsked = false;
  /** The ticket that moves a seat here; undefined once it was used. */
  private ticket: string | undefined;

  constructor({ url, table, name, face, pass, token, ticket, isScreen = false, ...settings }: ClientSettings<View>) {
    super();
    this.code = table;
    this.isScreen = isScreen;
    this.name = name;
    this.chosenFace = face;
    this.pass = pass ?? null;
    this.token = token ?? null;
    this.ticket = ticket;
    this.on = settings.on ?? {};
    this.contributions = new Contributions(settings.contributionMemory ?? temporaryMemory());
    const open = settings.open ?? webSocket;
    this.connection = new ReconnectingSocket({
      open: () => open(nearTable(url, table)),
      timing: { ...DEFAULT_TIMING, ...settings.timing },
      random: settings.random ?? Math.random,
      isWatched: settings.isWatched ?? (() => true),
      ping: JSON.stringify({ type: 'ping' } satisfies Said<'ping'>),
      trying: () => this.become({ status: 'connecting' }),
      opened: () => this.join(),
      heard: (data) => this.receive(data),
      lost: (closing) => this.lost(closing),
    });
    this.connection.connect();
  }

  /**
   * Chooses an option of the open question by its index. False if that question has an answer. Without a connection the
   * answer is sent later.
   */
  answer(option: number): boolean {
    if (this.game === null || this.status === 'stopped' || !this.pendingAnswer.give(this.game, option)) return false;
    this.sendAnswer();
    return true;
  }

  /** Asks why something is not among the options. */
  explain(attempt: Said<'explain'>['attempt']): boolean {
    return this.game !== null && this.send({ type: 'explain', step: this.game.step, attempt });
  }

  override rename(name: string): boolean {
    this.name = name;
    return super.rename(name);
  }

  override face(face: string | null): boolean {
    this.chosenFace = face ?? undefined;
    return super.face(face);
  }

  /** True if some answer of this game came neither by an update nor by a page of the story. */
  get isStoryMissing(): boolean {
    return this.game !== null && this.storyPages.isMissing(this.game);
  }

  /**
   * Asks for the newest missing page of the story. False if none is missing, or one is under way. The handler `story`
   * gets its answers.
   */
  recall(): boolean {
    if (this.game === null || this.status !== 'open') return false;
    const before = this.storyPages.next(this.game);
    return before !== null && this.send({ type: 'story', before });
  }

  /** Asks for the games of the evening that this client does not know. False if it knows all, or they are under way. */
  recallEvening(): boolean {
    if (this.table === null || this.status !== 'open' || this.isEveningAsked) return false;
    const from = (this.evening.at(-1)?.number ?? -1) + 1;
    this.isEveningAsked = from < (this.table.evening?.games ?? 0) && this.send({ type: 'evening', from });
    return this.isEveningAsked;
  }

  /**
   * Stops waiting, and reconnects or tests the connection at once. Call it when the page is in front again, or the
   * network is back.
   */
  hurry(): void {
    if (this.status === 'waiting') this.connection.tryAgain();
    else if (this.status === 'open') this.connection.test();
  }

  stop(): void {
    this.end(null);
  }

  /**
   * The transcript hashes of the starts that this client was shown before this game. All of them must be in its proof.
   */
  startsBefore(game: string): readonly string[] {
    return this.contributions.startsBefore(game);
  }

  /** The state of the contribution that this client sent for the start with this transcript hash. */
  contributionFor(start: string): ContributionState {
    return this.contributions.contributionFor(start);
  }

  protected override get promise(): string {
    return this.contributions.commitment;
  }

  protected override send(message: Verb): boolean {
    if (this.status !== 'open') return false;
    this.connection.send(JSON.stringify(toWire(message)));
    return true;
  }

  private sendAnswer(): void {
    const due = this.status === 'open' ? this.pendingAnswer.due(this.game) : null;
    if (due !== null) this.send({ type: 'answer', step: due.step, option: due.option });
  }

  /**
   * Reveals the contribution for the start that is under way, or commits to a new one if the table has none of this
   * seat.
   */
  private sendContribution({ type }: StateMessage): void {
    const { table, seat, game, contributions } = this;
    if (table === null) return;
    const { start } = table;
    if (type === 'game' && game !== null) contributions.dealt(game.id, start);
    if (type !== 'table' && type !== 'welcome') return;
    if (start !== null) contributions.saw(start);
    if (seat === null) return;
    const reveal = start === null ? null : contributions.revealFor(seat, start);
    if (reveal !== null) this.sayOnce(reveal.start, reveal);
    else if (start !== null || !table.seats[seat]?.adds)
      this.sayOnce(contributions.commitment, { type: 'promise', promise: contributions.commitment });
  }

  /**
   * Handles the refusal of a contribution, without telling the player, who did not ask for it. A commitment that was
   * used and forgotten is replaced by a new one.
   */
  private contributionRefused(code: string): void {
    if (code !== 'bad-luck' || this.said.has(code)) return;
    this.said.add(code);
    this.contributions.renew();
    this.sayOnce(this.promise, { type: 'promise', promise: this.promise });
  }

  private sayOnce(what: string, message: Verb): void {
    if (!this.said.has(what) && this.send(message)) this.said.add(what);
  }

  private join(): void {
    const { code, name, chosenFace: face, token, pass, ticket, game, promise } = this;
    const since = game === null ? undefined : { game: game.id, step: game.step };
    const join: Said<'join'> = this.isScreen
      ? { type: 'join', version: PROTOCOL_VERSION, table: code, since, as: 'screen' }
      : {
          type: 'join',
          version: PROTOCOL_VERSION,
          table: code,
          name,
          face,
          token: token ?? undefined,
          pass: pass ?? undefined,
          ticket,
          since,
          promise,
        };
    this.said.clear();
    this.connection.send(JSON.stringify(toWire(join)));
  }

  private lost(closing: Closing): void {
    const ending = endingFrom(closing);
    if (ending === null) this.reconnect({}, closing);
    else this.end(ending);
  }

  private reconnect(changes: Partial<Shown<View>>, after?: Closing): void {
    this.pendingAnswer.lost();
    this.storyPages.lost();
    this.isEveningAsked = false;
    this.connection.reconnect(after);
    this.become({ status: 'waiting', ...changes });
  }

  private end(stoppedBecause: Ending | null): void {
    if (this.status === 'stopped') return;
    this.connection.stop();
    this.become({ status: 'stopped', stoppedBecause });
  }

  private receive(data: unknown): void {
    const message = parseMessage(data);
    if (message === null) this.end(OTHER_VERSION);
    else if (message.type === 'error') this.refused(message);
    else if (message.type === 'because') this.on.because?.(message.refusal, message.step);
    else if (message.type === 'ticket') this.on.ticket?.(message.ticket, message.left);
    else if (message.type === 'story') this.tellStory(message);
    else if (message.type === 'evening') this.tellEvening(message);
    else if (message.type === 'hands') this.become({ hands: message });
    else if (message.type === 'deeds') this.on.deeds?.(message.deeds, message.from, message.game);
    else if (message.type === 'revealed') this.contributions.acknowledged(message.start);
    else if (message.type !== 'pong' && message.type !== 'settled') this.follow(message);
  }

  private tellStory(page: Heard<'story'>): void {
    const steps = this.table === null ? null : this.storyPages.take<View>(this.table.game, page);
    if (steps !== null) this.on.story?.(steps, page.game);
  }

  private tellEvening({ games }: Heard<'evening'>): void {
    this.isEveningAsked = false;
    const last = this.evening.at(-1)?.number ?? -1;
    this.become({
      evening: [...this.evening, ...games.filter(({ number }) => number > last)].slice(-MAX_EVENING_GAMES),
    });
    // One message does not hold a long evening.
    if (games.length > 0) this.recallEvening();
  }

  private follow(news: StateMessage): void {
    const changes = changesBy(this, news, Date.now());
    if (changes === null) return;
    if (changes === 'gap') {
      this.reconnect({ game: null });
      return;
    }
    if (news.type === 'welcome') {
      this.ticket = undefined;
      this.connection.welcomed();
    }
    this.become(changes, news);
  }

  private refused({ code, message, about, step, set, pass }: Heard<'error'>): void {
    if (pass !== undefined) this.become({ pass });
    const isTurnedAway = this.status === 'connecting';
    const ending = isTurnedAway ? endingOf({ code, message, set }) : null;
    if (ending !== null) {
      this.end(ending);
      return;
    }
    // A message that was refused before it was read may have been the answer.
    if ((about === 'answer' || about === null) && this.pendingAnswer.isOldNews(code, step)) return;
    if (isTurnedAway) this.reconnect({});
    if (about === 'reveal' || about === 'promise') {
      this.contributionRefused(code);
      return;
    }
    if (about === 'evening') {
      this.isEveningAsked = false;
      return;
    }
    if (about === 'story') {
      this.storyPages.refused(code);
      this.on.storyRefused?.(code);
      return;
    }
    this.on.refused?.({ code, message, about });
  }

  /** The only place that changes what the client shows. */
  private become(changes: Partial<Shown<View>>, news?: StateMessage): void {
    const before = this.game;
    Object.assign(this, changes);
    if (this.game === null) this.storyPages.forget();
    else if (news?.type === 'update' && before !== null) this.storyPages.followed(before);
    if (news !== undefined) {
      this.sendAnswer();
      this.sendContribution(news);
      // Earlier lines come when a game is over: those that players must not read while they play.
      if (news.type === 'line' && news.line === this.lines.at(-1)) this.on.line?.(news.line);
    }
    this.on.changed?.(this, this.changeSince(before, news));
  }

  private changeSince(before: GamePicture<View> | null, news: StateMessage | undefined): Change<View> {
    const { table, game: after } = this;
    if (news?.type !== 'update' || table === null || before === null || after === null)
      return { before, facts: null, after };
    return { before, facts: wholeFacts(table.game, news.facts), after };
  }
}
