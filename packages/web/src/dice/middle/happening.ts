// Moments that nobody at the table should miss, found among the facts of an answer, and in words.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { sideOfGhost, type View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import type { Beat, FactIn } from '../../play/session/beat.ts';
import { useDiceBeat, usePlayers } from '../../play/session/SessionContext.tsx';
import { useDiceNames } from '../../words/dice-names.ts';

export interface HappeningWords {
  readonly title: string;
  readonly sub: string;
}

export function useHappeningWords(): (happening: Happening) => HappeningWords {
  const { t } = useLingui();
  const names = useDiceNames();
  const players = usePlayers();
  const beat = useDiceBeat();
  const sitting = beat?.after.view.players ?? [];
  const ghostSub = (who: Seat): string => {
    const life = t`No ability, no special role: two plain dice each turn, to haunt somebody.`;
    const role = sitting[who]?.role ?? 'outlaw';
    const side = sideOfGhost(role, sitting.length);
    const { name } = names.role(side);
    return role === side ? life : `${life} ${t`The new side: ${name}.`}`;
  };
  return (happening) => {
    switch (happening.kind) {
      case 'attack':
        return { title: t`Indian attack!`, sub: t`Everyone is hit by the arrows they hold.` };
      case 'gatling': {
        const name = players.name(happening.who);
        return {
          title: players.isYou(happening.who) ? t`You fire the Gatling` : t`${name} fires the Gatling`,
          sub: t`Everybody else is in its way.`,
        };
      }
      case 'hurt': {
        if (happening.cause === 'shots') {
          const [count, lost] = [beat === null ? 0 : diceAimedAt(beat, happening.who), happening.points];
          return {
            title: t`${plural(count, { one: '# die hits you', other: '# dice hit you' })}`,
            sub: t`${plural(lost, { one: 'You lose # life.', other: 'You lose # life.' })}`,
          };
        }
        const name = players.name(happening.who);
        return {
          title: t`The dynamite goes off`,
          sub: players.isYou(happening.who)
            ? t`It hits you, and you roll no more.`
            : t`It hits ${name}, who rolls no more.`,
        };
      }
      case 'revealed': {
        const name = players.name(happening.who);
        const { name: role, text } = names.special(happening.special);
        return { title: players.isYou(happening.who) ? t`You show ${role}` : t`${name} shows ${role}`, sub: text };
      }
      case 'starMoved': {
        const name = players.name(happening.to);
        return {
          title: t`The star changes hands`,
          sub: players.isYou(happening.to) ? t`You are the Sheriff now.` : t`${name} is the Sheriff now.`,
        };
      }
      case 'ghost': {
        const name = players.name(happening.who);
        return {
          title: players.isYou(happening.who) ? t`You are the ghost` : t`${name} is the ghost`,
          sub: ghostSub(happening.who),
        };
      }
    }
  };
}

// The moments that nobody at the table should miss, found among the facts of an answer.

type SeenFact = FactIn<View>;
type Kind = 'attack' | 'gatling' | 'hurt' | 'revealed' | 'starMoved' | 'ghost';
export type Happening = Extract<SeenFact, { readonly kind: Kind }>;

const KINDS: readonly string[] = ['attack', 'gatling', 'revealed', 'starMoved', 'ghost'] satisfies Kind[];

/** Of losses only those by dynamite, and those of whoever looks by shots: for others it is seen where they come from. */
const isHappening =
  (you: Seat | null) =>
  (fact: SeenFact): fact is Happening => {
    if (fact.kind === 'hurt') return fact.cause === 'dynamite' || (fact.cause === 'shots' && fact.who === you);
    return KINDS.includes(fact.kind);
  };

export const happenings = (facts: readonly SeenFact[], you: Seat | null): Happening[] => facts.filter(isHappening(you));

/** How many dice were aimed at somebody, up to the last one, with which all of them hit. */
export function diceAimedAt({ before, facts }: Pick<Beat<View>, 'before' | 'facts'>, who: Seat): number {
  const aiming = before.stack.at(-1);
  const earlier = aiming?.op === 'aiming' ? aiming.hits.filter(([at]) => at === who).length : 0;
  const last = facts.filter((fact) => fact.kind === 'shot' && fact.at === who).length;
  const lost = facts.reduce((sum, fact) => (fact.kind === 'hurt' && fact.who === who ? sum + fact.points : sum), 0);
  return earlier + last || lost;
}
