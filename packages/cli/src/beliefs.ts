// What a shrewd player, or a bot, in one seat makes of the others, as a table: who has which role how likely, and known cards.

import { type Manner, type Memory, oddsFor } from '@posse/bots';
import { type Kinds, ROLES, type Role, type Seat, seatsOf } from '@posse/engine';
import type { Kit } from './game.ts';
import { ROLE_NAMES } from './names.ts';
import { aligned, wrapped } from './screen.ts';

export function beliefLines<K extends Kinds>(
  kit: Kit<K>,
  { players }: K['state'],
  view: K['view'],
  memory: Memory,
  manner: Manner | null = null,
): readonly string[] {
  const dealt = ROLES[players.length] ?? [];
  const roles = (Object.keys(ROLE_NAMES) as Role[]).filter((role) => dealt.includes(role));
  const odds = oddsFor(kit.lore, view, memory, manner);
  const nameOf = (who: Seat): string => kit.playing.name(players[who]?.character ?? '', who);
  const rows = seatsOf(players.length).map((who) => [
    String(who + 1),
    `${nameOf(who)}${who === view.viewer ? ' (you)' : ''}`,
    ...roles.map((role) => percent(odds[who]?.[role] ?? 0)),
  ]);
  const heads = ['seat', 'who', ...roles.map((role) => ROLE_NAMES[role])];
  const hidden = kit.playing.hidden(view, memory);
  return [
    ...aligned([heads, ...rows], 2),
    ...(hidden.length === 0 ? [] : ['', ...hidden.flatMap((one) => wrapped(one))]),
  ];
}

const percent = (part: number): string => (part === 0 ? '·' : `${Math.round(100 * part)} %`);
