// The file operations of a process, as recorded by file-call-recorder.c.

/** A file operation. Files are identified by their inodes, which may be reused after a file was deleted. */
export type FileOperation =
  | { readonly kind: 'write'; readonly file: number; readonly at: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: number; readonly size: number }
  | { readonly kind: 'sync'; readonly file: number }
  | { readonly kind: 'create'; readonly file: number; readonly name: string }
  | { readonly kind: 'link'; readonly file: number; readonly name: string }
  | { readonly kind: 'rename'; readonly file: number; readonly from: string; readonly to: string }
  | { readonly kind: 'unlink'; readonly file: number; readonly name: string }
  | { readonly kind: 'sync-names' };

/** The size of a record's header: kind, inode, offset, and the length of the data. */
const HEADER_BYTES = 1 + 8 + 8 + 4;

/** Reads a record of operations. An incomplete one at the end is dropped: the process died while writing it. */
export function fileOperationsIn(record: Buffer): readonly FileOperation[] {
  const operations: FileOperation[] = [];
  for (let from = 0; from + HEADER_BYTES <= record.length; ) {
    const length = record.readUInt32LE(from + HEADER_BYTES - 4);
    const end = from + HEADER_BYTES + length;
    if (end > record.length) break;
    const file = Number(record.readBigUInt64LE(from + 1));
    const at = Number(record.readBigUInt64LE(from + 9));
    operations.push(
      deedOf(record.toString('latin1', from, from + 1), file, at, record.subarray(from + HEADER_BYTES, end)),
    );
    from = end;
  }
  return operations;
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
      throw new Error(
        `Nobody knows what "${kind}" is: file-call-recorder.c and file-operations.ts do not fit together.`,
      );
  }
}
