// posse backup: a copy of all that a server keeps, also while it runs.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, Mistake } from '../args.ts';
import { print } from '../terminal/output.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copies all that a server keeps into a file, while it runs or not',
  operand: 'FILE',
  takes: 'file',
  flags: {
    data: { value: 'FOLDER', text: 'where the server keeps its games (POSSE_DATA, or ./data)', takes: 'folder' },
  },
  examples: [
    ['posse backup friday.db', 'all that the server in ./data keeps, in one file'],
    ['posse backup -d ~/games friday.db', 'of a server that keeps its games elsewhere'],
  ],
  async run(args) {
    const { backUp, configFrom, StoreFailure } = await import('@posse/server');
    const config = configFrom(process.env);
    if (config.store !== null && args.text('data') === null)
      throw new Mistake(
        'POSSE_STORE names a PostgreSQL, which is copied with pg_dump or pg_basebackup; a folder is named with --data.',
      );
    const data = args.text('data') ?? config.data;
    const database = join(data, 'posse.db');
    if (!existsSync(database))
      throw new Mistake(`There is no ${database}: name the server's folder with --data or POSSE_DATA.`);
    try {
      print(await backUp(data, resolve(args.operand)));
    } catch (error) {
      if (error instanceof StoreFailure) throw new Mistake(error.message);
      throw error;
    }
  },
};
