// What the base set says to its players, in our own words.

import type { SetTexts } from '../kinds.ts';

export const texts: SetTexts = {
  cards: {
    bang: { name: 'BANG!', text: 'Shoot a player in reach of your weapon. One a turn.' },
    missed: { name: 'Missed!', text: 'Cancels a shot at you.' },
    beer: {
      name: 'Beer',
      text: 'Get back one life point. Also saves you from your last wound; useless with two players left.',
    },
    panic: {
      name: 'Panic!',
      text: 'Take a card of a player at distance 1: one in play, or one at random from the hand.',
    },
    'cat-balou': {
      name: 'Cat Balou',
      text: 'Any player discards a card: one in play, or one at random from the hand.',
    },
    duel: {
      name: 'Duel',
      text: 'You and another player discard BANG! cards in turn, he first. Who does not loses a life point.',
    },
    'general-store': {
      name: 'General Store',
      text: 'As many cards as players are turned up; each takes one, you first.',
    },
    indians: { name: 'Indians!', text: 'All others discard a BANG! or lose a life point.' },
    stagecoach: { name: 'Stagecoach', text: 'Draw two cards.' },
    gatling: { name: 'Gatling', text: 'A shot at all other players, however far away.' },
    saloon: { name: 'Saloon', text: 'All players get back one life point.' },
    'wells-fargo': { name: 'Wells Fargo', text: 'Draw three cards.' },
    barrel: { name: 'Barrel', text: 'When you are shot at, draw!: a Heart counts as a Missed!.' },
    dynamite: {
      name: 'Dynamite',
      text: 'At the start of your turn draw!: on a Spade from 2 to 9 you lose three life points; otherwise pass it to your left.',
    },
    jail: {
      name: 'Jail',
      text: 'Anybody but the Sheriff: at the start of his turn he draws!: on a Heart he plays on, otherwise he skips the turn.',
    },
    mustang: { name: 'Mustang', text: 'Others see you one farther away.' },
    scope: { name: 'Scope', text: 'You see the others one nearer.' },
    volcanic: { name: 'Volcanic', text: 'Weapon, reach 1: play any number of BANG! cards.' },
    schofield: { name: 'Schofield', text: 'Weapon, reach 2.' },
    remington: { name: 'Remington', text: 'Weapon, reach 3.' },
    'rev-carabine': { name: 'Rev. Carabine', text: 'Weapon, reach 4.' },
    winchester: { name: 'Winchester', text: 'Weapon, reach 5.' },
  },
  characters: {
    'bart-cassidy': { name: 'Bart Cassidy', text: 'Draws a card for each life point he loses.' },
    'black-jack': {
      name: 'Black Jack',
      text: 'Shows the second card he draws in phase 1; if it is red he draws one more.',
    },
    'calamity-janet': { name: 'Calamity Janet', text: 'Uses BANG! as Missed! and Missed! as BANG!.' },
    'el-gringo': {
      name: 'El Gringo',
      text: 'For each life point a player takes from him he draws a card from that hand.',
    },
    'jesse-jones': { name: 'Jesse Jones', text: 'May draw the first card of phase 1 from another player’s hand.' },
    jourdonnais: { name: 'Jourdonnais', text: 'Counts as having a Barrel at all times.' },
    'kit-carlson': { name: 'Kit Carlson', text: 'In phase 1 he looks at three cards and keeps two.' },
    'lucky-duke': { name: 'Lucky Duke', text: 'Turns up two cards for each draw! and chooses one.' },
    'paul-regret': { name: 'Paul Regret', text: 'Others see him one farther away.' },
    'pedro-ramirez': { name: 'Pedro Ramirez', text: 'May draw the first card of phase 1 from the discard pile.' },
    'rose-doolan': { name: 'Rose Doolan', text: 'Sees the others one nearer.' },
    'sid-ketchum': { name: 'Sid Ketchum', text: 'May discard two cards at any time to get back a life point.' },
    'slab-the-killer': { name: 'Slab the Killer', text: 'It takes two Missed! to cancel his BANG!.' },
    'suzy-lafayette': { name: 'Suzy Lafayette', text: 'Draws a card when her hand is empty.' },
    'vulture-sam': { name: 'Vulture Sam', text: 'Takes all cards of whoever is eliminated.' },
    'willy-the-kid': { name: 'Willy the Kid', text: 'May play any number of BANG! cards.' },
  },
};
