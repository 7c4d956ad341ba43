// The status of the dice game: a title and a line, for every viewer.

import { type Frame, PLAIN, type View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { danger, type Status, type StatusWords, spoken, watching } from '../narrator.ts';
import { overWords } from '../story.ts';
import { type Message, msg } from '../text-types.ts';
import type { DiceNarrator } from './dice-narrator.ts';
import {
  ASKED,
  momentOpen,
  pointsOf,
  type QuestionOp,
  type Questions,
  rollsLeft,
  rollWords,
} from './question-to-reader.ts';

export const diceStatus = (t: DiceNarrator, view: View): Status => spoken(t, diceWords(t, view));

function diceWords(t: DiceNarrator, view: View): StatusWords {
  const { winners, asked, stack } = view;
  if (winners !== null) return overWords(t, view, winners);
  const frame = stack.at(-1);
  if (frame?.op === 'react' && asked === null) return WATCHED.react(t, frame, view);
  if (asked === null || frame === undefined) return watching(msg('One moment'), msg('The dice are on their way'));
  const tables = t.isYou(asked) ? ASKED : WATCHED;
  const words = tables[frame.op as QuestionOp] as (t: DiceNarrator, f: Frame, v: View) => StatusWords;
  return words(t, frame, view);
}

/** A question of which only the player and the reason are told. */
const simply =
  (title: (name: string) => Message, sub: (name: string) => Message) =>
  (t: DiceNarrator, { who }: { readonly who: Seat }): StatusWords => {
    const name = t.name(who);
    return watching(title(name), sub(name));
  };

const arrowTaken = simply(
  (name) => msg('{name} takes an arrow', { name }),
  () => msg('Which one: the Chief’s counts as two'),
);

export const WATCHED: Questions = {
  start(t, { who }, { haunts }) {
    const name = t.name(who);
    return watching(
      msg('{name}’s turn', { name }),
      haunts ? msg('A ghost rolls two dice') : msg('{name} is about to roll', { name }),
    );
  },
  again(t, { who }, view) {
    const [name, left] = [t.name(who), rollsLeft(view)];
    return watching(
      rollWords(t, who, view),
      msg(
        '{left, plural, one {{name} keeps or rolls again, # roll left} other {{name} keeps or rolls again, # rolls left}}',
        {
          left,
          name,
        },
      ),
    );
  },
  aiming(t, { who, left, hits }) {
    const [name, faces] = [t.name(who), t.faces(left)];
    const count = hits.filter(([at]) => t.isYou(at)).length;
    if (count > 0)
      return danger(
        msg('{count, plural, one {{name} shoots you with # die} other {{name} shoots you with # dice}}', {
          count,
          name,
        }),
        msg('{name} takes aim. Shots left: {faces}', { name, faces }),
      );
    return watching(msg('{name} takes aim', { name }), msg('Shots left: {faces}', { faces }));
  },
  pouring(t, { who, left }) {
    const name = t.name(who);
    return watching(
      msg('{name} pours', { name }),
      msg('{left, plural, one {# beer to pour} other {# beers to pour}}', { left }),
    );
  },
  clearArrows(t, { who, left }, { players }) {
    const [name, character] = [t.name(who), t.character(players[who]?.character ?? PLAIN)];
    return watching(
      msg('{name} clears arrows', { name }),
      msg('{left, plural, one {{character}: # arrow may go back} other {{character}: # arrows may go back}}', {
        left,
        character,
      }),
    );
  },
  arrowForWound(t, { who, by, points }) {
    const [name, shooter, lost] = [t.name(who), by === null ? '' : t.name(by), pointsOf(points, who)];
    const sub = msg(
      '{lost, plural, one {An arrow may be taken instead of # life} other {Arrows may be taken instead of # life}}',
      { lost },
    );
    if (by === null) return watching(msg('{name} is hit', { name }), sub);
    return watching(
      t.isYou(by) ? msg('You hit {name}', { name }) : msg('{shooter} hits {name}', { shooter, name }),
      sub,
    );
  },
  whichForWound: arrowTaken,
  stepIn(t, { who, points }) {
    const name = t.name(who);
    const isMine = points.some(([at, lost]) => t.isYou(at) && lost > 0);
    return isMine
      ? danger(msg('{name} thinks it over', { name }), msg('{name} may take a hit for you', { name }))
      : watching(msg('{name} thinks it over', { name }), msg('{name} may take a hit for somebody', { name }));
  },
  returnToken(t, { who, at }) {
    const [name, owner] = [t.name(who), t.name(at)];
    return watching(
      msg('{name} puts an arrow back', { name }),
      t.isYou(at) ? msg('One of yours') : msg('One of {owner}’s', { owner }),
    );
  },
  returnOwn: simply(
    (name) => msg('{name} thinks it over', { name }),
    (name) => msg('{name} may put arrows back', { name }),
  ),
  whichArrow: arrowTaken,
  handOn: simply(
    (name) => msg('{name} rolled an arrow', { name }),
    (name) => msg('{name} keeps it, or hands it on', { name }),
  ),
  breakArrow(t, { who }) {
    const [name, face] = [t.name(who), t.face('broken arrow')];
    return watching(msg('{name} breaks an arrow', { name }), msg('{face}: one returns to the pile', { face }));
  },
  react: momentOpen,
  rethrow(t, { who }) {
    const [name, special] = [t.name(who), t.special('baro')];
    return watching(
      msg('{name} rolls everything again', { name }),
      msg('{special} has struck: this roll counts', { special }),
    );
  },
  rescued: simply(
    (name) => msg('{name} is saved', { name }),
    (name) => msg('{name} may put all arrows back', { name }),
  ),
  haunt: simply(
    (name) => msg('{name} haunts somebody', { name }),
    () => msg('A die of somebody’s next turn will be set'),
  ),
};
