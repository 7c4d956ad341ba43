// Pictures of packs as data: scenes of cards and events, likenesses of characters.
// The words name what the page can draw. Packs store them, so none is ever renamed or removed.

export const INKS = [
  ...(['black', 'bone', 'sand', 'ochre', 'clay', 'rust', 'wine', 'sky', 'petrol', 'night', 'sage', 'pine'] as const),
  ...(['wood', 'bark', 'steel', 'plum', 'coral', 'rose', 'teal', 'moss', 'lilac', 'mist'] as const),
  ...(['soot', 'umber', 'copper', 'straw', 'ash', 'gold'] as const),
  ...(['paleSand', 'paleOchre', 'paleClay', 'paleRust', 'paleWine', 'paleSky', 'palePetrol', 'paleNight'] as const),
  ...(['paleSage', 'palePine', 'paleWood', 'paleBark', 'paleSteel', 'palePlum', 'paleCoral', 'paleRose'] as const),
  ...(['paleTeal', 'paleMoss', 'paleLilac', 'paleMist'] as const),
] as const;
export type InkName = (typeof INKS)[number];

/** The background: beams, mesas, boards, a target, a night sky, or one flat colour. */
export const GROUNDS = ['rays', 'country', 'planks', 'rings', 'night', 'plain'] as const;
export type GroundName = (typeof GROUNDS)[number];

export const PARTS = [
  ...(['revolver', 'long-revolver', 'lever-pistol', 'derringer', 'pepperbox', 'lever-rifle', 'musket'] as const),
  ...([
    'heavy-rifle',
    'gatling',
    'howitzer',
    'knife',
    'bullet',
    'arrow',
    'dynamite',
    'spark',
    'burst',
    'hole',
  ] as const),
  ...(['hand', 'fist', 'palm', 'figure', 'shooter', 'dancer', 'ghost', 'stetson', 'sombrero'] as const),
  ...(['heart', 'drop', 'skull', 'horse', 'bear', 'crow', 'snake', 'cactus', 'rock'] as const),
  ...(['mug', 'bottle', 'flask', 'jug', 'glass', 'canteen', 'coin', 'die', 'chair', 'piano', 'lamp'] as const),
  ...(['heart-card', 'diamond-card', 'club-card', 'spade-card', 'card-back', 'cards', 'torn-card'] as const),
  ...(['star', 'shield', 'book', 'cuffs', 'scales', 'gavel', 'bell', 'bag', 'tombstone', 'poster'] as const),
  ...(['pickaxe', 'shovel', 'spyglass', 'binocular', 'plate', 'letter', 'gold-pan', 'strongbox'] as const),
  ...(['wheel', 'barrel', 'coach', 'wagon', 'cart', 'engine', 'house', 'gate'] as const),
] as const;
export type PartName = (typeof PARTS)[number];

/** One part of a scene. The scene is 120 wide and 100 high; a part of size 100 fills most of its height. */
export interface PlacedPart {
  readonly part: PartName;
  /** The centre of the part. */
  readonly x: number;
  readonly y: number;
  readonly size: number;
  /** The rotation in degrees, clockwise. */
  readonly turn?: number;
  /** True if the part is mirrored, left to right. */
  readonly flip?: true;
  /** A colour in place of the part's own. */
  readonly ink?: InkName;
}

/** The picture of a card or an event. */
export interface Scene {
  readonly ground: GroundName;
  readonly inks: readonly [InkName, InkName];
  /** The parts of the scene; the last one is in front. */
  readonly parts: readonly PlacedPart[];
}

export const MAX_PARTS = 4;
/** The ranges of the numbers of a part. */
export const PART_RANGES = { x: [0, 120], y: [0, 100], size: [20, 160], turn: [-180, 180] } as const;

export const SKINS = ['fair', 'tan', 'brown', 'dark'] as const;
export const HEADS = ['oval', 'square', 'thin'] as const;
export const HAIRS = ['none', 'short', 'long', 'curls', 'braids', 'bun', 'sides'] as const;
export const HATS = [
  ...(['none', 'stetson', 'tall', 'low', 'bowler', 'topper', 'boater', 'sombrero', 'slouch', 'cap', 'kepi'] as const),
  ...(['plume', 'fur', 'pelt', 'bonnet', 'nightcap', 'visor', 'kerchief', 'bandage', 'comb', 'flower'] as const),
  ...(['miner', 'bow', 'rose'] as const),
] as const;
export const CLOTHES = ['coat', 'vest', 'poncho', 'dress', 'scarf', 'apron', 'uniform', 'fur', 'barrel'] as const;
export const BEARDS = [
  ...(['none', 'handlebar', 'walrus', 'beard', 'goatee', 'pencil', 'sideburns', 'stubble', 'freckles'] as const),
  ...(['mask', 'wrap'] as const),
] as const;
export const MARKS = [
  ...(['scar', 'spectacles', 'monocle', 'patch', 'beauty-spot', 'toothpick', 'cigar', 'earrings', 'bruise'] as const),
  ...(['brooch', 'card-in-hat', 'cards-in-hand', 'coin', 'bottle', 'fan', 'present', 'feather'] as const),
] as const;
export type MarkName = (typeof MARKS)[number];

/** The portrait of a character. */
export interface Likeness {
  /** The hues of the rays behind the head. */
  readonly inks: readonly [InkName, InkName];
  readonly skin: (typeof SKINS)[number];
  readonly head: (typeof HEADS)[number];
  readonly hair: readonly [(typeof HAIRS)[number], InkName];
  /** The hat, its colour, and that of its ribbon. */
  readonly hat: readonly [(typeof HATS)[number], InkName, InkName];
  readonly clothes: readonly [(typeof CLOTHES)[number], InkName, InkName];
  readonly beard: readonly [(typeof BEARDS)[number], InkName];
  /** True for lashes and red lips. */
  readonly lips?: true;
  readonly mark?: MarkName;
}
