// The words for a shot, to its target and to the others.

import { type CardId, type Catalogued, type FrameFor, fixed, kindOf, ownerOf, type View } from '@posse/card';
import { danger, type StatusWords, watching } from '../narrator.ts';
import { type Message, msg } from '../text-types.ts';
import { deedsOf } from './card-names.ts';
import type { CardNarrator } from './card-narrator.ts';

type Shot = FrameFor<'shot'>;

export function shotAtYou(t: CardNarrator, shot: Shot, view: View): StatusWords {
  const prey = preyOf(shot);
  const sub = subForYou(t, shot, view);
  if (shot.by === null) {
    const source = t.source(shot.with);
    return danger(source, sub);
  }
  const name = t.name(shot.by);
  if (prey === null) return danger(msg('{name} shoots you', { name }), sub);
  const card = t.kind(kindOf(t.here, prey).key);
  return danger(msg('{name} aims at your {card}', { name, card }), sub);
}

function subForYou(t: CardNarrator, shot: Shot, view: View): Message {
  const { needed, played, because } = missesOf(t.here, view, shot);
  const [source, missed] = [t.source(because ?? shot.with), t.kind('missed')];
  const [points, prey] = [pointsOf(shot), preyOf(shot)];
  const left = needed - played;
  if (played > 0)
    return msg(
      '{left, plural, one {{source}: {played} {missed} played, # more needed} other {{source}: {played} {missed} played, # more needed}}',
      { left, source, missed, played },
    );
  if (shot.by === null)
    return msg('{points, plural, one {Discard {missed}, or lose # life} other {Discard {missed}, or lose # life}}', {
      points,
      missed,
    });
  if (prey !== null) {
    const card = t.kind(kindOf(t.here, prey).key);
    return msg(
      '{needed, plural, one {{source}: # {missed} needed, or lose {card}} other {{source}: # {missed} needed, or lose {card}}}',
      { needed, source, missed, card },
    );
  }
  const life = t.say(msg('{points, plural, one {# life} other {# life}}', { points }));
  return msg(
    '{needed, plural, one {{source}: # {missed} needed, or lose {life}} other {{source}: # {missed} needed, or lose {life}}}',
    { needed, source, missed, life },
  );
}

export function shotAtAnother(t: CardNarrator, shot: Shot, view: View): StatusWords {
  const { needed, played, because } = missesOf(t.here, view, shot);
  const [source, missed, name] = [t.source(because ?? shot.with), t.kind('missed'), t.name(shot.at)];
  const left = needed - played;
  const sub =
    played > 0
      ? msg(
          '{left, plural, one {{source}: {name} played {played} {missed}, # more needed} other {{source}: {name} played {played} {missed}, # more needed}}',
          { left, source, name, missed, played },
        )
      : msg('{needed, plural, one {{source}: {name} needs # {missed}} other {{source}: {name} needs # {missed}}}', {
          needed,
          source,
          name,
          missed,
        });
  if (shot.by === null) return fromNobody(t, shot);
  const shooter = t.name(shot.by);
  const prey = preyOf(shot);
  if (prey === null)
    return watching(
      t.isYou(shot.by) ? msg('You shoot {name}', { name }) : msg('{shooter} shoots {name}', { shooter, name }),
      sub,
    );
  const card = t.kind(kindOf(t.here, prey).key);
  return watching(
    t.isYou(shot.by)
      ? msg('You aim at {name}’s {card}', { name, card })
      : msg('{shooter} aims at {name}’s {card}', { shooter, name, card }),
    sub,
  );
}

function fromNobody(t: CardNarrator, shot: Shot): StatusWords {
  const [source, missed, name, points] = [t.source(shot.with), t.kind('missed'), t.name(shot.at), pointsOf(shot)];
  return watching(
    source,
    msg(
      '{points, plural, one {{name} discards {missed}, or loses # life} other {{name} discards {missed}, or loses # life}}',
      { points, name, missed },
    ),
  );
}

/** The life points that the shot costs; 0 if it is aimed at a card. */
export function pointsOf({ hit }: Shot): number {
  const wound = hit.find((frame) => frame.op === 'hurt');
  return wound?.op === 'hurt' ? wound.points : 0;
}

/** The card that the shot is aimed at; null if it is the player. */
export function preyOf({ hit }: Shot): CardId | null {
  const loss = hit.find((frame) => frame.op === 'scrap');
  return loss?.op === 'scrap' && loss.prey !== 'hand' ? loss.prey : null;
}

export interface Misses {
  readonly needed: number;
  readonly played: number;
  /** The id of the character or event that demands more than one; null if one is enough. */
  readonly because: string | null;
}

/** The frame counts down; the initial number comes from the shooter (Slab the Killer) or the event (Sniper). */
export function missesOf(here: Catalogued, view: View, { by, with: source, need }: FrameFor<'shot'>): Misses {
  const abilities =
    by === null || here.catalogue.events[view.event ?? '']?.power.silences === 'abilities'
      ? []
      : view.players[by]?.abilities;
  const killer = abilities?.map((id) => ownerOf(here, id)).find(({ power }) => fixed(power.misses, 1) > 1);
  const isBang = here.catalogue.kinds[source]?.bang === true;
  const ofSource = deedsOf(here, source).find(({ verb }) => verb === 'shoot')?.count ?? 1;
  const needed = Math.max(need, isBang ? fixed(killer?.power.misses ?? 1, 1) : ofSource);
  const because = needed === 1 ? null : isBang ? (killer?.id ?? source) : source;
  return { needed, played: needed - need, because };
}
