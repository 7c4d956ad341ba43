// `npm run secrets`: proves that every leak of a secret would be noticed.
// One at a time, each condition of both views is forced, each hidden thing shown, and each secret told to all. `--
// --games N` allows this many random games of each kind.

import { OURS } from '@posse/card';
import { randomFrom } from '@posse/engine';
import { cardSubject, diceSubject } from '@posse/properties';
import { CARD_FRAMES, CARD_PLAYER, CARD_STATE, DICE_FRAMES, DICE_PLAYER, DICE_STATE } from '@posse/properties/secrets';
import { type Finding, findings } from './leak-proof.ts';
import { forcedViews, peeks, toldToAll } from './suspected-leaks.ts';

const games = gamesFrom(process.argv.slice(2));
const sourceOf = (name: string): URL => new URL('view.ts', import.meta.resolve(name));
const card = [
  ...(await forcedViews(cardSubject, sourceOf('@posse/card'))),
  ...peeks(cardSubject, {
    state: CARD_STATE,
    player: CARD_PLAYER,
    frames: CARD_FRAMES,
    isEffect: (op) => typeof OURS.rules[op as keyof typeof OURS.rules] === 'function',
    // Before the game begins, only a player who kept a character has abilities, and everybody knows those.
    without: ['abilities'],
  }),
  ...toldToAll(cardSubject),
];
const dice = [
  ...(await forcedViews(diceSubject, sourceOf('@posse/dice'))),
  ...peeks(diceSubject, {
    state: DICE_STATE,
    player: DICE_PLAYER,
    frames: DICE_FRAMES,
    isEffect: () => false,
    without: [],
  }),
  ...toldToAll(diceSubject),
];
const found: readonly Finding[] = [
  ...findings(cardSubject, card, games, randomFrom('secrets')),
  ...findings(diceSubject, dice, games, randomFrom('secrets')),
];
const counts = { noticed: 0, unmet: 0, innocent: 0, failed: 0 };
for (const { name, guilt, game, isMet } of found) {
  const isRight = guilt === 'innocent' ? game === null : game !== null;
  const isUnmet = guilt === 'rare' && !isMet;
  counts[isUnmet ? 'unmet' : !isRight ? 'failed' : guilt === 'innocent' ? 'innocent' : 'noticed']++;
  const where = isUnmet ? 'never met' : game === null ? 'not noticed' : `game ${game}`;
  process.stdout.write(`${isRight || isUnmet ? '' : 'FAILED: '}${where}: ${name.replaceAll(/\s+/g, ' ')}\n`);
}
const { noticed, unmet, innocent, failed } = counts;
process.stdout.write(`secrets: ${noticed} noticed, ${unmet} never met, ${innocent} innocent, ${failed} failed\n`);
process.exitCode = failed === 0 ? 0 : 1;

function gamesFrom(args: readonly string[]): number {
  const said = args.length === 0 ? '400' : args[0] === '--games' && args.length === 2 ? args[1] : undefined;
  if (Number.isInteger(Number(said)) && Number(said) > 0) return Number(said);
  process.stderr.write(
    `Take --games with a whole number of games, such as 400, or nothing; not "${args.join(' ')}".\n`,
  );
  process.exit(2);
}
