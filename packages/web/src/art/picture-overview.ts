// An overview page of all pictures in four sizes, on paper, in both themes.

import { FACES } from '@posse/dice';
import { REACTIONS } from '@posse/protocol';
import type { Markup } from './drawing-primitives.ts';
import {
  cardBack,
  cardChip,
  cardFrame,
  cardPicture,
  DEFS,
  DRAWN,
  dieFace,
  eventPicture,
  icon,
  modulePicture,
  type Picture,
  portrait,
  roleEmblem,
  specialPicture,
  token,
} from './index.ts';
import { reactionPicture } from './reaction-pictures.ts';
import { CARD, FRAMES, THEMES } from './theme-colours.ts';

const SIZES = [24, 70, 110, 220] as const;

type Section = readonly [title: string, pictures: readonly (readonly [name: string, picture: Picture])[]];

const listed = <Name extends string>(title: string, names: readonly Name[], draw: (name: Name) => Picture): Section => [
  title,
  names.map((name) => [name, draw(name)]),
];

const SECTIONS: readonly Section[] = [
  listed('Cards', [...DRAWN.cards, 'of the house'], cardPicture),
  listed('Events', [...DRAWN.events, 'of the house'], eventPicture),
  listed('Roles', DRAWN.roles, roleEmblem),
  listed('Special roles', DRAWN.specials, specialPicture),
  listed('Modules', DRAWN.modules, modulePicture),
  listed('People', DRAWN.people, (id) => portrait(id)),
  listed('Bots', DRAWN.bots, (id) => portrait(id, 'face')),
  listed('Guests', DRAWN.guests, (id) => portrait(id, 'face')),
  listed('People on cards', DRAWN.people, (id) => portrait(id, 'bust')),
  ...(['base', 'loudmouth', 'coward'] as const).map((kind) =>
    listed(`Die: ${kind}`, FACES[kind], (face) => dieFace(kind, face)),
  ),
  listed('Backs', DRAWN.backs, cardBack),
  listed('Frames', FRAMES, cardFrame),
  listed('Chips', ['brown', 'blue', 'green'] as const, (frame) =>
    cardChip({ brown: 'bang', blue: 'barrel', green: 'canteen' }[frame], frame),
  ),
  listed('Tokens', DRAWN.tokens, token),
  listed('Gestures', REACTIONS, reactionPicture),
  listed('Icons', DRAWN.icons, icon),
];

/** A row of the page, which contains every picture once and uses it twelve times. */
function row([name, { viewBox, markup }]: readonly [string, Picture], id: string): Markup {
  const [, , boxWidth = 1, boxHeight = 1] = viewBox.split(' ').map(Number);
  const sized = (width: number): Markup =>
    `<svg width="${width}" height="${Math.round((width * boxHeight) / boxWidth)}"><use href="#${id}"/></svg>`;
  const cell = (surface: string): Markup => `<td class="${surface}">${SIZES.map(sized).join('')}</td>`;
  return (
    `<tr><th><svg class="defs"><symbol id="${id}" viewBox="${viewBox}">${markup}</symbol></svg>${name}</th>` +
    `${['paper', 'night', 'day'].map(cell).join('')}</tr>`
  );
}

const section = ([title, pictures]: Section, index: number): Markup =>
  `<h2>${title}</h2><table>${pictures.map((picture, i) => row(picture, `picture-${index}-${i}`)).join('')}</table>`;

const STYLE = `
body { margin: 24px; font: 15px/1.3 system-ui, sans-serif; background: ${CARD.paper}; color: ${CARD.ink}; }
table { border-collapse: collapse; } th { font-weight: 500; text-align: left; padding-right: 12px; }
td { padding: 8px; white-space: nowrap; } td svg { margin: 4px; vertical-align: middle; }
.paper { background: ${CARD.paper}; color: ${CARD.ink}; }
.night { background: ${THEMES.night.table}; color: ${THEMES.night.fg}; }
.day { background: ${THEMES.day.table}; color: ${THEMES.day.fg}; }
.defs { position: absolute; width: 0; height: 0; }`;

/** The whole page, which needs no other file. */
export const overview = (): string => `<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Posse: everything that is drawn</title><style>${STYLE}</style></head>
<body><svg class="defs" aria-hidden="true">${DEFS}</svg>
<h1>Everything that is drawn</h1>
${SECTIONS.map(section).join('\n')}
</body></html>
`;
