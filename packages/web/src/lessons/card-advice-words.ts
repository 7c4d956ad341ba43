// Advice on playing a card now, or keeping it.

import { useLingui } from '@lingui/react/macro';
import type { Seat } from '@posse/engine';
import { useMemo } from 'react';
import { usePlayers } from '../game-table/session/SessionContext.tsx';
import { useCardNames } from '../words/card-names.ts';
import { useLanguage } from '../words/language.ts';
import { type Sort, sortOf } from './card-advice.ts';
import type { CardLesson } from './lesson-types.ts';

interface AdviceWords {
  (lesson: CardLesson): string;
  /** A dozen words about a card for the first game. `text` is the card's own text. */
  inBrief(lesson: CardLesson, text: string): string;
}

export function useAdviceWords(): AdviceWords {
  const { t } = useLingui();
  const { either } = useListWords();
  const players = usePlayers();
  const shotAdvice = useShotAdvice();
  const firstShot = useFirstShotWords();
  const simple: Readonly<Partial<Record<Sort, string>>> = {
    weapon: t`Play it before you shoot: it decides how far you reach.`,
    shield: t`Play it: it costs nothing, and protects you from now on.`,
    sight: t`Play it: from now on you reach more players.`,
    cards: t`Play it right away: more cards, and nothing to lose.`,
    round: t`It heals your opponents too: play it when you need it more than they do.`,
    theft: t`Good against a Barrel, a weapon or a full hand.`,
    volley: t`It hits friends and foes alike. You may still play a BANG! as well.`,
    raid: t`A Missed! doesn’t help against it: good when the others have few BANG! left.`,
    duel: t`Good when you probably hold more BANG! than your opponent.`,
    store: t`You choose first, but everyone gets a card.`,
    jail: t`It may hold up your most dangerous opponent.`,
    dynamite: t`It travels round the table, and may come back to you.`,
  };
  const advice = (lesson: CardLesson): string => {
    const { card, isPlayable, targets, missingLife } = lesson;
    const sort = sortOf(card);
    if (sort === 'drink')
      return missingLife > 0
        ? t`You are hurt: drink it now, or save it for your last life point.`
        : t`You are unhurt: keep it. It can save you when you lose your last life point.`;
    if (sort === 'dodge')
      return isPlayable ? '' : t`Keep it for when you are shot at: you can’t play it in your own turn.`;
    if (!isPlayable) return t`Not now: tap it to see why.`;
    if (sort !== 'shot') return simple[sort] ?? '';
    const people = either(targets.map((place: Seat) => players.name(place)));
    return `${t`Tap it, then a lit player: ${people}.`} ${shotAdvice(lesson)}`.trimEnd();
  };
  const inBrief = (lesson: CardLesson, text: string): string => {
    const { card, targets, isPlayable } = lesson;
    const sort = sortOf(card);
    if (sort === 'weapon') return `${text} ${t`Play it before you shoot.`}`;
    if (sort !== 'shot' || !isPlayable) return text;
    return firstShot(lesson, either(targets.map((place: Seat) => players.name(place))));
  };
  return Object.assign(advice, { inBrief });
}

/** The first shot: what to do before, the target, and why. */
function useFirstShotWords(): (lesson: CardLesson, people: string) => string {
  const { t } = useLingui();
  const names = useCardNames();
  const players = usePlayers();
  return ({ card: kind, best, weaponFirst, isAlone }, people) => {
    const card = names.kind(kind).name;
    const weapon = weaponFirst === null ? '' : names.kind(weaponFirst).name;
    const name = best === null ? '' : players.name(best);
    const sentences = [
      weapon === '' ? '' : t`Play ${weapon} first.`,
      name === ''
        ? t`Once per turn: tap ${card}, then ${people}.`
        : t`Once per turn: tap ${card}, then ${name}, who is close enough to shoot you.`,
      isAlone ? t`With four players, everyone is against the Sheriff.` : '',
    ];
    return sentences.filter((sentence) => sentence !== '').join(' ');
  };
}

/** The target of a shot, as far as the role tells. */
function useShotAdvice(): (lesson: CardLesson) => string {
  const { t } = useLingui();
  const players = usePlayers();
  return ({ role, sheriff, targets, isAlone }) => {
    if (sheriff === null) return '';
    const star = players.name(sheriff);
    const isSheriffInReach = targets.includes(sheriff);
    switch (role) {
      case 'outlaw':
        return isSheriffInReach
          ? t`${star} is the Sheriff: your target.`
          : t`${star}, the Sheriff, is still out of your reach.`;
      case 'deputy':
        return isSheriffInReach
          ? t`Not ${star}: you win with the Sheriff.`
          : t`Shoot anyone who threatens ${star}, the Sheriff.`;
      case 'renegade':
        return isSheriffInReach
          ? t`Spare ${star} for now: if the Sheriff falls too soon, the Outlaws win.`
          : t`Shoot the side that is winning: you need both to grow weak.`;
      case 'sheriff':
        return isAlone
          ? t`With four players, everyone is against the Sheriff.`
          : t`You don’t know who is who yet: shoot back at whoever shot you.`;
      default:
        return '';
    }
  };
}

/** Joins names in a list, in the user's language. */
interface ListWords {
  /** Joins names as alternatives: "Mesa, Flint or Sage". */
  either(names: readonly string[]): string;
}

export function useListWords(): ListWords {
  const language = useLanguage();
  return useMemo(() => {
    const or = new Intl.ListFormat(language, { type: 'disjunction' });
    return { either: (names) => or.format(names) };
  }, [language]);
}
