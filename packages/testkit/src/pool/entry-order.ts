// The order of all entries, as stored games count them.
// A new entry goes to the end of its list, here and in its set.

/** The entries by set and by kind: ids separated by spaces, or the key of a card with the values of its copies. */
export type Order = Readonly<Record<string, Readonly<Record<string, readonly string[]>>>>;

export const CARD_ORDER: Order = {
  base: {
    characters: [
      'bart-cassidy black-jack calamity-janet el-gringo jesse-jones jourdonnais kit-carlson lucky-duke',
      'paul-regret pedro-ramirez rose-doolan sid-ketchum slab-the-killer suzy-lafayette vulture-sam',
      'willy-the-kid',
    ],
    kinds: [
      'bang missed beer panic cat-balou duel general-store indians stagecoach gatling saloon wells-fargo',
      'barrel dynamite jail mustang scope volcanic schofield remington rev-carabine winchester',
    ],
    copies: [
      'bang: A♠ Q♥ K♥ A♥ A♦ 2♦ 3♦ 4♦ 5♦ 6♦ 7♦ 8♦ 9♦ 10♦ J♦ Q♦ K♦ 2♣ 3♣ 4♣ 5♣ 6♣ 7♣ 8♣ 9♣',
      'missed: 2♠ 3♠ 4♠ 5♠ 6♠ 7♠ 8♠ 10♣ J♣ Q♣ K♣ A♣',
      'beer: 6♥ 7♥ 8♥ 9♥ 10♥ J♥',
      'panic: J♥ Q♥ A♥ 8♦',
      'cat-balou: K♥ 9♦ 10♦ J♦',
      'duel: Q♦ J♠ 8♣',
      'general-store: 9♣ Q♠',
      'indians: K♦ A♦',
      'stagecoach: 9♠ 9♠',
      'gatling: 10♥',
      'saloon: 5♥',
      'wells-fargo: 3♥',
      'barrel: Q♠ K♠',
      'jail: J♠ 10♠ 4♥',
      'dynamite: 2♥',
      'mustang: 8♥ 9♥',
      'scope: A♠',
      'volcanic: 10♠ 10♣',
      'schofield: J♣ Q♣ K♠',
      'remington: K♣',
      'rev-carabine: A♣',
      'winchester: 8♠',
    ],
    events: [],
  },
  'dodge-city': {
    characters: [
      'apache-kid belle-star bill-noface chuck-wengam doc-holyday elena-fuente greg-digger herb-hunter',
      'jose-delgado molly-stark pat-brennan pixie-pete sean-mallory tequila-joe vera-custer',
    ],
    kinds: [
      'punch springfield brawl rag-time tequila whisky dodge binocular hideout bible iron-plate sombrero',
      'ten-gallon-hat buffalo-rifle can-can canteen conestoga derringer howitzer knife pepperbox',
      'pony-express',
    ],
    copies: [
      'bang: 8♠ 5♣ 6♣ K♣',
      'missed: 8♦',
      'beer: 6♥ 6♠',
      'panic: J♥',
      'cat-balou: 8♣',
      'general-store: A♠',
      'indians: 5♦',
      'barrel: A♣',
      'dynamite: 10♣',
      'mustang: 5♥',
      'remington: 6♦',
      'rev-carabine: 5♠',
      'punch: 10♠',
      'springfield: K♠',
      'brawl: J♠',
      'rag-time: 9♥',
      'tequila: 9♣',
      'whisky: Q♥',
      'dodge: 7♦ K♥',
      'binocular: 10♦',
      'hideout: K♦',
      'bible: 10♥',
      'buffalo-rifle: Q♣',
      'can-can: J♣',
      'canteen: 7♥',
      'conestoga: 9♦',
      'derringer: 7♠',
      'howitzer: 9♠',
      'iron-plate: A♦ Q♠',
      'knife: 8♥',
      'pepperbox: A♥',
      'pony-express: Q♦',
      'sombrero: 7♣',
      'ten-gallon-hat: J♦',
    ],
    events: [],
  },
  'high-noon': {
    characters: [],
    kinds: [],
    copies: [],
    events: [
      'blessing curse ghost-town gold-rush daltons doctor reverend train-arrival thirst hangover sermon',
      'shootout handcuffs new-identity high-noon',
    ],
  },
  fistful: {
    characters: [],
    kinds: [],
    copies: [],
    events: [
      'abandoned-mine ambush blood-brothers dead-man hard-liquor judge lasso law-of-the-west peyote ranch',
      'ricochet russian-roulette sniper vendetta fistful-of-cards',
    ],
  },
  promos: {
    characters: ['uncle-will johnny-kisch claus-the-saint'],
    kinds: [],
    copies: [],
    events: [],
  },
  tournament: {
    characters: [],
    kinds: [],
    copies: [],
    events: [],
  },
};

export const DICE_ORDER: Order = {
  base: {
    characters: [
      'bart-cassidy black-jack calamity-janet el-gringo jesse-jones jourdonnais kit-carlson lucky-duke',
      'paul-regret pedro-ramirez rose-doolan sid-ketchum slab-the-killer suzy-lafayette vulture-sam',
      'willy-the-kid',
    ],
    specials: [],
    modules: [],
  },
  'old-saloon': {
    characters: ['jose-delgado tequila-joe apache-kid bill-noface elena-fuente vera-custer doc-holyday molly-stark'],
    specials: ['orso buono dottore giudice baro brutto cattivo mano-destra mano-sinistra'],
    modules: ['1 2 3 4 5'],
  },
};
