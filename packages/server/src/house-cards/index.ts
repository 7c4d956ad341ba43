// House cards without the server around them, for commands that play with files.

export { BadFile, exportsOf, fileTrouble } from './foreign-module.ts';
export { addHouseFiles, houseValue, putAway } from './house-card-loader.ts';
