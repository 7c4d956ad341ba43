// Replays a game with house cards, in a process of its own.
// The files are its arguments, the game is its input, and the record is its output.

import { readFileSync } from 'node:fs';
import { addHouseFiles } from '@posse/server/house';
import { HouseGame, type HouseRecording } from './recorded-house-game.ts';

await addHouseFiles(process.argv.slice(2));
const { set, seed, answers } = JSON.parse(readFileSync(0, 'utf8')) as HouseRecording;
const game = new HouseGame(set, seed);
for (const answer of answers) game.step(answer);
console.log(game.lines.join('\n'));
