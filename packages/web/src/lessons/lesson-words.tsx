// The texts of lessons.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { catalogue } from '../entry-lookup.ts';
import { Pill } from '../game-table/seat/Portrait.tsx';
import { usePlayers, useTable } from '../game-table/session/SessionContext.tsx';
import { useCardNames } from '../words/card-names.ts';
import { useAdviceWords, useListWords } from './card-advice-words.ts';
import type { LessonWords } from './lesson-interface.ts';
import { isLesson } from './lesson-table.ts';
import type { Lesson, TableLesson } from './lesson-types.ts';
import { useRewardWords } from './reward-words.ts';

/** Joins whole sentences. */
const say = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');

export function useLessonWords(): (lesson: Lesson) => LessonWords {
  const { t } = useLingui();
  const names = useCardNames();
  const players = usePlayers();
  const advice = useAdviceWords();
  const reward = useRewardWords();
  const drawn = useDrawnWords();
  const { either } = useListWords();
  const isStaged = useTable(({ table }) => isLesson(table));
  const heart = t`Only the suit and value of this card count.`;
  return (lesson) => {
    switch (lesson.id) {
      case 'character': {
        const { name, text } = names.character(lesson.character);
        return { title: t`You play ${name}`, text: say(text, t`Tap any portrait to read what its character can do.`) };
      }
      case 'table':
        return { title: t`How far you shoot`, text: <Distances lesson={lesson} /> };
      case 'waiting': {
        const name = players.name(lesson.turn);
        return {
          title: t`${name}’s turn`,
          text: t`Watch who shoots whom: that tells you who is who.`,
        };
      }
      case 'turn':
        return {
          title: t`Your turn`,
          text: t`You drew two cards. Play as many as you like; dimmed cards can’t be played now.`,
        };
      case 'card': {
        const { name, text } = names.kind(lesson.card);
        return { title: name, text: isStaged ? advice.inBrief(lesson, text) : say(text, advice(lesson)) };
      }
      case 'end':
        return {
          title: t`The end of your turn`,
          text: t`Done? End your turn. You keep one card for each life point.`,
        };
      case 'discard': {
        const { tooMany } = lesson;
        return {
          title: t`Too many cards`,
          text: say(
            t`${plural(tooMany, { one: 'You have # card too many.', other: 'You have # cards too many.' })}`,
            t`Keep what can save you, and tap what you need least.`,
          ),
        };
      }
      case 'shot': {
        const name = lesson.by === null ? null : players.name(lesson.by);
        const { need } = lesson;
        const cards = either(lesson.help.map((key) => names.kind(key).name));
        const weapon = weaponName(lesson.card, names);
        return {
          title: name === null ? t`You are under fire` : t`${name} shoots at you`,
          text: say(
            weapon === null ? null : t`It is a shot from ${weapon}.`,
            lesson.help.length === 0
              ? t`You have nothing to stop it. You lose a life point, and the game goes on.`
              : t`${cards} can save you: tap it. Or keep it and lose a life point.`,
            need > 1 ? t`This time you need ${need} of them.` : null,
          ),
        };
      }
      case 'barrel':
        return {
          title: names.kind('barrel').name,
          text: t`Try it, it’s free: a card is turned up, and a Heart saves you.`,
        };
      case 'indians': {
        const bang = names.kind('bang').name;
        return {
          title: names.kind('indians').name,
          text: lesson.canAnswer
            ? t`Discard a ${bang}, or lose a life point.`
            : t`Only a ${bang} would help, and you have none: you lose a life point.`,
        };
      }
      case 'duel': {
        const bang = names.kind('bang').name;
        const name = players.name(lesson.against);
        return {
          title: t`A Duel with ${name}`,
          text: lesson.canAnswer
            ? t`Discard a ${bang}, and ${name} has to do the same. The first who doesn’t loses a life point.`
            : t`You have no ${bang}: you lose a life point, and the Duel is over.`,
        };
      }
      case 'store':
        return {
          title: names.kind('general-store').name,
          text: t`Take one of the cards; the next player chooses from the rest.`,
        };
      case 'dying': {
        const beer = names.kind('beer').name;
        return {
          title: t`Your last life point`,
          text: lesson.canDrink
            ? t`Drink a ${beer} now, or you are out.`
            : t`Only a ${beer} could save you now, and you have none that helps.`,
        };
      }
      case 'draw': {
        return { title: t`Draw!`, text: say(drawn(lesson), heart) };
      }
      case 'event': {
        const { name, text } = names.event(lesson.event);
        const isLast = catalogue().events[lesson.event]?.final === true;
        return { title: name, text: say(text, isLast ? null : t`An event affects everyone until the next one comes.`) };
      }
      case 'elimination': {
        const name = players.name(lesson.who);
        const role = names.role(lesson.role).name;
        return {
          title: players.isYou(lesson.who) ? t`You are out` : t`${name} is out`,
          text: say(t`Now everyone knows the role: ${role}.`, reward(lesson)),
        };
      }
      case 'out':
        return {
          title: t`You are out`,
          text: t`But your side can still win: stay and watch.`,
        };
    }
  };
}

/** A weapon's name, unless it is just "BANG!". */
const weaponName = (card: string, names: ReturnType<typeof useCardNames>): string | null =>
  card === 'bang' || !(card in catalogue().kinds) ? null : names.kind(card).name;

/** The marks beside the players, drawn as they look there. */
function Distances({ lesson: { reach, near, far } }: { readonly lesson: TableLesson }) {
  if (near === null) return <Trans>The numbers are distances. Nobody is within distance {reach}.</Trans>;
  const inReach = <DistanceMark distance={near} isInReach />;
  if (far === null)
    return <Trans>The numbers are distances, and {inReach} is in reach: you can shoot at everybody.</Trans>;
  const beyond = <DistanceMark distance={far} isInReach={false} />;
  return (
    <Trans>
      The numbers are distances: {inReach} is in reach, {beyond} is too far.
    </Trans>
  );
}

function DistanceMark({ distance, isInReach }: { readonly distance: number; readonly isInReach: boolean }) {
  return (
    <Pill icon="reach" tone={isInReach ? 'may' : 'plain'}>
      {distance}
    </Pill>
  );
}

/** The revealed card, and its result. */
function useDrawnWords(): (lesson: Extract<Lesson, { readonly id: 'draw' }>) => string {
  const { t } = useLingui();
  const players = usePlayers();
  return ({ who, luck, isLucky }) => {
    const name = players.name(who);
    const isYou = players.isYou(who);
    if (luck === 'hearts') {
      if (isLucky)
        return isYou
          ? t`A card was turned up for you, and it was a Heart: lucky.`
          : t`A card was turned up for ${name}, and it was a Heart: lucky.`;
      return isYou
        ? t`A card was turned up for you, and it was no Heart: out of luck.`
        : t`A card was turned up for ${name}, and it was no Heart: out of luck.`;
    }
    if (isLucky)
      return isYou
        ? t`Your card was a Spade from 2 to 9: the Dynamite has exploded.`
        : t`The card for ${name} was a Spade from 2 to 9: the Dynamite has exploded.`;
    return isYou
      ? t`Your card was no Spade from 2 to 9: the Dynamite goes on to the left.`
      : t`The card for ${name} was no Spade from 2 to 9: the Dynamite goes on to the left.`;
  };
}
