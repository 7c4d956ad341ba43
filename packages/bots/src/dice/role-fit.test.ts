// Tests which role an answer in the dice game fits.

import { type Answer, type DiceKinds, diceGame, type Frame, type State } from '@posse/dice';
import { type Pending, type Role, randomFrom } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import { beliefsFrom } from '../belief-cache.ts';
import { botNamed, DICE_BOTS } from '../bot-list.ts';
import { SHREWD } from '../play-style.ts';
import { Beliefs, ROLE_LIST } from '../role-beliefs.ts';
import { TableMemory } from '../table-memory.ts';
import { aiming, me, type Position, stateOf } from '../testing/dice-position.ts';
import { diceClues } from './dice-clues.ts';
import { fitsOf } from './role-fit.ts';

const asking = (t: State): Pending<Frame, Answer> => diceGame.pending(t) as Pending<Frame, Answer>;

/** How well a shot at this seat fits each role. */
function fitsIn(position: Position, at: number): readonly number[] | null {
  const t = stateOf(position);
  const asked = asking(t);
  const answer = asked.options.find((option) => option.at === at) as Answer;
  return fitsOf(t, asked, answer, Beliefs.at(t.players.length, position.roles.indexOf('sheriff'), diceClues.urges));
}

const ROLES: readonly Role[] = ['renegade', 'sheriff', 'deputy', 'outlaw', 'outlaw'];
const fit = (fits: readonly number[] | null, role: Role): number => fits?.[ROLE_LIST.indexOf(role)] as number;

describe('the fit of an answer', () => {
  test('a shot at the Sheriff fits an Outlaw', () => {
    const fits = fitsIn({ roles: ROLES, frame: aiming('1') }, 1);
    expect(fit(fits, 'outlaw')).toBeGreaterThan(3 * fit(fits, 'deputy'));
    expect(fit(fits, 'outlaw')).toBeGreaterThan(fit(fits, 'renegade'));
  });

  test('a shot that spares the Sheriff fits a Deputy', () => {
    const fits = fitsIn({ roles: ROLES, frame: aiming('1') }, 4);
    expect(fit(fits, 'deputy')).toBeGreaterThan(3 * fit(fits, 'outlaw'));
  });

  test('the fit does not depend on the real role', () => {
    const others: readonly Role[] = ['outlaw', 'sheriff', 'outlaw', 'renegade', 'deputy'];
    expect(fitsIn({ roles: others, frame: aiming('1') }, 1)).toEqual(fitsIn({ roles: ROLES, frame: aiming('1') }, 1));
  });

  test('the fit is the same for a copy of the answer that was sent over the wire', () => {
    const t = stateOf({ roles: ROLES, frame: aiming('1') });
    const asked = asking(t);
    const beliefs = Beliefs.at(t.players.length, ROLES.indexOf('sheriff'), diceClues.urges);
    for (const answer of asked.options)
      expect(fitsOf(t, asked, structuredClone(answer), beliefs)).toEqual(
        fitsOf(t, asked, answer, beliefs) ?? expect.fail('it fits nobody'),
      );
  });

  test('an answer of a player with a known role fits no role in particular', () => {
    const known: readonly Role[] = ['sheriff', 'renegade', 'deputy', 'outlaw', 'outlaw'];
    expect(fitsIn({ roles: known, frame: aiming('1') }, 1)).toBeNull();
  });
});

const deputy = botNamed(DICE_BOTS, 'deputy');
if (deputy === null) throw new Error('There is no deputy.');

/** Plays a game between deputies and calls `look` after every answer. */
function watch(
  preset: string,
  seed: string,
  look: (t: State, asked: Pending<Frame, Answer>, tableMemory: TableMemory<DiceKinds>) => void,
): void {
  const t = diceGame.deal({ seats: 5, preset }, seed);
  const random = randomFrom(seed);
  const tableMemory = new TableMemory(diceClues, 5);
  for (let question = diceGame.pending(t); question !== null; question = diceGame.pending(t)) {
    const answer = deputy?.answer(diceGame.view(t, question.asked), tableMemory.of(question.asked), random) as Answer;
    tableMemory.sees(t, question, answer);
    diceGame.advance(t, answer);
    look(t, question, tableMemory);
  }
}

describe('in games between deputies', () => {
  test('a bot that reads answers knows roles sooner than one that only listens', () => {
    let [read, listened] = [0, 0];
    for (let number = 0; number < 10; number++)
      watch('standard', `read ${number}`, ({ players }, _asked, tableMemory) => {
        const { deeds } = tableMemory.of(me);
        const known = players.map(({ role, roleShown }) => (roleShown ? role : null));
        const truth = (reads: boolean): number => {
          const odds = beliefsFrom(diceClues, players, deeds, { ...SHREWD, reads }).odds(known);
          return players.reduce((sum, { role }, place) => sum + (odds[place]?.[ROLE_LIST.indexOf(role)] ?? 0), 0);
        };
        read += truth(true);
        listened += truth(false);
      });
    expect(read).toBeGreaterThan(1.05 * listened);
  });

  test('revealing a special role fits no role, because nobody sees that the player was asked', () => {
    let secrets = 0;
    for (let number = 0; number < 5; number++) {
      let before = 0;
      watch('everything', `secret ${number}`, (_t, { options }, tableMemory) => {
        const { deeds } = tableMemory.of(me);
        if (options.some(({ kind }) => kind === 'reveal')) {
          secrets++;
          for (const { fits } of deeds.slice(before)) expect(fits).toBeUndefined();
        }
        before = deeds.length;
      });
    }
    expect(secrets).toBeGreaterThan(20);
  });
});
