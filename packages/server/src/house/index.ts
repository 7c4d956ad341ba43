// House cards without the server around them: for whoever plays with files.

export { addHouseFiles, houseValue, putAway } from './load.ts';
export { BadFile, exportsOf, fileTrouble } from './module.ts';
