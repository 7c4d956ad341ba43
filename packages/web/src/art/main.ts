// `npm run art -- FILE`: a page with every picture at several sizes, to be looked at in a browser.

import { writeFileSync } from 'node:fs';
import { sheet } from './sheet.ts';

const [file = 'art.html'] = process.argv.slice(2);
writeFileSync(file, sheet());
process.stdout.write(`${file} shows every picture.\n`);
