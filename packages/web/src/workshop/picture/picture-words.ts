// Names of the parts, colours and traits of pictures, for screen readers and tooltips.

import { useLingui } from '@lingui/react/macro';
import type { pictures } from '@posse/card/packs';

/** The parts of scenes. */
export function usePartNames(): (word: pictures.PartName) => string {
  const { t } = useLingui();
  return (word) => {
    const names: Readonly<Record<pictures.PartName, string>> = {
      revolver: t`Revolver`,
      'long-revolver': t`Long revolver`,
      'lever-pistol': t`Lever pistol`,
      derringer: t`Pocket pistol`,
      pepperbox: t`Many-barrelled pistol`,
      'lever-rifle': t`Lever rifle`,
      musket: t`Musket`,
      'heavy-rifle': t`Heavy rifle`,
      gatling: t`Machine gun`,
      howitzer: t`Cannon`,
      knife: t`Knife`,
      bullet: t`Bullet`,
      arrow: t`Arrow`,
      dynamite: t`Sticks of dynamite`,
      spark: t`Spark`,
      burst: t`Muzzle flash`,
      hole: t`Bullet hole`,
      hand: t`Hand`,
      fist: t`Fist`,
      palm: t`Raised palm`,
      figure: t`Gunslinger`,
      shooter: t`Shooter`,
      dancer: t`Dancer’s legs`,
      ghost: t`Ghost`,
      stetson: t`Stetson`,
      sombrero: t`Sombrero`,
      heart: t`Heart`,
      drop: t`Drop`,
      skull: t`Cattle skull`,
      horse: t`Horse`,
      bear: t`Bear`,
      crow: t`Crow`,
      snake: t`Snake`,
      cactus: t`Cactus`,
      rock: t`Rock`,
      mug: t`Mug of beer`,
      bottle: t`Bottle`,
      flask: t`Hip flask`,
      jug: t`Jug`,
      glass: t`Shot glass`,
      canteen: t`Water bottle`,
      coin: t`Coin`,
      die: t`Die`,
      chair: t`Chair`,
      piano: t`Piano`,
      lamp: t`Lamp`,
      'heart-card': t`Card of Hearts`,
      'diamond-card': t`Card of Diamonds`,
      'club-card': t`Card of Clubs`,
      'spade-card': t`Card of Spades`,
      'card-back': t`Card, face down`,
      cards: t`Fan of cards`,
      'torn-card': t`Torn card`,
      star: t`Sheriff’s star`,
      shield: t`Deputy’s badge`,
      book: t`Book`,
      cuffs: t`Handcuffs`,
      scales: t`Scales`,
      gavel: t`Gavel`,
      bell: t`Bell`,
      bag: t`Doctor’s bag`,
      tombstone: t`Tombstone`,
      poster: t`Poster`,
      pickaxe: t`Pickaxe`,
      shovel: t`Shovel`,
      spyglass: t`Spyglass`,
      binocular: t`Binoculars`,
      plate: t`Iron plate`,
      letter: t`Letter`,
      'gold-pan': t`Gold pan`,
      strongbox: t`Strongbox`,
      wheel: t`Wheel`,
      barrel: t`Barrel`,
      coach: t`Coach`,
      wagon: t`Covered wagon`,
      cart: t`Mine cart`,
      engine: t`Steam engine`,
      house: t`House`,
      gate: t`Ranch gate`,
    };
    return names[word];
  };
}

type PureInk = Exclude<pictures.InkName, `pale${string}`>;

/** The pale inks are called like those that they are mixed from. */
export function useInkNames(): (word: pictures.InkName) => string {
  const { t } = useLingui();
  return (word) => {
    const names: Readonly<Record<PureInk, string>> = {
      black: t`black`,
      bone: t`bone`,
      sand: t`sand`,
      ochre: t`ochre`,
      clay: t`clay`,
      rust: t`rust`,
      wine: t`wine red`,
      sky: t`sky`,
      petrol: t`petrol`,
      night: t`night blue`,
      sage: t`sage`,
      pine: t`pine`,
      wood: t`wood`,
      bark: t`bark`,
      steel: t`steel`,
      plum: t`plum`,
      coral: t`coral`,
      rose: t`rose`,
      teal: t`teal`,
      moss: t`moss`,
      lilac: t`lilac`,
      mist: t`mist`,
      soot: t`soot`,
      umber: t`umber`,
      copper: t`copper`,
      straw: t`straw`,
      ash: t`ash`,
      gold: t`gold`,
    };
    if (!word.startsWith('pale')) return names[word as PureInk];
    const pure = `${word.charAt(4).toLowerCase()}${word.slice(5)}` as PureInk;
    return t`light ${names[pure]}`;
  };
}

/** Backgrounds, and everything about people. */
export function useTraitNames(): (word: Trait) => string {
  const { t } = useLingui();
  return (word) => {
    const names: Readonly<Record<Trait, string>> = {
      rays: t`Rays`,
      country: t`Prairie`,
      planks: t`Planks`,
      rings: t`Target`,
      night: t`Night sky`,
      plain: t`One colour`,
      fair: t`Fair skin`,
      tan: t`Tanned skin`,
      brown: t`Brown skin`,
      dark: t`Dark skin`,
      oval: t`Oval face`,
      square: t`Square face`,
      thin: t`Thin face`,
      lips: t`Red lips`,
      none: t`None`,
      short: t`Short hair`,
      long: t`Long hair`,
      curls: t`Curls`,
      braids: t`Braids`,
      bun: t`Bun`,
      sides: t`Bald on top`,
      stetson: t`Stetson`,
      tall: t`Tall hat`,
      low: t`Low hat`,
      bowler: t`Bowler hat`,
      topper: t`Top hat`,
      boater: t`Straw hat`,
      sombrero: t`Sombrero`,
      slouch: t`Slouch hat`,
      cap: t`Cap`,
      kepi: t`Kepi`,
      plume: t`Hat with a plume`,
      fur: t`Fur`,
      pelt: t`Pelt with a tail`,
      bonnet: t`Bonnet`,
      nightcap: t`Nightcap`,
      visor: t`Visor`,
      kerchief: t`Kerchief`,
      bandage: t`Bandage`,
      comb: t`Comb`,
      flower: t`Hat with a flower`,
      miner: t`Miner’s lamp`,
      bow: t`Bow`,
      rose: t`Rose`,
      coat: t`Coat`,
      vest: t`Waistcoat`,
      poncho: t`Poncho`,
      dress: t`Dress`,
      scarf: t`Neckerchief`,
      apron: t`Apron`,
      uniform: t`Uniform`,
      barrel: t`Barrel`,
      handlebar: t`Handlebar moustache`,
      walrus: t`Walrus moustache`,
      beard: t`Full beard`,
      goatee: t`Goatee`,
      pencil: t`Thin moustache`,
      sideburns: t`Sideburns`,
      stubble: t`Stubble`,
      freckles: t`Freckles`,
      mask: t`Bandit’s mask`,
      wrap: t`Bandaged face`,
      scar: t`Scar`,
      spectacles: t`Spectacles`,
      monocle: t`Monocle`,
      patch: t`Eye patch`,
      'beauty-spot': t`Beauty spot`,
      toothpick: t`Toothpick`,
      cigar: t`Cigar`,
      earrings: t`Earrings`,
      bruise: t`Black eye`,
      brooch: t`Brooch`,
      'card-in-hat': t`Card in the hat`,
      'cards-in-hand': t`Cards in the hand`,
      coin: t`Coin`,
      bottle: t`Bottle`,
      fan: t`Fan`,
      present: t`Present`,
      feather: t`Feather`,
    };
    return names[word];
  };
}

type Trait =
  | 'lips'
  | pictures.GroundName
  | pictures.MarkName
  | (typeof pictures.SKINS)[number]
  | (typeof pictures.HEADS)[number]
  | (typeof pictures.HAIRS)[number]
  | (typeof pictures.HATS)[number]
  | (typeof pictures.CLOTHES)[number]
  | (typeof pictures.BEARDS)[number];
