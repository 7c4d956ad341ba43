// What is said in each lesson, in the reader's language.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { catalogue } from '../catalogue.ts';
import { usePlayers } from '../play/session/SessionContext.tsx';
import { useCardNames } from '../words/card-names.ts';
import { useAdviceWords, useListWords } from './advice-words.ts';
import type { Lesson } from './lesson.ts';
import { useRoleWords } from './role-words.ts';

export interface LessonWords {
  readonly title: string;
  readonly text: string;
}

/** Whole sentences, one after the other. */
const say = (...sentences: readonly (string | null)[]): string =>
  sentences.filter((sentence) => sentence !== null && sentence !== '').join(' ');

export function useLessonWords(): (lesson: Lesson) => LessonWords {
  const { t } = useLingui();
  const names = useCardNames();
  const players = usePlayers();
  const advice = useAdviceWords();
  const roles = useRoleWords();
  const { either, all } = useListWords();
  const heart = t`Only the suit and the value of such a card count.`;
  return (lesson) => {
    switch (lesson.id) {
      case 'role':
        return roles(lesson);
      case 'character': {
        const { name, text } = names.character(lesson.character);
        return { title: t`You play ${name}`, text: say(text, t`Tap any portrait to read what its character can do.`) };
      }
      case 'table': {
        const { reach } = lesson;
        const people = all(lesson.inReach.map(players.name));
        return {
          title: t`The table`,
          text: say(
            lesson.inReach.length === 0
              ? t`You shoot as far as distance ${reach}, and nobody is that near.`
              : t`You shoot as far as distance ${reach}: that is ${people}.`,
            t`The number at each seat is the distance. Amber means in reach.`,
          ),
        };
      }
      case 'waiting': {
        const name = players.name(lesson.turn);
        return {
          title: t`It is ${name}’s turn`,
          text: t`Watch who shoots at whom: that tells who is who. You are asked as soon as something is done to you.`,
        };
      }
      case 'turn':
        return {
          title: t`Your turn`,
          text: t`You have drawn your cards. Now play as many as you like, one after the other. What cannot be played is dimmed.`,
        };
      case 'card': {
        const { name, text } = names.kind(lesson.card);
        return { title: name, text: say(text, advice(lesson)) };
      }
      case 'end': {
        const { tooMany } = lesson;
        return {
          title: t`The end of your turn`,
          text: say(
            t`When you are done, end your turn. As a rule you may keep as many cards as you have life points.`,
            tooMany > 0
              ? t`${plural(tooMany, { one: 'Now you would have to discard # card.', other: 'Now you would have to discard # cards.' })}`
              : null,
          ),
        };
      }
      case 'discard': {
        const { tooMany } = lesson;
        return {
          title: t`Too many cards`,
          text: say(
            t`${plural(tooMany, { one: 'You hold # card more than you may keep.', other: 'You hold # cards more than you may keep.' })}`,
            t`Keep what saves you, and tap what you need least.`,
          ),
        };
      }
      case 'shot': {
        const name = lesson.by === null ? null : players.name(lesson.by);
        const { need } = lesson;
        const cards = either(lesson.help.map((key) => names.kind(key).name));
        const weapon = weaponName(lesson.card, names);
        return {
          title: name === null ? t`You are shot at` : t`${name} shoots at you`,
          text: say(
            weapon === null ? null : t`That is a shot by ${weapon}.`,
            lesson.help.length === 0
              ? t`You have nothing against it. You lose a life point, and the game goes on.`
              : t`${cards} can save you: tap it. Or keep it, and lose a life point.`,
            need > 1 ? t`This time ${need} of them are needed.` : null,
          ),
        };
      }
      case 'barrel':
        return {
          title: names.kind('barrel').name,
          text: t`Try it first, it costs nothing: a card is turned up, and on a Heart the shot has missed. If it fails you may still do something else.`,
        };
      case 'indians': {
        const bang = names.kind('bang').name;
        return {
          title: names.kind('indians').name,
          text: lesson.canAnswer
            ? t`Discard a ${bang}, or lose a life point. It is discarded, not played: it does not count as your shot of the turn.`
            : t`Only a ${bang} would help, and you have none: you lose a life point.`,
        };
      }
      case 'duel': {
        const bang = names.kind('bang').name;
        const name = players.name(lesson.against);
        return {
          title: t`A Duel with ${name}`,
          text: lesson.canAnswer
            ? t`Discard a ${bang}, and it is up to ${name} to do the same. Whoever does not loses a life point.`
            : t`You have no ${bang}: you lose a life point, and the Duel is over.`,
        };
      }
      case 'store':
        return {
          title: names.kind('general-store').name,
          text: t`Take one of the cards: it goes to your hand. Everybody sees what you take, and the next one chooses from the rest.`,
        };
      case 'dying': {
        const beer = names.kind('beer').name;
        return {
          title: t`Your last life point`,
          text: lesson.canDrink
            ? t`Drink a ${beer} now, or you are out.`
            : t`Only a ${beer} would save you now, and you have none that helps.`,
        };
      }
      case 'draw': {
        const name = players.name(lesson.who);
        const text =
          lesson.luck === 'hearts'
            ? lesson.isLucky
              ? t`A card was turned up for ${name}, and it was a Heart: lucky.`
              : t`A card was turned up for ${name}, and it was no Heart: out of luck.`
            : lesson.isLucky
              ? t`The card for ${name} was a Spade from 2 to 9: the Dynamite has exploded.`
              : t`The card for ${name} was no Spade from 2 to 9: the Dynamite goes on to the left.`;
        return { title: t`Draw!`, text: say(text, heart) };
      }
      case 'event': {
        const { name, text } = names.event(lesson.event);
        const isLast = catalogue().events[lesson.event]?.final === true;
        return { title: name, text: say(text, isLast ? null : t`An event holds for all until the next one comes.`) };
      }
      case 'elimination': {
        const name = players.name(lesson.who);
        const role = names.role(lesson.role).name;
        return {
          title: t`${name} is out`,
          text: say(t`Now everybody knows the role: ${role}.`, roles.reward(lesson)),
        };
      }
      case 'out':
        return {
          title: t`You are out`,
          text: t`But your side can still win. Stay and watch: at the end all roles come out.`,
        };
    }
  };
}

/** A card with a name that says more than "BANG!". */
const weaponName = (card: string, names: ReturnType<typeof useCardNames>): string | null =>
  card === 'bang' || !(card in catalogue().kinds) ? null : names.kind(card).name;
