// The rulings of both games, found by subject.

import { RULINGS } from 'virtual:rulings';
import { textsFor } from '@posse/dice';
import type { Language } from '@posse/engine';
import type { GameId } from '../rule-thing.ts';
import { thingsIn } from '../thing-lists.ts';

export { RULINGS };

/** The rulings about a thing, those with this main subject first. */
export function rulingsAbout(game: GameId, id: string): readonly Ruling[] {
  const rulings = RULINGS[game].filter(({ about }) => about.includes(id));
  const isOwn = ({ about }: Ruling): boolean => about[0] === id;
  return [...rulings.filter(isOwn), ...rulings.filter((ruling) => !isOwn(ruling))];
}

/** One ruling: a short answer to "what happens when", and the rule whose scenarios prove it. */
export interface Ruling {
  /** The id of the rule, for example `R-DUEL-09`. */
  readonly rule: string;
  /** The cards, characters, events, roles, faces or topics that it is about. */
  readonly about: readonly string[];
  readonly texts: Readonly<Record<Language, string>>;
  /** The table option that reverses the ruling; null for none. */
  readonly unless: string | null;
}

/** The thing to name before this ruling on the page of another thing, `id`; null if it needs none. */
export function leadOf(game: GameId, { about }: Ruling, id: string): string | null {
  const [subject] = about;
  if (subject === undefined || subject === id) return null;
  const thing = thingsIn(game).get(subject);
  if (thing === undefined) return subject.startsWith('module-') ? subject : null;
  const speaksForAll = thing.kind === 'card' || thing.kind === 'face' || thing.kind === 'role';
  return speaksForAll && thingsIn(game).get(id)?.kind === thing.kind ? null : subject;
}

type TopicNames = Readonly<Record<Language, string>>;

const topic = (en: string, it: string, de: string): TopicNames => ({ en, it, de });

const CARD_TOPICS: Readonly<Record<string, TopicNames>> = {
  setup: topic('Setting up', 'Preparazione', 'Vorbereitung'),
  turn: topic('The turn', 'Il turno', 'Der Zug'),
  distance: topic('Distance and reach', 'Distanza e portata', 'Abstand und Reichweite'),
  shots: topic('Shots', 'Gli spari', 'Schüsse'),
  'in-play': topic('Cards in play', 'Carte in gioco', 'Ausliegende Karten'),
  dying: topic('The last life point', 'L’ultimo punto vita', 'Der letzte Lebenspunkt'),
  draw: topic('Draw!', 'Estrarre!', 'Ziehen!'),
  deck: topic('The piles', 'Mazzo e scarti', 'Die Stapel'),
  elimination: topic('Elimination', 'Eliminazione', 'Ausscheiden'),
  victory: topic('Victory', 'Vittoria', 'Sieg'),
  events: topic('Events', 'Eventi', 'Ereignisse'),
  'three-players': topic('Three players', 'In tre', 'Zu dritt'),
  'eight-players': topic('Eight players', 'In otto', 'Zu acht'),
  series: topic('Several games', 'Più partite', 'Mehrere Partien'),
  tournament: topic('Tournament', 'Torneo', 'Turnier'),
};

const DICE_TOPICS: Readonly<Record<string, TopicNames>> = {
  setup: topic('Setting up', 'Preparazione', 'Vorbereitung'),
  rolling: topic('Rolling', 'Il tiro', 'Das Werfen'),
  resolving: topic('Resolving the dice', 'Risolvere i dadi', 'Die Würfel auswerten'),
  distance: topic('Distance', 'Distanza', 'Abstand'),
  elimination: topic('Elimination', 'Eliminazione', 'Ausscheiden'),
  victory: topic('Victory', 'Vittoria', 'Sieg'),
  'three-players': topic('Three players', 'In tre', 'Zu dritt'),
  ...Object.fromEntries(
    Object.entries(textsFor(null).modules).map(([module, { en, it, de }]) => [
      `module-${module}`,
      topic(en.name, it.name, de.name),
    ]),
  ),
};

/** The topics of rulings that belong to no single card, character or die. */
export const TOPICS: Readonly<Record<GameId, Readonly<Record<string, TopicNames>>>> = {
  card: CARD_TOPICS,
  dice: DICE_TOPICS,
};
