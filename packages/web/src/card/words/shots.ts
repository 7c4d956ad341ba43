// A shot, as it is told to whoever is shot at and to all others.

import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { CardId, FrameFor, View } from '@posse/card';
import { kindOf } from '../../catalogue.ts';
import { calm, danger, type StatusWords } from '../../telling/teller.ts';
import { missesOf } from './misses.ts';
import type { CardTeller } from './teller.ts';

type Shot = FrameFor<'shot'>;

export function shotAtYou(t: CardTeller, shot: Shot, view: View): StatusWords {
  const prey = preyOf(shot);
  const sub = subForYou(t, shot, view);
  if (shot.by === null) {
    const source = t.source(shot.with);
    return danger(source, sub);
  }
  const name = t.name(shot.by);
  if (prey === null) return danger(msg`${name} shoots you`, sub);
  const card = t.kind(kindOf(prey).key);
  return danger(msg`${name} aims at your ${card}`, sub);
}

function subForYou(t: CardTeller, shot: Shot, view: View): MessageDescriptor {
  const { needed, played, because } = missesOf(view, shot);
  const [source, missed] = [t.source(because ?? shot.with), t.kind('missed')];
  const [points, prey] = [pointsOf(shot), preyOf(shot)];
  if (played > 0)
    return msg`${plural(needed, { one: `${source}: # ${missed} needed, ${played} played`, other: `${source}: # ${missed} needed, ${played} played` })}`;
  if (shot.by === null)
    return msg`${plural(points, { one: `Give up ${missed}, or lose # life`, other: `Give up ${missed}, or lose # life` })}`;
  if (prey !== null) {
    const card = t.kind(kindOf(prey).key);
    return msg`${plural(needed, { one: `${source}: # ${missed} needed, or lose ${card}`, other: `${source}: # ${missed} needed, or lose ${card}` })}`;
  }
  const life = t.say(msg`${plural(points, { one: '# life', other: '# life' })}`);
  return msg`${plural(needed, { one: `${source}: # ${missed} needed, or lose ${life}`, other: `${source}: # ${missed} needed, or lose ${life}` })}`;
}

export function shotAtAnother(t: CardTeller, shot: Shot, view: View): StatusWords {
  const { needed, played, because } = missesOf(view, shot);
  const [source, missed, name] = [t.source(because ?? shot.with), t.kind('missed'), t.name(shot.at)];
  const sub =
    played > 0
      ? msg`${plural(needed, { one: `${source}: # ${missed} needed, ${played} played`, other: `${source}: # ${missed} needed, ${played} played` })}`
      : msg`${plural(needed, { one: `${source}: ${name} needs # ${missed}`, other: `${source}: ${name} needs # ${missed}` })}`;
  if (shot.by === null) return fromNobody(t, shot);
  const shooter = t.name(shot.by);
  const prey = preyOf(shot);
  if (prey === null) return calm(t.isYou(shot.by) ? msg`You shoot ${name}` : msg`${shooter} shoots ${name}`, sub);
  const card = t.kind(kindOf(prey).key);
  return calm(t.isYou(shot.by) ? msg`You aim at ${name}’s ${card}` : msg`${shooter} aims at ${name}’s ${card}`, sub);
}

function fromNobody(t: CardTeller, shot: Shot): StatusWords {
  const [source, missed, name, points] = [t.source(shot.with), t.kind('missed'), t.name(shot.at), pointsOf(shot)];
  return calm(
    source,
    msg`${plural(points, { one: `${name} gives up ${missed}, or loses # life`, other: `${name} gives up ${missed}, or loses # life` })}`,
  );
}

/** Life points that it costs; 0 if it is aimed at a card. */
export function pointsOf({ hit }: Shot): number {
  const wound = hit.find((frame) => frame.op === 'hurt');
  return wound?.op === 'hurt' ? wound.points : 0;
}

/** The card that it is aimed at; null for the player himself. */
export function preyOf({ hit }: Shot): CardId | null {
  const loss = hit.find((frame) => frame.op === 'scrap');
  return loss?.op === 'scrap' && loss.prey !== 'hand' ? loss.prey : null;
}
