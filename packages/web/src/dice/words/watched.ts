// What others are asked in the dice game, as it is told to those who wait or watch.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { PLAIN } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { calm, danger, type StatusWords } from '../../telling/teller.ts';
import { momentOpen } from './asked.ts';
import { pointsOf, type Questions, rollsLeft } from './questions.ts';
import type { DiceTeller } from './teller.ts';

/** Where all there is to know is who, and why. */
const simply =
  (title: (name: string) => MessageDescriptor, sub: (name: string) => MessageDescriptor) =>
  (t: DiceTeller, { who }: { readonly who: Seat }): StatusWords => {
    const name = t.name(who);
    return calm(title(name), sub(name));
  };

const arrowTaken = simply(
  (name) => msg`${name} takes an arrow`,
  () => msg`Which one: the Chief’s counts as two`,
);

export const WATCHED: Questions = {
  start(t, { who }, { haunts }) {
    const name = t.name(who);
    return calm(msg`${name}’s turn`, haunts ? msg`A ghost rolls two dice` : msg`${name} is about to roll`);
  },
  again(t, { who }, view) {
    const [name, left] = [t.name(who), rollsLeft(view)];
    return calm(msg`${name} keeps or rolls again`, msg`${plural(left, { one: '# roll left', other: '# rolls left' })}`);
  },
  aiming(t, { who, left }) {
    const [name, faces] = [t.name(who), t.faces(left)];
    return calm(msg`${name} takes aim`, msg`Left: ${faces}`);
  },
  pouring(t, { who, left }) {
    const name = t.name(who);
    return calm(msg`${name} pours`, msg`${plural(left, { one: '# beer to pour', other: '# beers to pour' })}`);
  },
  clearArrows(t, { who, left }, { players }) {
    const [name, character] = [t.name(who), t.character(players[who]?.character ?? PLAIN)];
    return calm(
      msg`${name} clears arrows`,
      msg`${plural(left, { one: `${character}: # arrow may go back`, other: `${character}: # arrows may go back` })}`,
    );
  },
  arrowForWound(t, { who, by, points }) {
    const [name, shooter, lost] = [t.name(who), by === null ? '' : t.name(by), pointsOf(points, who)];
    const sub = msg`${plural(lost, { one: 'An arrow may be taken instead of # life', other: 'Arrows may be taken instead of # life' })}`;
    if (by === null) return calm(msg`${name} is hit`, sub);
    return calm(t.isYou(by) ? msg`You hit ${name}` : msg`${shooter} hits ${name}`, sub);
  },
  whichForWound: arrowTaken,
  stepIn(t, { who, points }) {
    const name = t.name(who);
    const isMine = points.some(([at, lost]) => t.isYou(at) && lost > 0);
    return isMine
      ? danger(msg`${name} thinks it over`, msg`${name} may take a hit for you`)
      : calm(msg`${name} thinks it over`, msg`${name} may take a hit for somebody`);
  },
  returnToken(t, { who, at }) {
    const [name, owner] = [t.name(who), t.name(at)];
    return calm(msg`${name} puts an arrow back`, t.isYou(at) ? msg`One of yours` : msg`One of ${owner}’s`);
  },
  returnOwn: simply(
    (name) => msg`${name} thinks it over`,
    (name) => msg`${name} may put arrows back`,
  ),
  whichArrow: arrowTaken,
  handOn: simply(
    (name) => msg`${name} rolled an arrow`,
    (name) => msg`${name} keeps it, or hands it on`,
  ),
  breakArrow(t, { who }) {
    const [name, face] = [t.name(who), t.face('broken arrow')];
    return calm(msg`${name} breaks an arrow`, msg`${face}: one returns to the pile`);
  },
  react: momentOpen,
  rethrow(t, { who }) {
    const [name, special] = [t.name(who), t.special('baro')];
    return calm(msg`${name} rolls everything again`, msg`${special} has struck: this roll counts`);
  },
  rescued: simply(
    (name) => msg`${name} is saved`,
    (name) => msg`${name} may put all arrows back`,
  ),
  haunt: simply(
    (name) => msg`${name} haunts somebody`,
    () => msg`A die of somebody’s next turn will be set`,
  ),
};
