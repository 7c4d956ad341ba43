// All pictures of the games, by the ids of the engines.
// Each is SVG text for an `svg` with the picture's viewBox, on a page that contains `DEFS` once.

import type { DieKind, Face } from '@posse/dice';
import { BACK_BOX, type Back, backMarkup, CHIP_BOX, chipMarkup, FRAME_BOX, frameMarkup } from './card-frames.ts';
import { DIE_BOX, dieMarkup, TOKEN_BOX, TOKENS, type Token } from './dice-pictures.ts';
import type { Markup, Picture } from './drawing-primitives.ts';
import { ICONS, type Icon } from './icon-pictures.ts';
import { likenessAtTable, sceneAtTable } from './pack-pictures.ts';
import { BASE_PEOPLE, STRANGER } from './people/base-people.ts';
import { BOT_PEOPLE } from './people/bot-people.ts';
import { DODGE_CITY_PEOPLE } from './people/dodge-city-people.ts';
import { GUEST_PEOPLE } from './people/guest-people.ts';
import { type Crop, drawn, inCrop, type Person } from './people/portrait.ts';
import { BASE_CARDS } from './pictures/base-cards.ts';
import { EXPANSION_CARDS } from './pictures/expansion-cards.ts';
import { FISTFUL_EVENTS } from './pictures/fistful-events.ts';
import { HIGH_NOON_EVENTS } from './pictures/high-noon-events.ts';
import { HOUSE_ROLE, MODULES, ROLES, SPECIALS } from './pictures/roles.ts';
import { houseCard, houseEvent, housePerson } from './pictures/stand-ins.ts';
import type { Frame } from './theme-colours.ts';

export type { Back } from './card-frames.ts';
export type { Token } from './dice-pictures.ts';
export type { Picture } from './drawing-primitives.ts';
export { type Icon, icon } from './icon-pictures.ts';
export { DEFS } from './shared-svg-definitions.ts';

const CARDS: Readonly<Record<string, Markup>> = { ...BASE_CARDS, ...EXPANSION_CARDS };
const EVENTS: Readonly<Record<string, Markup>> = { ...HIGH_NOON_EVENTS, ...FISTFUL_EVENTS };
const PEOPLE: Readonly<Record<string, Person>> = { plain: STRANGER, ...BASE_PEOPLE, ...DODGE_CITY_PEOPLE };
const FACES: Readonly<Record<string, Person>> = { ...PEOPLE, ...BOT_PEOPLE, ...GUEST_PEOPLE };

/** The ids that have a picture of their own; all others get a stand-in. */
export const DRAWN = {
  cards: Object.keys(CARDS),
  events: Object.keys(EVENTS),
  people: Object.keys(PEOPLE),
  bots: Object.keys(BOT_PEOPLE),
  guests: Object.keys(GUEST_PEOPLE),
  roles: Object.keys(ROLES),
  specials: Object.keys(SPECIALS),
  modules: Object.keys(MODULES),
  icons: Object.keys(ICONS) as readonly Icon[],
  backs: ['card', 'role', 'character', 'event'] as readonly Back[],
  tokens: Object.keys(TOKENS) as readonly Token[],
} as const;

/** Pictures bleed: show them with `preserveAspectRatio="xMidYMid slice"`. */
const pictureOf = (drawings: Readonly<Record<string, Markup>>, id: string, standIn: (id: string) => Markup): Picture =>
  sceneAtTable(id) ?? {
    viewBox: '0 0 120 100',
    markup: (Object.hasOwn(drawings, id) ? drawings[id] : undefined) ?? standIn(id),
  };

const houseRole = (): Markup => HOUSE_ROLE;

export const cardPicture = (key: string): Picture => pictureOf(CARDS, key, houseCard);

export const eventPicture = (id: string): Picture => pictureOf(EVENTS, id, houseEvent);

export const roleEmblem = (role: string): Picture => pictureOf(ROLES, role, houseRole);

/** The picture of a special role of Old Saloon. */
export const specialPicture = (id: string): Picture => pictureOf(SPECIALS, id, houseRole);

/** The picture of a module of Old Saloon, 1 to 5. */
export const modulePicture = (module: number | string): Picture => pictureOf(MODULES, String(module), houseRole);

/** A portrait of a character, a bot or a guest. */
export const portrait = (id: string, crop: Crop = 'arch'): Picture =>
  likenessAtTable(id, crop) ??
  inCrop(drawn((Object.hasOwn(FACES, id) ? FACES[id] : undefined) ?? housePerson(id)), crop);

export const dieFace = (kind: DieKind, face: Face): Picture => ({ viewBox: DIE_BOX, markup: dieMarkup(kind, face) });

export const cardBack = (back: Back): Picture => ({ viewBox: BACK_BOX, markup: backMarkup(back) });

/** The frame of a card, which is drawn over the card that the page has laid out. */
export const cardFrame = (frame: Frame): Picture => ({ viewBox: FRAME_BOX, markup: frameMarkup(frame) });

/** The picture of a card in play on a phone, 24 to 44 px wide. */
export const cardChip = (key: string, frame: Frame): Picture => ({
  viewBox: CHIP_BOX,
  markup: chipMarkup(cardPicture(key).markup, frame),
});

export const token = (name: Token): Picture => ({ viewBox: TOKEN_BOX, markup: TOKENS[name] });

/** The whole `svg` element, for pages that are generated as text. */
export const svg = ({ viewBox, markup }: Picture, attributes = ''): Markup =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" preserveAspectRatio="xMidYMid slice"${attributes && ` ${attributes}`}>${markup}</svg>`;
