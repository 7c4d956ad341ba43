// Who played in a finished game: people, and bots with a name and a face.

import { PERSONAS } from '@posse/bots';
import { seatsOf } from '@posse/engine';
import type { Replay } from '@posse/protocol';

export interface Player {
  /** Which bot; null for a person, and where nobody wrote it down. */
  readonly persona: string | null;
  /** The bot's level; empty for a person. */
  readonly level: string;
}

const PERSON: Player = { persona: null, level: '' };

/** By seat. A bot that answered for a person who was away is nobody of its own. */
export const castOf = ({ setup, names, answers, bots = [] }: Replay): readonly Player[] =>
  seatsOf(setup.seats).map((place) => {
    const persona = PERSONAS[place % PERSONAS.length];
    const first = answers.findIndex(({ seat }) => seat === place);
    const bot = bots[first] ?? null;
    if (persona === undefined || bot === null || names[place] !== persona.name) return PERSON;
    return { persona: persona.id, level: bot.split('/')[0] ?? '' };
  });
