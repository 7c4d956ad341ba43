// Tells in a headline what one answer of the dice game did.

import type { Facts, View } from '@posse/dice';
import type { Seat, Viewer } from '@posse/engine';
import { type Deed, type DeedWords, deedSpoken, harm, news } from '../deed-headline.ts';
import { msg } from '../text-types.ts';
import type { Happened, SeenFact } from './answer-story.ts';
import type { DiceNarrator } from './dice-narrator.ts';

/** The headline about an answer; null if it did nothing worth one. */
export function diceDeed(t: DiceNarrator, happened: Happened): Deed | null {
  const yours = deedTo(t, happened, happened.before.viewer);
  const words = yours ?? deedForAll(t, happened);
  return words && deedSpoken(t, words, yours !== null);
}

type Seen<K extends SeenFact['kind']> = { readonly kind: K } & Facts[K & keyof Facts];

const factsOf = <K extends SeenFact['kind']>({ facts }: Happened, kind: K): Seen<K>[] =>
  facts.filter((fact) => fact.kind === kind) as unknown as Seen<K>[];

function deedTo(t: DiceNarrator, happened: Happened, you: Viewer): DeedWords | null {
  if (you === 'spectator') return null;
  return (
    elimination(t, happened, you) ??
    wound(t, happened, you) ??
    star(t, happened, you) ??
    beer(t, happened, you) ??
    arrow(t, happened, you) ??
    haunting(t, happened, you)
  );
}

function elimination(t: DiceNarrator, happened: Happened, you: Seat): DeedWords | null {
  if (factsOf(happened, 'ghost').some(({ who }) => who === you)) return harm(msg('You stay as a ghost'));
  const fall = factsOf(happened, 'eliminated').find(({ who }) => who === you);
  if (fall === undefined) return null;
  if (fall.by === null || fall.by === you) return harm(msg('You are out of the game'));
  const name = t.name(fall.by);
  return harm(msg('{name} brings you down', { name }));
}

const lifeOf = ({ players }: View, who: Seat): number => players[who]?.life ?? 0;

/** "Mabel shoots you: 6 → 4" */
function wound(t: DiceNarrator, happened: Happened, you: Seat): DeedWords | null {
  const wounds = factsOf(happened, 'hurt').filter(({ who }) => who === you);
  const [first] = wounds;
  if (first === undefined) return null;
  const from = lifeOf(happened.before, you);
  const to = from - wounds.reduce((sum, { points }) => sum + points, 0);
  const { by, cause } = first;
  if (cause === 'attack') return harm(msg('The Indians hit you: {from} → {to}', { from, to }));
  if (cause === 'dynamite' || cause === 'bullet') {
    const what = t.face(cause);
    return harm(msg('{what} hits you: {from} → {to}', { what, from, to }));
  }
  if (by === null || by === you) return harm(msg('You lose life: {from} → {to}', { from, to }));
  const [name, what] = [t.name(by), t.face('gatling')];
  if (cause === 'shots') return harm(msg('{name} shoots you: {from} → {to}', { name, from, to }));
  return harm(
    cause === 'gatling'
      ? msg('{name} hits you with {what}: {from} → {to}', { name, what, from, to })
      : msg('{name} hits you: {from} → {to}', { name, from, to }),
  );
}

function star(t: DiceNarrator, happened: Happened, you: Seat): DeedWords | null {
  const [moved] = factsOf(happened, 'starMoved');
  if (moved === undefined || (moved.from !== you && moved.to !== you)) return null;
  const [name, target] = [t.name(moved.from), t.name(moved.to)];
  return news(
    moved.to === you ? msg('{name} hands you the star', { name }) : msg('You hand the star to {target}', { target }),
  );
}

function beer(t: DiceNarrator, happened: Happened, you: Seat): DeedWords | null {
  const poured = factsOf(happened, 'poured').find(({ by, at }) => at === you && by !== you);
  if (poured === undefined) return null;
  const from = lifeOf(happened.before, you);
  const to = factsOf(happened, 'life').findLast(({ who }) => who === you)?.life ?? from;
  const name = t.name(poured.by);
  return news(msg('{name} pours you a beer: {from} → {to}', { name, from, to }));
}

function arrow(t: DiceNarrator, happened: Happened, you: Seat): DeedWords | null {
  const { before } = happened;
  if (before.stack.at(-1)?.op !== 'handOn' || before.asked === null || before.asked === you) return null;
  if (!factsOf(happened, 'tokens').some(({ who }) => who === you)) return null;
  const name = t.name(before.asked);
  return harm(msg('{name} hands you an arrow', { name }));
}

function haunting(t: DiceNarrator, happened: Happened, you: Seat): DeedWords | null {
  const { asked } = happened.before;
  if (asked === null || !factsOf(happened, 'haunting').some((fact) => fact.haunting?.who === you)) return null;
  const name = t.name(asked);
  return harm(msg('{name} haunts your next turn', { name }));
}

/** Deeds that nobody at the table should miss, whoever the target is. */
function deedForAll(t: DiceNarrator, happened: Happened): DeedWords | null {
  const [revealed] = factsOf(happened, 'revealed');
  if (revealed !== undefined) {
    const [name, special] = [t.name(revealed.who), t.special(revealed.special)];
    const { text } = t.names.special(revealed.special);
    return news(
      t.isYou(revealed.who) ? msg('You show {special}', { special }) : msg('{name} shows {special}', { name, special }),
      text,
    );
  }
  const [moved] = factsOf(happened, 'starMoved');
  if (moved !== undefined) {
    const [name, target] = [t.name(moved.from), t.name(moved.to)];
    return news(msg('{name} hands the star to {target}', { name, target }));
  }
  const [ghost] = factsOf(happened, 'ghost');
  if (ghost !== undefined) {
    const name = t.name(ghost.who);
    return news(msg('{name} stays as a ghost', { name }));
  }
  const [gatling] = factsOf(happened, 'gatling');
  if (gatling !== undefined) {
    const [name, what] = [t.name(gatling.who), t.face('gatling')];
    return news(
      t.isYou(gatling.who)
        ? msg('You fire {what} at everybody else', { what })
        : msg('{name} fires {what} at everybody else', { name, what }),
    );
  }
  if (factsOf(happened, 'attack').length > 0) return news(msg('The Indians attack'));
  const blast = factsOf(happened, 'hurt').find(({ cause }) => cause === 'dynamite');
  if (blast === undefined) return null;
  const [name, what] = [t.name(blast.who), t.face('dynamite')];
  return news(msg('{what} hits {name}', { what, name }));
}
