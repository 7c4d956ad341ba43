// Changes a database file in tests as another program would have written it.

import { rmSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { defineChecksum } from '../checksums.ts';
import { highWaterPath } from '../sqlite/high-water-file.ts';
import { MARK_ALL } from '../sqlite/sqlite-schema.ts';

export function rewriteFile(file: string, ...statements: readonly string[]): void {
  const database = new DatabaseSync(file);
  defineChecksum(database);
  for (const statement of [...statements, MARK_ALL]) database.exec(statement);
  database.close();
  rmSync(highWaterPath(file));
}
