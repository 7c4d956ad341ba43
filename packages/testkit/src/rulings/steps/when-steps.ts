// The Whens of both games: actions of players.

import { When } from '@cucumber/cucumber';
import { CARD_VERBS } from '../card/when-lines.ts';
import { DICE_VERBS } from '../dice/when-lines.ts';
import type { Ruling } from '../ruling-run.ts';

/** A verb in the third person. */
const done = (verb: string): string => (verb === 'pass' ? 'passes' : `${verb}s`);

const VERBS: ReadonlyMap<string, string> = new Map([...CARD_VERBS, ...DICE_VERBS].map((verb) => [done(verb), verb]));

When(
  new RegExp(`^([A-Z]) (${[...VERBS.keys()].join('|')})(?: (.+))?$`),
  function (this: Ruling, letter: string, verb: string, text: string | null) {
    this.act({ letter, verb: VERBS.get(verb) ?? verb, text: text ?? '' });
  },
);
