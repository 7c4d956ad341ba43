// Makes one executable of the installed program and this Node, for Linux on x64.
import {
  chmodSync,
  copyFileSync,
  globSync,
  readFileSync,
  realpathSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { constants, zstdCompressSync } from 'node:zlib';
import { emptyFolder, install, run } from '../installed/empty-folder.mjs';

const POSTJECT = 'postject@1.0.0-alpha.6';
/** Node looks for its application under this name, and for this mark. */
const RESOURCE = 'NODE_SEA_BLOB';
const FUSE = 'NODE_SEA_FUSE_fce680ab2cc467b6e072b8b5df1996b2';
const LAUNCHER = fileURLToPath(new URL('./single-launcher.cjs', import.meta.url));
const LEVEL = 19;

/**
 * @param {readonly string[]} tarballs of all packages that it needs
 * @param {string} folder where the executable goes
 * @returns {{ file: string, bytes: number }}
 */
export function makeSingle(tarballs, folder) {
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('A single executable is made on Linux with x64 only, for machines of the same kind.');
  const [program, tools] = [emptyFolder('single'), emptyFolder('postject')];
  install(program, tarballs);
  const paths = installedFiles(program);
  const contents = paths.map((path) => readFileSync(join(program, path)));
  const files = contents.map(({ length }, place) => ({ path: paths[place], size: length }));
  writeFileSync(join(tools, 'files.json'), JSON.stringify(files));
  const params = { [constants.ZSTD_c_compressionLevel]: LEVEL };
  writeFileSync(join(tools, 'program.zst'), zstdCompressSync(Buffer.concat(contents), { params }));
  const assets = { files: 'files.json', program: 'program.zst' };
  const config = { main: LAUNCHER, output: 'program.blob', assets };
  writeFileSync(join(tools, 'sea.json'), JSON.stringify({ ...config, disableExperimentalSEAWarning: true }));
  run(tools, process.execPath, ['--experimental-sea-config', 'sea.json']);
  install(tools, [POSTJECT]);
  const file = join(resolve(folder), 'posse');
  rmSync(file, { force: true });
  copyFileSync(realpathSync(process.execPath), file);
  chmodSync(file, 0o755);
  run(tools, 'node_modules/.bin/postject', [file, RESOURCE, 'program.blob', '--sentinel-fuse', FUSE]);
  for (const one of [program, tools]) rmSync(one, { recursive: true, force: true });
  return { file, bytes: statSync(file).size };
}

/**
 * The paths of all installed files, without the links to programs.
 * @param {string} folder
 * @returns {string[]}
 */
const installedFiles = (folder) =>
  globSync('node_modules/**', { cwd: folder, withFileTypes: true })
    .filter((file) => file.isFile() && !file.parentPath.endsWith('.bin'))
    .map((file) => join(file.parentPath, file.name).slice(folder.length + 1))
    .sort();
