// One seat's beliefs: role probabilities of all players, and known cards.

import { type Memory, oddsFor, type PlayStyle } from '@posse/bots';
import { type Kinds, ROLE_TEXTS, ROLES, type Role, type Seat, seatsOf } from '@posse/engine';
import { HEADS, youWords } from '@posse/narrator/terminal';
import type { CommandGame } from '../game-for-commands.ts';
import { inWords, roleName } from './terminal-language.ts';
import { aligned, wrapped } from './text-layout.ts';

export function beliefLines<K extends Kinds>(
  commandGame: CommandGame<K>,
  t: K['state'],
  view: K['view'],
  memory: Memory,
  style: PlayStyle | null = null,
): readonly string[] {
  const { players } = t;
  const dealt = ROLES[players.length] ?? [];
  const roles = (Object.keys(ROLE_TEXTS) as Role[]).filter((role) => dealt.includes(role));
  const odds = oddsFor(commandGame.clues, view, memory, style);
  const nameOf = (who: Seat): string => commandGame.terminalPlay.name(players[who]?.character ?? '', who);
  const rows = seatsOf(players.length).map((who) => [
    String(who + 1),
    who === view.viewer ? inWords(youWords(nameOf(who))) : nameOf(who),
    ...roles.map((role) => percent(odds[who]?.[role] ?? 0)),
  ]);
  const heads = [inWords(HEADS.seat), inWords(HEADS.who), ...roles.map(roleName)];
  const hidden = commandGame.terminalPlay.hidden(t, view, memory);
  return [
    ...aligned([heads, ...rows], 2),
    ...(hidden.length === 0 ? [] : ['', ...hidden.flatMap((one) => wrapped(one))]),
  ];
}

/** The beliefs as JSON, for programs. */
export function beliefsInJson<K extends Kinds>(
  commandGame: CommandGame<K>,
  t: K['state'],
  view: K['view'],
  memory: Memory,
  style: PlayStyle | null,
): readonly object[] {
  const odds = oddsFor(commandGame.clues, view, memory, style);
  return seatsOf(t.players.length).map((who) => ({
    seat: who,
    name: commandGame.terminalPlay.name(t.players[who]?.character ?? '', who),
    roles: odds[who] ?? {},
  }));
}

const percent = (part: number): string => (part === 0 ? '·' : `${Math.round(100 * part)} %`);
