// The chapter of the dice game in English.

import type { DiceChapter } from './chapter-types.ts';

export const chapter: DiceChapter = {
  goal: {
    title: 'What it is about',
    blocks: [
      'The same town, the same secret roles, and dice instead of cards: a game of fifteen minutes.',
      [
        'The {sheriff}, known to all, wants the {outlaw|Outlaws} and the {renegade} gone.',
        '{deputy|Deputies} win with the Sheriff, even if they are eliminated.',
        '{outlaw|Outlaws} want the Sheriff dead and win together.',
        'The {renegade} wants to be the last one alive, with the Sheriff second to last.',
      ],
    ],
  },
  setup: {
    title: 'Before the first roll',
    blocks: [
      'Everyone gets a secret role, which only the Sheriff shows, and an open *character* with an ability and life points. The Sheriff has two more.',
      'Nine arrows lie in a pile in the middle. The Sheriff goes first, and turns go to the left.',
    ],
  },
  turn: {
    title: 'Your turn',
    blocks: [
      'Roll all five dice. Then you may re-roll any dice you like *twice*, even those you kept before. You may stop after any roll.',
      [
        '{arrow|Arrows} hit at once, with every roll: take one from the pile for each.',
        '{dynamite} can’t be re-rolled. With the third one, you must stop.',
      ],
      'When you have stopped, all your dice are resolved. Nothing may be skipped: a shot has to hit somebody, friend or foe.',
    ],
  },
  faces: {
    title: 'What the dice show',
    blocks: [
      [
        '{arrow}: take an arrow at once.',
        '{dynamite}: three of them cost you a life point.',
        '{1}: a player next to you loses a life point.',
        '{2}: a player two places away loses a life point.',
        '{beer}: any player, even you, regains a life point.',
        '{gatling}: three of them cost all others a life point, and you return all your arrows.',
      ],
    ],
  },
  order: {
    title: 'In which order',
    blocks: [
      'The dice are resolved in the order in which they are shown above: arrows at once with each roll, then dynamite, then all 1s and 2s together, then beers, and the Gatling last.',
      'So a beer comes too late for somebody who was shot, but in time to strengthen a friend against the Gatling.',
    ],
  },
  distance: {
    title: 'Distance',
    blocks: [
      'A {1|1} hits one of your neighbours, a {2|2} somebody *exactly* two places away, on either side. Eliminated players are skipped.',
      'With three or two players left, a 2 counts as a 1. All shots are aimed first and then hit at the same moment.',
    ],
  },
  arrows: {
    title: 'The Indian attack',
    blocks: [
      'When somebody takes the last arrow of the pile, the Indians attack at once, in the middle of the roll: players lose a life point *for each of their arrows*, and all arrows go back to the pile. Then the turn goes on.',
      'So arrows are a danger to everyone: with a full pile you may risk a roll, but with one arrow left you should know who holds how many. A Gatling rids you of yours.',
    ],
  },
  elimination: {
    title: 'Who falls',
    blocks: [
      'Without life points you are out: you show your role, your arrows go back, and you still win with your side. There is no last beer here and no reward.',
    ],
  },
  victory: {
    title: 'The end',
    blocks: [
      [
        'The *Sheriff* is eliminated: the Outlaws win. But if a single Renegade is the only one left alive, the Renegade wins.',
        'All *Outlaws and Renegades* are eliminated: the Sheriff and the Deputies win.',
      ],
      'If all fall together, the Outlaws win.',
    ],
  },
  three: {
    title: 'Three players',
    blocks: [
      'Three players have open roles and no Sheriff; the {deputy} goes first. The Deputy hunts the {renegade}, the Renegade the {outlaw}, and the Outlaw the Deputy: take the last life point of your target yourself, and you win at once. Otherwise the last one alive wins.',
    ],
  },
  saloon: {
    title: 'Old Saloon',
    blocks: [
      'Five modules. You can add each of them on its own:',
      [
        '*The Loudmouth and the Coward*: two dice, one that shoots more and one that drinks more. Before you roll, you may take one of them in place of one of your own.',
        '*The Indian Chief’s arrow*: counts as two, but protects whoever holds the most arrows alone.',
        '*Special roles*: each has a power that you may use once, by revealing the role.',
        '*New characters*: eight of them.',
        '*The ghost*: with five or more players, the first one eliminated plays on as a ghost, without ability or special role. In its turn, the ghost rolls two plain dice and sets one die of somebody’s next roll, or two equal ones. A Renegade’s ghost joins the Outlaws at tables of five and seven, the law at those of six and eight.',
      ],
    ],
  },
};
