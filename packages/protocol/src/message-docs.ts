// A description and a sample of each message.
// They are for documents and tests, never for the page.

import type { WireFromClient } from './client-message-schemas.ts';
import type { MessageType } from './message-table.ts';
import { PROTOCOL_VERSION } from './protocol-version.ts';

interface MessageDoc<T extends MessageType> {
  /** A description in Markdown, for a reader who writes a client. */
  readonly about: string;
  /** A message with all its fields. */
  readonly sample: Extract<WireFromClient, { type: T }>;
}

const DIGITS = '0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef';

export const MESSAGE_DOCS: { readonly [T in MessageType]: MessageDoc<T> } = {
  join: {
    about:
      'Joins a table, as the first message of a connection. `token`, `pass` or `ticket` say who you are if you were there before, and `since` [resumes](#coming-back) a game. `as` is `screen` for a [screen in the room](#a-screen-for-the-room).',
    sample: {
      type: 'join',
      version: PROTOCOL_VERSION,
      table: 'DUSTY2',
      name: 'Calamity',
      face: 'miner',
      pass: 'guest.signature',
      token: '0.secret',
      ticket: 'secret',
      since: { game: '0123456789abcdef01', n: 3 },
      promise: DIGITS,
      as: 'screen',
    },
  },
  sit: {
    about:
      'Takes this seat, or any free one. During a game: your own seat again, or a bot’s if the plan has `latecomers`. `promise` commits you to your [luck](#fairness). `ownBot` tells everybody that a [program of yours](#a-bot-of-your-own) plays.',
    sample: { type: 'sit', seat: 1, promise: DIGITS, luck: '0123456789abcdef', ownBot: true },
  },
  leave: {
    about: 'Gives your seat up. During a game a bot plays on, and the seat stays yours.',
    sample: { type: 'leave' },
  },
  move: {
    about:
      'Asks for a `ticket`. In a `join` from another device the ticket moves your seat there, once and within five minutes. The old device is closed with 1008 `moved`.',
    sample: { type: 'move' },
  },
  claim: {
    about: 'Claims a seat that was yours, after you lost its token. The others [vouch](#who-plays) for you.',
    sample: { type: 'claim', seat: 1 },
  },
  'take-back': {
    about: 'Takes back the seat that you lost because the others [vouched](#who-plays) for somebody else.',
    sample: { type: 'take-back' },
  },
  vouch: {
    about: 'Confirms that the guest who claims a seat is its player, or denies it.',
    sample: { type: 'vouch', guest: 'somebody', on: true },
  },
  'not-yet': {
    about: 'Stops the countdown of five seconds to the next game, which is `startsIn` of the table.',
    sample: { type: 'not-yet' },
  },
  ready: {
    about: 'Says that you are ready for the next game, or not. `keep` keeps the character that survived the last game.',
    sample: { type: 'ready', on: true, keep: false, luck: '0123456789abcdef' },
  },
  promise: {
    about: 'Commits you to your [luck](#fairness) for the next deal. `TableClient` sends it without being asked.',
    sample: { type: 'promise', promise: DIGITS },
  },
  reveal: {
    about:
      'Reveals the luck for the `start` with this seal, and commits you to the luck for the deal after it. `TableClient` sends it without being asked.',
    sample: { type: 'reveal', start: DIGITS, luck: DIGITS, next: DIGITS },
  },
  'deal-anyway': {
    about:
      'Answers the question “Deal anyway?” after two [aborted shuffles](#fairness). A player who says no gives up their seat.',
    sample: { type: 'deal-anyway', on: true },
  },
  answer: {
    about:
      'Chooses an option of the open question, by its place in the list. The table itself gives an answer that everybody can see is the only one; to send the same answer then is no error.',
    sample: { type: 'answer', question: 0, option: 0 },
  },
  explain: {
    about: 'Asks why something is not among the options. The reply is `because`.',
    sample: {
      type: 'explain',
      question: 0,
      attempt: {
        kind: 'play',
        card: 4,
        as: 'bang',
        at: 1,
        also: 2,
        prey: 'hand',
        cost: [5],
        dice: [0, 1],
        face: 'arrow',
        twice: false,
        pick: 'suzy-lafayette',
      },
    },
  },
  say: {
    about:
      'Says a line of chat: at the `table`, or during a game in the `gallery` of eliminated players, or with the other `watchers`.',
    sample: { type: 'say', channel: 'table', text: 'Howdy' },
  },
  'report-pack': {
    about: 'Reports a pack of this table to the operator, by the SHA-256 of its rules.',
    sample: { type: 'report-pack', pack: DIGITS },
  },
  gesture: {
    about:
      'Says a quick word by its id, such as `howdy` or `nice-shot`, in the channel in which you may talk. It counts as a line of chat.',
    sample: { type: 'gesture', gesture: 'howdy' },
  },
  rename: { about: 'Changes your name.', sample: { type: 'rename', name: 'Jane' } },
  face: {
    about: 'Changes your portrait, by its id. Null removes it.',
    sample: { type: 'face', face: 'miner' },
  },
  automatic: {
    about:
      'Lets the table answer for you when your hand leaves only one answer, after as long as a bot takes. It is off at first, as others can infer from a quick pass that you hold nothing. It survives a restart of the server, but not a change of seats.',
    sample: { type: 'automatic', on: true },
  },
  'more-time': {
    about: 'Asks for more time in a [moment](#moments) of the dice game.',
    sample: { type: 'more-time' },
  },
  quiet: {
    about: 'Passes for you in all [moments](#moments) of this game, or lets the table ask you again.',
    sample: { type: 'quiet', on: true },
  },
  'role-seen': {
    about:
      'Says that you have looked at your role. Until everybody has, no clock runs and no bot plays, for at most ten seconds; `looking` of a seat and `beginsIn` of the table tell. An `answer` says it too.',
    sample: { type: 'role-seen' },
  },
  'bot-plays': {
    about:
      'Lets a bot play for a player who has not been connected for ten seconds, until they are back; `botAllowed` of the seat tells. Only for players who were dealt into this game.',
    sample: { type: 'bot-plays', seat: 1 },
  },
  back: {
    about: 'Ends your absence: no bot answers for you any more. Almost every other message does the same.',
    sample: { type: 'back' },
  },
  ping: {
    about:
      'Tests the connection. The reply is `pong`, at once, even if the table is busy. One a second does not count as a message of the connection.',
    sample: { type: 'ping' },
  },
  settle: {
    about: 'Asks for `settled`, which comes when the table has handled all that you sent before.',
    sample: { type: 'settle' },
  },
  'see-hands': {
    about:
      'Opens all hands to an eliminated player, where the plan has `openHands`. The replies are `hands`, now and after every answer. You are a [witness](#open-hands) from then on.',
    sample: { type: 'see-hands' },
  },
  story: {
    about:
      'Asks for a page of the [story](#the-story-so-far): up to 50 answers of the game at the table, all before this step. The reply is `story`. `TableClient` asks for a page when `recall()` is called.',
    sample: { type: 'story', before: 3 },
  },
  evening: {
    about:
      'Asks for the finished games of this table, from this number on. The answer is `evening`, with at most twenty of them.',
    sample: { type: 'evening', from: 0 },
  },
  queue: {
    about:
      'Waits in line for a seat, or no longer. When a game is over, those who wait come in by the `rotation` of the table.',
    sample: { type: 'queue', on: true },
  },
  'sit-out': {
    about: 'Sits out the next game, or not after all. Works for seats, and for those who wait in line.',
    sample: { type: 'sit-out', on: true },
  },
  predict: {
    about:
      'Predicts the side that wins the running game: `law`, `outlaws` or `renegade`. Once per person and game, for eliminated players, and for spectators before the second round. Nobody else is told before the result. The reply is `predicted`.',
    sample: { type: 'predict', side: 'outlaws' },
  },
  'mix-seats': {
    about: 'Gives everybody another seat, by chance.',
    sample: { type: 'mix-seats' },
  },
  deeds: {
    about:
      'Asks for what everybody has done in this game, from this place in the list on: for a [bot of your own](#a-bot-of-your-own). The reply is `deeds`. `TableClient` tells them to its handler `deeds`.',
    sample: { type: 'deeds', from: 0 },
  },
  start: {
    about: 'Deals the next game. With `passStar` the star passes on to the Sheriff’s left.',
    sample: { type: 'start', passStar: false },
  },
  again: { about: 'After a game: gathers players for the next one.', sample: { type: 'again' } },
  'add-pack': {
    about:
      'Adds a pack to the table, or replaces the one with the same rules. Its JSON comes in parts of at most 1,200 characters; `part` counts from 0. Only between games, and nobody is ready afterwards.',
    sample: { type: 'add-pack', text: '{"posse":1}', part: 0, last: true },
  },
  'remove-pack': {
    about:
      'Removes a pack from the table, by the SHA-256 of its rules. Only between games, and nobody is ready afterwards.',
    sample: { type: 'remove-pack', pack: DIGITS },
  },
  arrange: {
    about:
      'Changes the game, the plan, the clock, who makes room for those who wait in line, or whether the table is public. Another game comes with its plan. Only between games. With fewer seats, bots and free seats go first and absent people next; `unseat` agrees that people who are connected lose theirs.',
    sample: {
      type: 'arrange',
      game: 'card',
      plan: {
        seats: 4,
        preset: 'standard',
        sets: ['base'],
        modules: [1],
        options: { 'late-reshuffle': true },
        bot: 'deputy',
      },
      rotation: 'longest',
      clock: { answer: 45, bank: 180 },
      isPublic: false,
      unseat: false,
    },
  },
  bot: {
    about:
      'Puts a bot into a seat. During a game it can only play for a player who is absent, as with `bot-plays`; between games `unseat` agrees that a person who is connected loses the seat.',
    sample: { type: 'bot', seat: 3, bot: 'deputy', unseat: false },
  },
  free: { about: 'Opens a bot’s seat to people, from the next game on.', sample: { type: 'free', seat: 3 } },
  kick: { about: 'Sends a guest away from the table.', sample: { type: 'kick', guest: 'nobody-here' } },
  pardon: {
    about: 'Lets a guest who was sent away or who knocks come in. During a game they may take their own seat again.',
    sample: { type: 'pardon', guest: 'nobody-here' },
  },
  pause: { about: 'Pauses the game, or resumes it.', sample: { type: 'pause', on: false } },
  chat: {
    about: 'Switches the chat of this table off, or on again. Reactions stay.',
    sample: { type: 'chat', on: true },
  },
  voice: {
    about: 'Names a voice channel, which everybody at the table can open, or removes it with null. It needs `https`.',
    sample: { type: 'voice', link: 'https://voice.example/posse' },
  },
  report: {
    about:
      'Reports a person to the operator: by their id, or by the number of a line that they said. `remove` sends them away too.',
    sample: { type: 'report', line: 1_000_000, guest: 'nobody-here', remove: false },
  },
  host: { about: 'Hands the host’s powers to another guest.', sample: { type: 'host', guest: 'nobody-here' } },
};
