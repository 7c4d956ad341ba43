// The reader's question in the dice game: a title, and a line with the reason.

import { CHARACTERS, type FrameFor, type Moment, PLAIN, type View } from '@posse/dice';
import { livingFrom, type Seat } from '@posse/engine';
import { danger, type StatusWords, watching, yours } from '../narrator.ts';
import { type Message, msg } from '../text-types.ts';
import type { DiceNarrator } from './dice-narrator.ts';

const CHIEF = msg('The Chief’s counts as two, but protects its holder if they alone have the most');

export const ASKED: Questions = {
  start: (_t, _f, view) => yours(msg('Your turn'), startSub(view)),
  again: (t, _f, view) => yours(msg('Keep or roll again'), againSub(t, view)),
  aiming(t, { who, left, doubling }, view) {
    const [title, faces] = [msg('Choose who to shoot'), t.faces(left)];
    if (doubling) return yours(title, msg('The next hit counts twice. Shots left: {faces}', { faces }));
    const [count, distance] = [left.length, commonDistance(view, who, left)];
    return yours(
      title,
      distance === null
        ? msg('Shots left: {faces}', { faces })
        : msg('{count, plural, one {# shot left at distance {distance}} other {# shots left at distance {distance}}}', {
            count,
            distance,
          }),
    );
  },
  pouring: (_t, { left }) =>
    yours(msg('Who gets the beer?'), msg('{left, plural, one {# beer to pour} other {# beers to pour}}', { left })),
  clearArrows(t, { who, left }, { players }) {
    const character = t.character(players[who]?.character ?? PLAIN);
    return yours(
      msg('Whose arrow goes back?'),
      msg('{left, plural, one {{character}: # arrow may go back} other {{character}: # arrows may go back}}', {
        left,
        character,
      }),
    );
  },
  arrowForWound(t, { who, by, points }) {
    const [name, lost] = [by === null ? '' : t.name(by), pointsOf(points, who)];
    return danger(
      by === null ? msg('You are hit') : msg('{name} hits you', { name }),
      msg('{lost, plural, one {An arrow instead of # life?} other {Arrows instead of # life?}}', { lost }),
    );
  },
  whichForWound: () => yours(msg('Which arrow do you take?'), CHIEF),
  stepIn(t, { who, points }) {
    const victims = t.all(
      points
        .filter(([at]) => at !== who)
        .map(([at, lost]) => {
          const name = t.name(at);
          return t.say(msg('{name} ({lost})', { name, lost }));
        }),
    );
    return yours(msg('Take a hit for somebody?'), msg('About to lose life: {victims}', { victims }));
  },
  returnToken(t, { at }) {
    const name = t.name(at);
    return yours(msg('Which arrow goes back?'), t.isYou(at) ? msg('One of yours') : msg('One of {name}’s', { name }));
  },
  returnOwn: (_t, { left }) =>
    yours(
      msg('Put an arrow back?'),
      msg('{left, plural, one {# arrow may go back} other {# arrows may go back}}', { left }),
    ),
  whichArrow: (_t, { left }) =>
    yours(
      msg('Which arrow do you take?'),
      left > 1
        ? msg(
            '{left, plural, one {# to take. The Chief’s counts as two, but protects its holder if they alone have the most} other {# to take. The Chief’s counts as two, but protects its holder if they alone have the most}}',
            { left },
          )
        : CHIEF,
    ),
  handOn: (_t, { token }) =>
    yours(
      token === 'chief' ? msg('Keep the Chief’s arrow?') : msg('Keep this arrow?'),
      msg('Or hand it to somebody else'),
    ),
  breakArrow(t) {
    const face = t.face('broken arrow');
    return yours(msg('Whose arrow goes back?'), msg('{face}: one returns to the pile', { face }));
  },
  react: (t, f, view) =>
    view.options.some(({ kind }) => kind === 'reveal')
      ? yours(msg('Show your role?'), momentWords(t, f, view))
      : momentOpen(t, f, view),
  rethrow(t) {
    const special = t.special('baro');
    return yours(msg('Roll all dice again'), msg('{special} has struck: this roll counts', { special }));
  },
  rescued: () => yours(msg('Put your arrows back?'), msg('You are saved, with 2 life')),
  haunt: () => yours(msg('Who do you haunt?'), msg('You set a die of their next roll')),
};

/** The distance of all targets; null if they differ. */
function commonDistance({ options, players }: View, who: Seat, left: FrameFor<'aiming'>['left']): number | null {
  if (!players[who]?.alive || left.some((face) => face !== left[0])) return null;
  const living = livingFrom(players, who);
  const distances = options.flatMap(({ kind, at }) => {
    if (kind !== 'shoot' || at === null) return [];
    const places = living.indexOf(at);
    return [Math.min(places, living.length - places)];
  });
  const [distance = null] = distances;
  return distances.every((one) => one === distance) ? distance : null;
}

function startSub(view: View): Message {
  const { options, haunts, haunting, turn } = view;
  const more = new Set(options.map(({ kind }) => kind));
  const set = haunting?.who === turn && !haunts ? (haunting.twice ? 2 : 1) : 0;
  const thrown = diceOf(view) - set;
  if (set > 0)
    return msg('{set, plural, one {One die is set, you roll {thrown}} other {# dice are set, you roll {thrown}}}', {
      set,
      thrown,
    });
  if (haunts) return msg('You are a ghost: roll two dice');
  if (more.size > 2) return msg('Roll, or see what else you may do first');
  if (more.has('take')) return msg('Roll, or take a saloon die first');
  if (more.has('ability')) return msg('Roll, or give somebody 1 life first');
  return more.has('reveal') ? msg('Roll, or show your role first') : msg('Roll the dice');
}

function againSub(t: DiceNarrator, view: View): Message {
  const left = rollsLeft(view);
  const fuses = view.haunts ? 0 : view.dice.filter(({ face }) => face === 'dynamite').length;
  const dynamite = t.face('dynamite');
  return fuses === 0
    ? msg('{left, plural, one {# roll left} other {# rolls left}}', { left })
    : msg(
        '{left, plural, one {# roll left. {dynamite}: {fuses} so far, 3 stop you} other {# rolls left. {dynamite}: {fuses} so far, 3 stop you}}',
        { left, dynamite, fuses },
      );
}

/** For spectators and players without a role to show: the event leads, because nobody knows who may show one. */
export const momentOpen = (t: DiceNarrator, frame: FrameFor<'react'>, view: View): StatusWords =>
  watching(momentWords(t, frame, view), msg('A role may be shown now'));

/** Names the faces that a player has just rolled. */
export function rollWords(t: DiceNarrator, who: Seat, { dice }: View): Message {
  const fresh = dice.filter((die) => die.fresh);
  const [name, faces] = [t.name(who), t.faces((fresh.length > 0 ? fresh : dice).map(({ face }) => face))];
  return t.isYou(who) ? msg('You roll {faces}', { faces }) : msg('{name} rolls {faces}', { name, faces });
}

/** The event that may be answered by showing a role. */
export function momentWords(t: DiceNarrator, { moment, who, fallen, points }: FrameFor<'react'>, view: View): Message {
  const [name, isYou, faces] = [t.name(who), t.isYou(who), t.faces(view.dice.map(({ face }) => face))];
  const names = t.all(
    [...new Set(moment === 'dying' ? fallen.map((one) => one.who) : points.map(([at]) => at))].map(t.listed),
  );
  const words: Readonly<Record<Moment, Message>> = {
    'turn starts': msg('A turn begins'),
    rolled: rollWords(t, who, view),
    stopped: isYou ? msg('Your dice: {faces}', { faces }) : msg('{name}’s dice: {faces}', { name, faces }),
    revealed: isYou ? msg('You use a role') : msg('{name} uses a role', { name }),
    gaining: msg('About to gain life: {names}', { names }),
    dying: msg('About to fall: {names}', { names }),
    'turn over': isYou ? msg('Your turn is over') : msg('{name}’s turn is over', { name }),
  };
  return words[moment];
}

export type QuestionOp =
  | 'start'
  | 'again'
  | 'aiming'
  | 'pouring'
  | 'clearArrows'
  | 'arrowForWound'
  | 'whichForWound'
  | 'stepIn'
  | 'returnToken'
  | 'returnOwn'
  | 'whichArrow'
  | 'handOn'
  | 'breakArrow'
  | 'react'
  | 'rethrow'
  | 'rescued'
  | 'haunt';

export type Questions = {
  readonly [K in QuestionOp]: (t: DiceNarrator, frame: FrameFor<K>, view: View) => StatusWords;
};

/** The number of dice in this turn: six if the player took the one that their character adds. */
function diceOf({ players, turn, saloon }: View): number {
  const sixth = CHARACTERS[players[turn]?.character ?? 'plain']?.power.sixth ?? null;
  return sixth !== null && saloon === sixth ? 6 : 5;
}

/** The number of rolls left; a ghost has as many as most players. */
export const rollsLeft = (view: View): number => Math.max(0, rollsOf(view) - view.rolls);

export function rollsOf({ players, turn, haunts }: View): number {
  const character = CHARACTERS[haunts ? 'plain' : (players[turn]?.character ?? 'plain')];
  return character?.power.rolls ?? 0;
}

export const pointsOf = (points: readonly (readonly [Seat, number])[], who: Seat): number =>
  points.reduce((sum, [seat, count]) => sum + (seat === who ? count : 0), 0);

/** "3 of 8 life" */
export function lifeOf({ players }: View, who: Seat): Message {
  const { life = 0, maxLife = 0 } = players[who] ?? {};
  return msg('{maxLife, plural, one {{life} of # life} other {{life} of # life}}', { maxLife, life });
}
