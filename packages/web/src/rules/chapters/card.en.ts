// The chapter of the card game in English.

import type { CardChapter } from './chapter.ts';

export const chapter: CardChapter = {
  goal: {
    title: 'What it is about',
    blocks: [
      'A small town in the West. Everybody knows who the {sheriff} is; what the others want, they keep to themselves. You are dealt a secret role, and the role says how you win:',
      [
        'The {sheriff} wants all {outlaw|Outlaws} and the {renegade} gone.',
        '{deputy|Deputies} protect the Sheriff and win with him, even if they are eliminated.',
        '{outlaw|Outlaws} want the Sheriff dead and win together, even if they are eliminated.',
        'The {renegade} wants to be the last one alive: first the others, the Sheriff at the very end.',
      ],
      'So watch who shoots at whom. What people do tells more than what they say.',
    ],
  },
  setup: {
    title: 'Before the first shot',
    blocks: [
      'Everybody gets a secret role; only the Sheriff shows his. How many of each there are depends on the number of players, and everybody knows that number.',
      'Everybody also gets a *character*, open to all: a name, an ability, and a number of bullets. The bullets are your life points. The Sheriff has one more.',
      'You begin with as many cards as you have life points. The Sheriff plays first, and turns go to the left.',
    ],
  },
  turn: {
    title: 'Your turn',
    blocks: [
      'A turn has three phases, always in this order:',
      [
        '*Phase 1: draw* two cards.',
        '*Phase 2: play* as many cards as you like, or none, one after the other.',
        '*Phase 3: discard* until you hold no more cards than you have life points left.',
      ],
      'In phase 2 there are just three limits. You may play only *one {bang}* a turn. In front of you there may never lie *two cards of the same name*. And you have only *one weapon*: a new one replaces the old.',
      'Playing is never a duty: you may keep a {missed} or a {beer} for bad times. But the fewer life points you have, the fewer cards you can keep.',
    ],
  },
  borders: {
    title: 'Three kinds of card',
    blocks: [
      [
        '*Brown* cards with a flash are played, take effect at once, and go to the discard pile.',
        '*Blue* cards with a pin are laid in front of you and work as long as they lie there. Weapons are blue, and so are {barrel}, {mustang} and {scope}. {jail} is laid in front of any player but the Sheriff, even yourself.',
        '*Green* cards with an hourglass (from Dodge City) are laid down first. From your next turn on you may discard them to use them; those that count as a {missed} help as soon as your turn is over.',
      ],
      'Cards in play are not safe: {panic} steals one, {cat-balou} gets rid of one.',
    ],
  },
  distance: {
    title: 'Distance and reach',
    blocks: [
      'How far away somebody is decides whom you can shoot. Count the seats the shorter way round: your neighbours are at *distance 1*, the next ones at 2, and so on. Eliminated players do not count, so the table gets smaller.',
      'Your weapon has a *reach*. Everybody starts with a Colt .45 of reach 1; a {schofield} reaches 2, a {winchester} 5. A {bang} hits whoever is no farther away than your reach.',
      'A {mustang} makes you one farther away for the others; a {scope} brings the others one nearer to you. So distance may differ in the two directions. A weapon does not change distance: for cards that name a distance, such as {panic}, only seats, Mustang and Scope count.',
      'At the table you need not count: whoever you can reach is lit.',
    ],
  },
  shots: {
    title: 'Shooting and dodging',
    blocks: [
      'Play a {bang} on somebody in reach. If nothing is done about it, the target loses a life point. A {missed} cancels it.',
      'A {barrel} gives a second chance: draw!, and on a Heart the shot has missed. If it fails, a Missed! may still be played.',
      '{gatling} shoots at everybody else at once, and does not count as your BANG! of the turn. {indians} and {duel} are no shots: there a Missed! does not help, only a BANG! from your hand.',
      'Nobody has to defend himself, and nobody can defend another.',
    ],
  },
  life: {
    title: 'Life points and Beer',
    blocks: [
      'In your own turn a {beer} gives you back a life point, never above the number you started with.',
      'Lose your last life point and you are out, unless you drink a Beer *at that very moment*, even in somebody else’s turn. That is the only time a Beer may be played outside your own.',
      'When only two players are left, Beer has no effect any more. {saloon} still has, but it never saves anybody in the last moment.',
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
      'Dynamite is checked before Jail. The Sheriff cannot be put in jail.',
    ],
  },
  elimination: {
    title: 'Who falls, and who pays',
    blocks: [
      'Whoever is eliminated shows his role and discards all his cards.',
      [
        'Whoever eliminates an {outlaw} draws *three cards* as a reward, whatever his own role.',
        'A {sheriff} who eliminates a {deputy} discards *all his cards*, those in play too.',
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
      'If a card eliminates several at once, they fall together, and only then is it decided who has won.',
    ],
  },
  events: {
    title: 'Events',
    blocks: [
      'With High Noon or A Fistful of Cards there is a deck of events. From the second round on a new one comes into force before each turn of the Sheriff and holds for all until the next. The one to come lies open, so you can prepare.',
      'The last event stays to the end of the game: {high-noon} costs everybody a life point each turn, {fistful-of-cards} a shot for each card in hand.',
    ],
  },
  three: {
    title: 'Three players, eight players',
    blocks: [
      'Three play with open roles and without a Sheriff; the {deputy} begins. The Deputy hunts the {renegade}, the Renegade the {outlaw}, and the Outlaw the Deputy: whoever eliminates his target himself wins at once. If somebody else gets there first, the last one alive wins. Whoever eliminates another player draws three cards.',
      'Without a Sheriff anybody can be put in {jail}. And as soon as one of the three is out, {beer} has no effect any more.',
      'With eight there are two Renegades. They are no team: each wants to be the only one left.',
    ],
  },
};
