// Plays a game with house cards again, in a process that knows nothing else: the files are its arguments, the game comes in, its lines go out.

import { readFileSync } from 'node:fs';
import { addHouseFiles } from '@posse/server/house';
import { HouseGame, type Played } from './game.ts';

await addHouseFiles(process.argv.slice(2));
const { set, seed, answers } = JSON.parse(readFileSync(0, 'utf8')) as Played;
const game = new HouseGame(set, seed);
for (const answer of answers) game.step(answer);
console.log(game.lines.join('\n'));
