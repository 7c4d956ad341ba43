// The topics under which rulings are gathered that belong to no single card, character or die.

import { textsFor } from '@posse/dice';
import type { Language } from '@posse/engine';
import type { GameId } from '../thing.ts';

export type TopicNames = Readonly<Record<Language, string>>;

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

export const TOPICS: Readonly<Record<GameId, Readonly<Record<string, TopicNames>>>> = {
  card: CARD_TOPICS,
  dice: DICE_TOPICS,
};
