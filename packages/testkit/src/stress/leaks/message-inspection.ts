// Compares received messages with those of the engine, in the real game and in re-deals.

import { IllegalAnswer, type Kinds, type Random, type Seat, samePlain, type Viewer } from '@posse/engine';
import { type Heard as FromServerOf, shortFact, toWire } from '@posse/protocol';
import { type Match, matchOf, type TableGame, type Update } from '@posse/server/games';
import { must } from '../stress-test.ts';
import { checkChatLine, checkWelcome } from './check-chat.ts';
import { checkEvening, checkPrediction } from './check-predictions.ts';
import { checkStory } from './check-story.ts';
import type { Figures } from './checked-counts.ts';
import type { ReceivedMessage, RecordingClient } from './recording-client.ts';
import { redealtFor, twinOf } from './redealt-twin.ts';
import { readStrictly } from './strict-schemas.ts';
import { shownOf, type TrueGame } from './true-game.ts';

export class Inspection<K extends Kinds> {
  private readonly truths: ReadonlyMap<string, TrueGame<K>>;
  private readonly random: Random;
  private readonly figures: Figures;
  /** Checked updates by game, step and viewer: equal viewers must receive equal texts. */
  private readonly known = new Map<string, string>();

  constructor(truths: ReadonlyMap<string, TrueGame<K>>, random: Random, figures: Figures) {
    this.truths = truths;
    this.random = random;
    this.figures = figures;
  }

  look(recordingClient: RecordingClient): void {
    const { figures } = this;
    figures.connections += recordingClient.connections;
    for (const [place, heard] of recordingClient.heard.entries()) {
      figures.messages++;
      figures.bytes += Buffer.byteLength(heard.text);
      try {
        this.lookAt(recordingClient, heard, place);
      } catch (error) {
        if (error instanceof Error)
          error.message = `${recordingClient.name}: ${error.message}\nin ${heard.text.slice(0, 3000)}`;
        throw error;
      }
    }
  }

  private lookAt(recordingClient: RecordingClient, heard: ReceivedMessage, place: number): void {
    const message = readStrictly(heard.text);
    if (message.type === 'game') this.wholeGame(heard, message);
    else if (message.type === 'update') this.update(heard, message);
    else if (message.type === 'story') checkStory(recordingClient, message, this.truthOf(message.game), this.figures);
    else if (message.type === 'because') this.explanation(recordingClient, heard, message);
    else if (message.type === 'hands') this.openHands(heard, message);
    else if (message.type === 'line') this.figures.gallery += checkChatLine(heard, message.line);
    else if (message.type === 'predicted') checkPrediction(recordingClient, message, this.figures);
    else if (message.type === 'evening') checkEvening(heard, message);
    else if (message.type === 'welcome') checkWelcome(message, recordingClient.heard.slice(place), this.truths);
  }

  /**
   * Checks a whole game: the client's view must be that of the engine, and a re-deal must give the very same message.
   */
  private wholeGame(heard: ReceivedMessage, message: FromServerOf<'game'>): void {
    const trueGame = this.truthOf(message.id);
    const { tableGame } = trueGame;
    const viewer = viewerOf(heard);
    const view = this.checkView(trueGame, heard, message.step);
    const { type, id, step, left, lucks, moreTime, quiet } = message;
    must(samePlain(lucks, trueGame.proof.lucks), () => 'other lucks were told than there were');
    const head = JSON.stringify(toWire({ type, id, step, left, lucks, moreTime, quiet } as typeof message)).slice(
      0,
      -1,
    );
    const redealt = redealtFor(tableGame, view, message.open, this.random);
    const twin = twinOf<K>(tableGame.id, trueGame.state(step), viewer, this.random, null);
    for (const state of [redealt, twin.state]) {
      const match = matchOf(tableGame, state);
      if (view.asked !== viewer && viewer !== 'spectator') match.moment?.decided(viewer);
      const own = match.own(viewer === 'spectator' ? null : viewer);
      this.sameText(heard.text, `${head},"open":${match.open()},"own":${own}}`);
    }
  }

  private update(heard: ReceivedMessage, message: FromServerOf<'update'>): void {
    const { picture, text } = heard;
    must(picture?.step === message.step, () => `the client is at ${picture?.step} after update ${message.step}`);
    const trueGame = this.truthOf(picture.id);
    const viewer = viewerOf(heard);
    const key = `${picture.id} ${message.step} ${viewer}`;
    const before = this.known.get(key);
    if (before !== undefined) {
      must(before === text, () => `two who see the same hear different things: ${before}`);
      return;
    }
    this.known.set(key, text);
    this.checkView(trueGame, heard, message.step);
    const told = trueGame.told(message.step, viewer).map((fact) => shortFact(fact));
    must(samePlain(message.facts, told), () => `other facts were told than there were: ${JSON.stringify(told)}`);
    this.fromTwin(trueGame, viewer, message, text, picture.view.asked === viewer);
  }

  /**
   * The update of the same answer in a twin of the position: everything differs that this viewer can't know, even
   * afterwards.
   */
  private fromTwin(
    trueGame: TrueGame<K>,
    viewer: Viewer,
    { step, bank, left }: FromServerOf<'update'>,
    text: string,
    isAsked: boolean,
  ): void {
    const { tableGame } = trueGame;
    const next = { after: trueGame.state(step), told: trueGame.told(step, viewer) };
    const twin = twinOf<K>(tableGame.id, trueGame.state(step - 1), viewer, this.random, next);
    const match = matchOf(tableGame, twin.state);
    const answer = twin.answer(trueGame.answer(step));
    // Answers to asides are applied when everybody has decided. A player who does not want to be asked has decided at
    // once.
    const wasMoment = match.moment !== null;
    for (const seat of match.moment?.undecided ?? []) match.moment?.decided(seat);
    const taken = (): void => {
      if (!isAsked && viewer !== 'spectator') match.moment?.decided(viewer);
    };
    const update = updateFrom(match, answer, { bank: bank ?? null, left: left ?? null }, taken);
    if (update === null) {
      this.figures.impossible++;
      return;
    }
    // A player who has decided gets their view once more, but only with the first answer after that.
    const own = viewer === 'spectator' || (wasMoment && text === update.open) ? null : update.own[viewer];
    this.sameText(text, own ?? update.open);
  }

  private checkView(trueGame: TrueGame<K>, { picture, ...heard }: ReceivedMessage, step: number): K['view'] {
    const { tableGame } = trueGame;
    const viewer = viewerOf({ picture, ...heard });
    const isAsked = picture?.view.asked === viewer;
    const view = trueGame.shown(step, viewer, isAsked);
    must(
      samePlain(picture?.view, view) && !(isAsked && trueGame.isLater(step)),
      () => `${viewer} sees something else than the engine shows them at ${step}: ${JSON.stringify(view)}`,
    );
    const again = shownOf(tableGame, tableGame.game.redeal(view, this.random), viewer, isAsked);
    this.checkAsked(tableGame, view);
    must(samePlain(again, view), () => `${viewer} sees what no re-deal gives: ${JSON.stringify(again)}`);
    this.figures.views++;
    return view;
  }

  /** Checks that an asked player has something to show or to decide. Rolling one's own dice is never pointless. */
  private checkAsked(tableGame: TableGame<K>, { viewer, asked, stack, options }: K['view']): void {
    const [only, another] = options;
    // In the card game, a hand that nobody else sees may leave one answer.
    const isByHand = tableGame.id === 'card';
    if (asked !== viewer || only === undefined) return;
    const isMoment = stack.some((frame, place) => place === stack.length - 1 && 'op' in frame && frame.op === 'react');
    const isReal = isMoment ? options.some(({ kind }) => kind === 'reveal') : another !== undefined;
    this.figures.asked++;
    if (!isReal) this.figures.onlyAnswers++;
    must(
      isReal || only.kind === 'roll' || isByHand,
      () => `${viewer} is asked, and has nothing to show or to decide: ${JSON.stringify(options)}`,
    );
  }

  /** Checks that hands are shown as they are, and only to a player who is out. */
  private openHands({ seat }: ReceivedMessage, { game, step, hands }: FromServerOf<'hands'>): void {
    const state = this.truthOf(game).state(step) as unknown as {
      readonly players: readonly { readonly alive: boolean; readonly hand: readonly number[] }[];
    };
    must(seat !== null && state.players[seat]?.alive === false, () => `seat ${seat} sees all hands, and is not out`);
    must(
      samePlain(
        hands,
        state.players.map(({ hand }) => hand),
      ),
      () => `seat ${seat} is shown other hands than there are`,
    );
    this.figures.hands++;
  }

  /** Checks that the reason why a move is impossible follows from what the player sees. */
  private explanation(
    { askings }: RecordingClient,
    { picture, seat }: ReceivedMessage,
    { step, refusal }: FromServerOf<'because'>,
  ): void {
    const asked = askings.find((one) => one.game === picture?.id && one.step === step);
    must(asked !== undefined && seat !== null, () => `nobody asked about question ${step}`);
    const trueGame = this.truthOf(asked.game);
    const { game } = trueGame.tableGame;
    const other = game.redeal(trueGame.view(step, seat as Seat), this.random);
    const again = game.explain(other, seat as Seat, asked.attempt as Partial<K['answer']>);
    must(samePlain(refusal, again), () => `in a re-deal the reason is another: ${JSON.stringify(again)}`);
    this.figures.explained++;
  }

  private sameText(found: string, expected: string): void {
    must(found === expected, () => `from a re-dealt position this would be ${expected}`);
    this.figures.redealt++;
  }

  private truthOf(game: string): TrueGame<K> {
    const trueGame = this.truths.get(game);
    must(trueGame !== undefined, () => `somebody heard of game ${game}, which is not at their table`);
    return trueGame;
  }
}

/** The viewer that this client was when it received the message. */
const viewerOf = ({ picture, seat }: ReceivedMessage): Viewer => {
  const viewer = seat === null ? 'spectator' : (seat as Seat);
  must(picture?.view.viewer === viewer, () => `seat ${seat} sees what is for ${picture?.view.viewer}`);
  return viewer;
};

/** The update of an answer; null if the answer is illegal there. */
function updateFrom(
  match: Match,
  answer: Kinds['answer'],
  times: Parameters<Match['update']>[0],
  taken: () => void,
): Update | null {
  try {
    match.apply(answer.seat, answer);
    taken();
  } catch (error) {
    if (error instanceof IllegalAnswer) return null;
    throw error;
  }
  return match.update(times);
}
