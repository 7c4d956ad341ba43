// The chapter of the card game in English.

import type { CardChapter } from './chapter-types.ts';

export const chapter: CardChapter = {
  goal: {
    title: 'What it is about',
    blocks: [
      'A small town in the West. Everyone knows who the {sheriff} is; the others keep their goals to themselves. You are dealt a secret role, and it says how you win:',
      [
        'The {sheriff} wants all {outlaw|Outlaws} and the {renegade} gone.',
        '{deputy|Deputies} protect the Sheriff, and both win together, even if the Deputies are eliminated.',
        '{outlaw|Outlaws} want the Sheriff dead and win together, even if they are eliminated.',
        'The {renegade} wants to be the last one alive: first the others, the Sheriff at the very end.',
      ],
      'So watch who shoots whom. Actions tell you more than words.',
    ],
  },
  setup: {
    title: 'Before the first shot',
    blocks: [
      'Everyone gets a secret role; only the Sheriff shows it. The number of each role depends on the number of players, and everyone knows it.',
      'Everyone also gets a *character*, open to all: a name, an ability, and a number of bullets. The bullets are your life points. The Sheriff has one more.',
      'You start with as many cards as you have life points. The Sheriff goes first, and turns go to the left.',
    ],
  },
  turn: {
    title: 'Your turn',
    blocks: [
      'A turn has three phases, always in this order:',
      [
        '*Phase 1: draw* two cards.',
        '*Phase 2: play* as many cards as you like, or none, one after the other.',
        '*Phase 3: discard* down to as many cards as you have life points left.',
      ],
      'In phase 2 there are just three limits. You may play only *one {bang}* per turn. You may never have *two cards of the same name* in front of you. And you have only *one weapon*: a new one replaces the old one.',
      'You never have to play: you may keep a {missed} or a {beer} for bad times. But the fewer life points you have, the fewer cards you can keep.',
    ],
  },
  borders: {
    title: 'Three kinds of card',
    blocks: [
      [
        '*Brown* cards with a flash are played, take effect at once, and go to the discard pile.',
        '*Blue* cards with a pin go in front of you and work as long as they stay there. Weapons are blue, and so are {barrel}, {mustang} and {scope}. {jail} goes in front of any player but the Sheriff, even yourself.',
        '*Green* cards with an hourglass (from Dodge City) go in front of you first. From your next turn, you may discard them to use them; those that count as a {missed} help as soon as your turn is over.',
      ],
      'Cards in play are not safe: {panic} steals one, {cat-balou} gets rid of one.',
    ],
  },
  distance: {
    title: 'Distance and reach',
    blocks: [
      'Distance decides who you can shoot. Count the seats the shorter way round: your neighbours are at *distance 1*, the next ones at 2, and so on. Eliminated players do not count, so the table gets smaller.',
      'Your weapon has a *reach*. Everyone starts with a Colt .45 of reach 1; a {schofield} reaches 2, a {winchester} 5. A {bang} can hit any player within your reach.',
      'With a {mustang}, others see you at distance +1; with a {scope}, you see the others at distance −1. So the distance may differ in the two directions. A weapon doesn’t change distance: for cards that name a distance, such as {panic}, only seats, Mustang and Scope count.',
      'At the table you don’t have to count: the players you can reach are lit.',
    ],
  },
  shots: {
    title: 'Shooting and dodging',
    blocks: [
      'Play a {bang} on somebody in reach. Unless they stop it, the target loses a life point. A {missed} cancels it.',
      'A {barrel} gives a second chance: draw!, and on a Heart the shot has missed. If it fails, a Missed! may still be played.',
      '{gatling} shoots at everyone else at once, and doesn’t count as your BANG! of the turn. {indians} and {duel} are no shots: a Missed! doesn’t help, only a BANG! from your hand.',
      'You never have to defend yourself, and you can’t defend anyone else.',
    ],
  },
  life: {
    title: 'Life points and Beer',
    blocks: [
      'In your own turn, a {beer} gives you back a life point, but never more than you started with.',
      'Lose your last life point and you are out, unless you drink a Beer *at that very moment*, even in somebody else’s turn. That is the only time a Beer may be played outside your own turn.',
      'When only two players are left, Beer has no effect. {saloon} still works, but it never saves anyone at the last moment.',
    ],
  },
  draw: {
    title: 'Draw!',
    blocks: [
      'Some cards say draw!: the top card of the draw pile is turned up, only its suit and value count, and it is discarded.',
      [
        '{barrel}: on a Heart the shot has missed.',
        '{jail}: at the start of the turn, on a Heart you are free and play; otherwise you skip the turn. Either way the Jail is gone.',
        '{dynamite}: at the start of the turn, on Spades from 2 to 9 it explodes and takes three life points; otherwise it goes to the player on the left.',
      ],
      'Dynamite is checked before Jail. The Sheriff can’t be put in jail.',
    ],
  },
  elimination: {
    title: 'Who falls, and who pays',
    blocks: [
      'Eliminated players show their role and discard all their cards.',
      [
        'Whoever eliminates an {outlaw} draws *three cards* as a reward, even another Outlaw.',
        'A {sheriff} who eliminates a {deputy} discards *all cards*, even those in play.',
      ],
      'Dynamite and events belong to nobody: there is no reward and no penalty for them.',
    ],
  },
  victory: {
    title: 'The end',
    blocks: [
      'The game is over as soon as one of these happens:',
      [
        'The *Sheriff* is eliminated: the Outlaws win. But if a single Renegade is the only one left alive, the Renegade wins.',
        'All *Outlaws and Renegades* are eliminated: the Sheriff and the Deputies win.',
      ],
      'If a card eliminates several players at once, they fall together, and only then is the winner decided.',
    ],
  },
  events: {
    title: 'Events',
    blocks: [
      'With High Noon or A Fistful of Cards there is a deck of events. From the second round on, a new one takes effect before each turn of the Sheriff, and affects everyone until the next. The next event is face up, so you can prepare.',
      'The last event stays to the end of the game: {high-noon} costs everyone a life point each turn, and {fistful-of-cards} fires a shot for each card in hand.',
    ],
  },
  three: {
    title: 'Three players, eight players',
    blocks: [
      'Three players have open roles and no Sheriff; the {deputy} goes first. The Deputy hunts the {renegade}, the Renegade the {outlaw}, and the Outlaw the Deputy: eliminate your target yourself, and you win at once. If somebody else gets there first, the last one alive wins. Whoever eliminates another player draws three cards.',
      'Without a Sheriff, anyone can be put in {jail}. And as soon as one of the three is out, {beer} has no effect.',
      'With eight players, there are two Renegades. They are not a team: each wants to be the only one left.',
    ],
  },
};
