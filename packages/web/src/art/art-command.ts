// `npm run art -- FILE`: writes a page with every picture at several sizes.

import { writeFileSync } from 'node:fs';
import { overview } from './picture-overview.ts';

const [file = 'art.html'] = process.argv.slice(2);
writeFileSync(file, overview());
process.stdout.write(`${file} shows every picture.\n`);
