// The rules reference over HTTP, made once when it is first requested.

import { LANGUAGES } from '@posse/engine';
import { cardRules, diceRules, rulesIndex } from '@posse/protocol';
import { cardReference, diceReference } from '@posse/protocol/api';
import { LEVEL_IDS } from '../../games/bot-levels.ts';
import { type Route, route } from '../route-definition.ts';

/** The rules change only with the program, so caches ask whether their copy is still valid. */
const cache = 'public, no-cache';

const INDEX = {
  games: [
    { id: 'card' as const, rules: '/api/rules/card' },
    { id: 'dice' as const, rules: '/api/rules/dice' },
  ],
  languages: [...LANGUAGES],
};

export const ruleRoutes = (): readonly Route[] => [
  route(
    {
      method: 'GET',
      url: '/api/rules',
      operation: 'listRules',
      summary: 'Lists the games, the addresses of their rules, and the languages of all texts.',
      replies: { 200: rulesIndex },
      cache,
    },
    () => INDEX,
  ),
  route(
    {
      method: 'GET',
      url: '/api/rules/card',
      operation: 'showCardRules',
      summary: 'Shows the card game: roles, sets, cards, characters, events, options, presets and bots.',
      replies: { 200: cardRules },
      cache,
      paced: 'file',
    },
    once(() => cardReference(LEVEL_IDS)),
  ),
  route(
    {
      method: 'GET',
      url: '/api/rules/dice',
      operation: 'showDiceRules',
      summary: 'Shows the dice game: roles, dice, characters, special roles, modules, options, presets and bots.',
      replies: { 200: diceRules },
      cache,
      paced: 'file',
    },
    once(() => diceReference(LEVEL_IDS)),
  ),
];

function once<T extends object>(make: () => T): () => T {
  let made: T | null = null;
  return () => {
    made ??= make();
    return made;
  };
}
