// What you are asked in the dice game: a title, and a line that says why.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { type FrameFor, type Moment, PLAIN, type View } from '@posse/dice';
import { calm, danger, type StatusWords, yours } from '../../telling/teller.ts';
import { pointsOf, type Questions, rollsLeft } from './questions.ts';
import type { DiceTeller } from './teller.ts';

const CHIEF = msg`The Chief’s arrow counts as two`;

export const ASKED: Questions = {
  start: (_t, _f, view) => yours(msg`Your turn`, startSub(view)),
  again: (t, _f, view) => yours(msg`Keep or roll again`, againSub(t, view)),
  aiming(t, { left, doubling }) {
    const faces = t.faces(left);
    return yours(
      msg`Choose whom to shoot`,
      doubling ? msg`The next hit counts twice. Left: ${faces}` : msg`Left: ${faces}`,
    );
  },
  pouring: (_t, { left }) =>
    yours(msg`Who gets the beer?`, msg`${plural(left, { one: '# beer to pour', other: '# beers to pour' })}`),
  clearArrows(t, { who, left }, { players }) {
    const character = t.character(players[who]?.character ?? PLAIN);
    return yours(
      msg`Whose arrow goes back?`,
      msg`${plural(left, { one: `${character}: # arrow may go back`, other: `${character}: # arrows may go back` })}`,
    );
  },
  arrowForWound(t, { who, by, points }) {
    const [name, lost] = [by === null ? '' : t.name(by), pointsOf(points, who)];
    return danger(
      by === null ? msg`You are hit` : msg`${name} hits you`,
      msg`${plural(lost, { one: 'An arrow instead of # life?', other: 'Arrows instead of # life?' })}`,
    );
  },
  whichForWound: () => yours(msg`Which arrow do you take?`, CHIEF),
  stepIn(t, { who, points }) {
    const victims = t.all(
      points
        .filter(([at]) => at !== who)
        .map(([at, lost]) => {
          const name = t.name(at);
          return t.say(msg`${name} (${lost})`);
        }),
    );
    return yours(msg`Take a hit for somebody?`, msg`About to lose life: ${victims}`);
  },
  returnToken(t, { at }) {
    const name = t.name(at);
    return yours(msg`Which arrow goes back?`, t.isYou(at) ? msg`One of yours` : msg`One of ${name}’s`);
  },
  returnOwn: (_t, { left }) =>
    yours(msg`Put an arrow back?`, msg`${plural(left, { one: '# arrow may go back', other: '# arrows may go back' })}`),
  whichArrow: (_t, { left }) =>
    yours(
      msg`Which arrow do you take?`,
      left > 1
        ? msg`${plural(left, { one: 'The Chief’s arrow counts as two. # to take', other: 'The Chief’s arrow counts as two. # to take' })}`
        : CHIEF,
    ),
  handOn: (_t, { token }) =>
    yours(token === 'chief' ? msg`Keep the Chief’s arrow?` : msg`Keep this arrow?`, msg`Or hand it to somebody else`),
  breakArrow(t) {
    const face = t.face('broken arrow');
    return yours(msg`Whose arrow goes back?`, msg`${face}: one returns to the pile`);
  },
  react: (t, f, { options }) =>
    options.some(({ kind }) => kind === 'reveal') ? yours(msg`Show your role?`, momentWords(t, f)) : momentOpen(t, f),
  rethrow(t) {
    const special = t.special('baro');
    return yours(msg`Roll all dice again`, msg`${special} has struck: this roll counts`);
  },
  rescued: () => yours(msg`Put your arrows back?`, msg`You are saved, with 2 life`),
  haunt: () => yours(msg`Whom do you haunt?`, msg`What you pick is set in the next turn of whom you pick`),
};

function startSub({ options, haunts }: View): MessageDescriptor {
  const more = new Set(options.map(({ kind }) => kind));
  if (haunts) return msg`You are a ghost: roll two dice`;
  if (more.size > 2) return msg`Roll, or see what else you may do first`;
  if (more.has('take')) return msg`Roll, or take a saloon die first`;
  if (more.has('ability')) return msg`Roll, or give somebody 1 life first`;
  return more.has('reveal') ? msg`Roll, or show your role first` : msg`Roll the dice`;
}

function againSub(t: DiceTeller, view: View): MessageDescriptor {
  const left = rollsLeft(view);
  const fuses = view.haunts ? 0 : view.dice.filter(({ face }) => face === 'dynamite').length;
  const dynamite = t.face('dynamite');
  return fuses === 0
    ? msg`${plural(left, { one: '# roll left', other: '# rolls left' })}`
    : msg`${plural(left, { one: `# roll left. ${dynamite} so far: ${fuses}, and three stop you`, other: `# rolls left. ${dynamite} so far: ${fuses}, and three stop you` })}`;
}

/** For who has no role to show, and for who watches: nobody knows who has. */
export function momentOpen(t: DiceTeller, frame: FrameFor<'react'>): StatusWords {
  const moment = t.say(momentWords(t, frame));
  return calm(msg`Does anybody show a role?`, msg`${moment}. Only who holds one is asked`);
}

/** What may be answered by showing a role. */
export function momentWords(t: DiceTeller, { moment, who, fallen, points }: FrameFor<'react'>): MessageDescriptor {
  const [name, isYou] = [t.name(who), t.isYou(who)];
  const names = t.all(
    [...new Set(moment === 'dying' ? fallen.map((one) => one.who) : points.map(([at]) => at))].map(t.listed),
  );
  const words: Readonly<Record<Moment, MessageDescriptor>> = {
    'turn starts': msg`A turn begins`,
    rolled: isYou ? msg`You have rolled` : msg`${name} has rolled`,
    stopped: isYou ? msg`That was your last roll` : msg`That was ${name}’s last roll`,
    revealed: isYou ? msg`You use a role` : msg`${name} uses a role`,
    gaining: msg`About to gain life: ${names}`,
    dying: msg`About to fall: ${names}`,
    'turn over': isYou ? msg`Your turn is over` : msg`${name}’s turn is over`,
  };
  return words[moment];
}
