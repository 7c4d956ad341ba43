// The inks of all pictures: no picture uses another colour.

/** Sixteen inks, the same by night and by day. */
const PURE = {
  black: '#241712',
  bone: '#F8EFDC',
  sand: '#E5C893',
  ochre: '#E3A236',
  clay: '#D07C46',
  rust: '#B73D24',
  wine: '#7A2230',
  sky: '#AFCFC8',
  petrol: '#2C6575',
  night: '#14313E',
  sage: '#8AA268',
  pine: '#3C5E40',
  wood: '#8B5A33',
  bark: '#5A3620',
  steel: '#93A3A8',
  plum: '#5B3A63',
} as const;

/** The same inks mixed with bone, for the second hue of a background. */
const THINNED = {
  paleSand: '#EED7A9',
  paleOchre: '#EFC067',
  paleClay: '#DA8E5B',
  paleRust: '#C5512F',
  paleWine: '#8E3040',
  paleSky: '#C2DBD5',
  palePetrol: '#37788A',
  paleNight: '#1D4454',
  paleSage: '#A9BA86',
  palePine: '#4B7050',
  paleWood: '#A06C41',
  paleBark: '#6B452C',
  paleSteel: '#A9B7BA',
  palePlum: '#6C4A74',
} as const;

/** Mixed inks, for backgrounds behind people, hair and cloth. */
const MIXED = {
  coral: '#D9876A',
  paleCoral: '#E49C7E',
  rose: '#E0A9A0',
  paleRose: '#EAB9B0',
  teal: '#4F8B93',
  paleTeal: '#5F9CA3',
  moss: '#6B6F57',
  paleMoss: '#7A7E64',
  lilac: '#8C7A9B',
  paleLilac: '#9D8CAB',
  mist: '#7FA39C',
  paleMist: '#93B4AD',
  soot: '#3A2A26',
  umber: '#54443A',
  copper: '#8E3B1F',
  straw: '#B88A4A',
  ash: '#B9B2A0',
  gold: '#F3C667',
} as const;

/** Four skin colours, each in light and in shadow. */
export const SKIN = {
  fair: ['#F0C9A0', '#C98F62'],
  tan: ['#DDA878', '#A8703F'],
  brown: ['#B97F50', '#824F2C'],
  dark: ['#8A5636', '#5B3520'],
} as const;

export type Skin = keyof typeof SKIN;

export const INK = { ...PURE, ...THINNED, ...MIXED } as const;

export type Ink = (typeof INK)[keyof typeof INK] | (typeof SKIN)[Skin][number];
