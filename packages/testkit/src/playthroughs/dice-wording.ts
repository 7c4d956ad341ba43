// The words of playthroughs of the dice game.

import {
  type DiceKinds,
  type DieKind,
  diceGame,
  diceInFact,
  type FactKind,
  type Facts,
  type Haunting,
  type Player,
  textsFor,
} from '@posse/dice';
import type { Seat } from '@posse/engine';
import { answerText } from '../rulings/dice/answers-in-words.ts';
import { nameOfSpecial } from '../rulings/dice/dice-vocabulary.ts';
import { letterOf } from '../rulings/ruling-vocabulary.ts';
import { byText, optionsText, roleText, type Wording } from './game-wording.ts';

export const diceWording: Wording<DiceKinds> = {
  game: diceGame,
  setup: ({ setup: { seats, modules, options } }) =>
    `Dice game for ${seats}; ${modules.length === 0 ? 'no modules' : `modules ${modules.join(', ')}`}; ${optionsText(options)}`,
  seats: ({ players }) =>
    players.map(({ role, special, character, alive, life, maxLife, arrows, chief }, place) =>
      [
        `${letterOf(place as Seat)} ${roleText(role)}${special === null ? '' : ` (${nameOfSpecial(special)})`}`,
        nameOf(character),
        alive ? `${life}/${maxLife} life` : 'out',
        tokens(arrows, chief),
      ].join('; '),
    ),
  table: ({ players, pile, chiefInPile, ghost }) => [
    ...players.map((player, place) => rowOf(player, place as Seat, ghost)),
    `pile ${tokens(pile, chiefInPile)}`,
  ],
  answer: answerText,
  fact: ({ kind, open }) => (TELL[kind] as (fact: object) => string)(open),
  isSaid({ kind, open }, { seat, kind: done, at, face, pick }) {
    if (kind === 'saloon') return done === 'take' && open.who === seat && open.die === pick;
    if (kind === 'shot') return done === 'shoot' && open.by === seat && open.at === at && open.face === face;
    return kind === 'poured' && done === 'pour' && open.by === seat && open.at === at;
  },
};

function rowOf({ alive, life, arrows, chief }: Player, who: Seat, ghost: Seat | null): string {
  if (alive) return `${letterOf(who)} ${life} life, ${tokens(arrows, chief)}`;
  return `${letterOf(who)} ${who === ghost ? 'ghost' : 'out'}`;
}

const nameOf = (id: string): string => textsFor(null).characters[id]?.en.name ?? id;
const tokens = (arrows: number, chief: boolean): string =>
  `${arrows} arrow${arrows === 1 ? '' : 's'}${chief ? " and the Chief's" : ''}`;

const DIE_MARKS: Readonly<Record<DieKind, string>> = { base: '', loudmouth: ' (Loudmouth)', coward: ' (Coward)' };

const TELL: { readonly [K in FactKind]: (fact: Facts[K]) => string } = {
  turn: ({ who, extra }) => `${letterOf(who)}'s turn${extra ? ' once more' : ''}`,
  saloon: ({ who, die }) => `${letterOf(who)}'s saloon die is ${die}`,
  dice,
  tokens: ({ who, arrows, chief, pile, chiefInPile }) =>
    `${letterOf(who)} has ${tokens(arrows, chief)}, the pile ${tokens(pile, chiefInPile)}`,
  attack: () => 'the Indians attack',
  shot: ({ by, at, face }) => `${letterOf(by)} shoots ${letterOf(at)} with ${face}`,
  poured: ({ by, at }) => `${letterOf(by)} gives beer to ${letterOf(at)}`,
  gatling: ({ who }) => `${letterOf(who)} fires the Gatling`,
  hurt: ({ who, points, by, cause }) => `${letterOf(who)} loses ${points} to ${cause}${byText(by)}`,
  life: ({ who, life, maxLife }) => `${letterOf(who)} has ${life}/${maxLife} life`,
  ability: ({ who, of }) => `${letterOf(who)} uses ${nameOf(of)}`,
  revealed: ({ who, special, role }) => `${letterOf(who)} shows ${nameOfSpecial(special)}, ${roleText(role)}`,
  starMoved: ({ from, to }) => `the star goes from ${letterOf(from)} to ${letterOf(to)}`,
  eliminated: ({ who, by, role, special }) =>
    `${letterOf(who)} (${roleText(role)}${special === null ? '' : `, ${nameOfSpecial(special)}`}) is out${byText(by)}`,
  ghost: ({ who }) => `${letterOf(who)} becomes the ghost`,
  haunting: ({ haunting }) => hauntingText(haunting),
  over: () => 'the game is over',
};

/** The dice of a roll, for example `A's roll 2: [beer] 1 [arrow]`. Dice in brackets were just rolled. */
function dice(told: Facts['dice']): string {
  const faces = diceInFact(told).map(({ kind, face, fresh }) => `${fresh ? `[${face}]` : face}${DIE_MARKS[kind]}`);
  return `${letterOf(told.who)}'s roll ${told.rolls}: ${faces.join(' ')}`;
}

const hauntingText = (haunting: Haunting | null): string =>
  haunting === null
    ? 'nobody is haunted'
    : `${letterOf(haunting.who)} is haunted by ${haunting.twice ? 'two of ' : ''}${haunting.face}`;
