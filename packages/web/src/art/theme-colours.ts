// The colours of the two themes, and the pairs that must have enough contrast.

/** The colours of background, table, sheets and words. */
export interface Theme {
  readonly sky: string;
  readonly sky2: string;
  readonly disc: string;
  readonly mesa1: string;
  readonly mesa2: string;
  readonly floor: string;
  readonly cut: string;
  readonly table: string;
  readonly table2: string;
  readonly table3: string;
  readonly wood: string;
  readonly wood2: string;
  readonly brass: string;
  readonly counter: string;
  readonly panel: string;
  readonly panel2: string;
  readonly edge: string;
  readonly fg: string;
  readonly dim: string;
  readonly accent: string;
  readonly 'on-accent': string;
  /**
   * The colour of text for possible moves: amber by night, petrol by day, because amber is unreadable there and a
   * darker one looks like danger.
   */
  readonly lit: string;
  /** The amber ring around possible moves; by day it has an outline of ink. */
  readonly glow: string;
  readonly danger: string;
  readonly 'danger-fill': string;
  readonly 'on-danger': string;
  readonly good: string;
  readonly no: string;
  readonly 'on-no': string;
}

export type Token = keyof Theme;

export const THEMES: Readonly<Record<'night' | 'day', Theme>> = {
  night: {
    sky: '#101D27',
    sky2: '#14252F',
    disc: '#5C2F26',
    mesa1: '#22323A',
    mesa2: '#182830',
    floor: '#131C21',
    cut: '#35474E',
    table: '#173A3D',
    table2: '#1C4547',
    table3: '#235355',
    wood: '#4A2D1D',
    wood2: '#2B1911',
    brass: '#8F6B38',
    counter: '#271913',
    panel: '#1B343D',
    panel2: '#28454E',
    edge: '#4C6C74',
    fg: '#F8EFDC',
    dim: '#BFC9C2',
    accent: '#F7B940',
    'on-accent': '#241712',
    lit: '#FFC04A',
    glow: '#FFC04A',
    danger: '#FFA58C',
    'danger-fill': '#B93A22',
    'on-danger': '#FFF8E7',
    good: '#A5D088',
    no: '#0C151A',
    'on-no': '#F8EFDC',
  },
  day: {
    sky: '#F4E0B8',
    sky2: '#F4E0B8',
    disc: '#F8C873',
    mesa1: '#EFCE9C',
    mesa2: '#E9C08A',
    floor: '#EFD6A8',
    cut: '#CB9660',
    table: '#F6E7C6',
    table2: '#FAEED4',
    table3: '#FDF5E2',
    wood: '#99623A',
    wood2: '#5A3620',
    brass: '#DDB473',
    counter: '#F0DAAE',
    panel: '#FFF8E7',
    panel2: '#F3E2BF',
    edge: '#9C7442',
    fg: '#2A1A12',
    dim: '#54402F',
    accent: '#0F5562',
    'on-accent': '#FFF8E7',
    lit: '#0D5361',
    glow: '#FFB52E',
    danger: '#8E1C0C',
    'danger-fill': '#A8301A',
    'on-danger': '#FFF8E7',
    good: '#2C5524',
    no: '#5A3620',
    'on-no': '#F8EFDC',
  },
};

/** Cards look the same in both themes. */
export const CARD = {
  ink: '#241712',
  paper: '#F8EFDC',
  brown: '#7B4A21',
  blue: '#21587F',
  green: '#3D6A33',
  event: '#7A2230',
  character: '#3A2A22',
  sheriff: '#B23A1F',
  deputy: '#245E70',
  outlaw: '#3A221B',
  renegade: '#5B3A63',
  'suit-red': '#B3261E',
  /** The colour of diamonds for users who want four colours of suits. */
  'suit-diamonds': '#A84E00',
  'suit-clubs': '#2F6B3C',
} as const;

/** The colours of the frames of cards, events, characters and roles. */
export type Frame = Exclude<keyof typeof CARD, 'ink' | 'paper' | `suit-${string}`>;

export const FRAMES: readonly Frame[] = [
  'brown',
  'blue',
  'green',
  'event',
  'character',
  'sheriff',
  'deputy',
  'outlaw',
  'renegade',
];

/** All surfaces that words may stand on. */
export const SURFACES: readonly Token[] = [
  'sky2',
  'mesa1',
  'mesa2',
  'floor',
  'disc',
  'table',
  'table2',
  'table3',
  'counter',
  'panel',
  'panel2',
];

/** The declarations for a style sheet, such as `--fg: #F8EFDC; …`. */
export const variables = (colours: Theme | typeof CARD): string =>
  Object.entries(colours)
    .map(([name, value]) => `--${name}: ${value};`)
    .join(' ');
