// posse backup: copies the data of a server, even while it runs.

import { existsSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { type Command, UserError } from '../command-description.ts';
import { print } from '../terminal/terminal-output.ts';

export const backup: Command = {
  name: 'backup',
  summary: 'copies all data of a server into a file, even while it runs',
  operand: 'FILE',
  takes: 'file',
  flags: {
    data: { value: 'FOLDER', text: 'the data folder of the server (POSSE_DATA, or ./data)', takes: 'folder' },
  },
  examples: [
    ['posse backup friday.db', 'all data of the server in ./data, in one file'],
    ['posse backup -d ~/games friday.db', 'of a server with another data folder'],
  ],
  async run(args) {
    const { backUp, configFrom, StoreFailure } = await import('@posse/server');
    const config = configFrom(process.env);
    if (config.store !== null && args.text('data') === null)
      throw new UserError(
        'POSSE_STORE names a PostgreSQL database: copy it with pg_dump or pg_basebackup, or name a data folder with --data.',
      );
    const data = args.text('data') ?? config.data;
    const database = join(data, 'posse.db');
    if (!existsSync(database))
      throw new UserError(`There is no ${database}: name the server's data folder with --data or POSSE_DATA.`);
    try {
      print(await backUp(data, resolve(args.operand)));
    } catch (error) {
      if (error instanceof StoreFailure) throw new UserError(error.message);
      throw error;
    }
  },
};
