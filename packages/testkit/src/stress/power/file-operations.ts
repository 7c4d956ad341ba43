// What a process did to the files of a folder, in order, as shim.c has written it down.

/** Files are told apart by their inodes; a number may be used again once its file is gone. */
export type FileOperation =
  | { readonly kind: 'write'; readonly file: number; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: number; readonly size: number }
  | { readonly kind: 'sync'; readonly file: number }
  | { readonly kind: 'create'; readonly file: number; readonly name: string }
  | { readonly kind: 'link'; readonly file: number; readonly name: string }
  | { readonly kind: 'rename'; readonly file: number; readonly from: string; readonly to: string }
  | { readonly kind: 'unlink'; readonly file: number; readonly name: string }
  | { readonly kind: 'sync-names' };

/** Kind, file, place, and the length of what follows. */
const HEAD = 1 + 8 + 8 + 4;

/** What was being written down when the process died is left out. */
export function fileOperationsIn(record: Buffer): readonly FileOperation[] {
  const deeds: FileOperation[] = [];
  for (let from = 0; from + HEAD <= record.length; ) {
    const length = record.readUInt32LE(from + HEAD - 4);
    const end = from + HEAD + length;
    if (end > record.length) break;
    const file = Number(record.readBigUInt64LE(from + 1));
    const at = Number(record.readBigUInt64LE(from + 9));
    deeds.push(deedOf(record.toString('latin1', from, from + 1), file, at, record.subarray(from + HEAD, end)));
    from = end;
  }
  return deeds;
}

function deedOf(kind: string, file: number, at: number, bytes: Buffer): FileOperation {
  switch (kind) {
    case 'W':
      return { kind: 'write', file, at, bytes };
    case 'T':
      return { kind: 'truncate', file, size: at };
    case 'S':
      return { kind: 'sync', file };
    case 'C':
      return { kind: 'create', file, name: bytes.toString() };
    case 'L':
      return { kind: 'link', file, name: bytes.toString() };
    case 'R': {
      const [from = '', to = ''] = bytes.toString().split('\0');
      return { kind: 'rename', file, from, to };
    }
    case 'U':
      return { kind: 'unlink', file, name: bytes.toString() };
    case 'D':
      return { kind: 'sync-names' };
    default:
      throw new Error(`Nobody knows what "${kind}" is: shim.c and record.ts do not fit together.`);
  }
}
