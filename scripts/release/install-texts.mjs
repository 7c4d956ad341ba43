// Writes how to install Posse into the documents, from one table.
// "published" in project.json chooses the text: a release changes it.
import { globSync, readFileSync, writeFileSync } from 'node:fs';

/** @typedef {{ unpublished: string, published: string }} Texts */

const fence = (/** @type {string[]} */ ...lines) => ['```sh', ...lines, '```'].join('\n');

/** By the name in the marker. */
export const INSTALL_TEXTS = /** @type {const} */ ({
  /** The two commands of the README. */
  first: {
    unpublished: fence(
      'npm start                   # in a clone: a server with its page',
      'npx posse play --seats 5    # also there: a game in the terminal',
    ),
    published: fence(
      'npx posse serve             # a server with its page',
      'npx posse play --seats 5    # a game in the terminal',
    ),
  },
  install: {
    unpublished: [
      'No version is on the npm registry yet. Clone the repository, build the packages there, and install',
      'them into a folder:',
      '',
      fence(
        'npm run pack -- ../tarballs',
        'npm install --prefix ../posse ../tarballs/*.tgz',
        'cd ../posse && npx posse serve',
      ),
    ].join('\n'),
    published: [
      'Install Posse into a folder, and start it there:',
      '',
      fence('npm install --prefix ../posse posse', 'cd ../posse && npx posse serve'),
    ].join('\n'),
  },
  upgrade: {
    unpublished: fence('npm run pack -- ../tarballs', 'npm install --prefix ../posse ../tarballs/*.tgz'),
    published: fence('npm install --prefix ../posse posse@latest'),
  },
  libraries: {
    unpublished: [
      'No version is on the npm registry yet. Build the packages in a clone with `npm run pack --',
      '../tarballs`. Then install them in the folder of your program:',
      '',
      fence('npm install ../tarballs/*.tgz'),
    ].join('\n'),
    published: fence('npm install @posse/card        # or @posse/dice, with the same calls'),
  },
});

/** A marker is a comment of HTML, or a line with # in a file of settings. */
const BLOCK = /(<!--|#) (\w+): written by npm run docs( -->)?\n[\s\S]*?\n?\1 end of \2\3(?=\n|$)/g;

/**
 * The document with the texts of now.
 * @param {string} document
 * @param {boolean} isPublished
 */
export const withInstallTexts = (document, isPublished) =>
  document.replace(BLOCK, (block, open, name, close = '') => {
    const texts = INSTALL_TEXTS[/** @type {keyof typeof INSTALL_TEXTS} */ (name)];
    if (texts === undefined) return block;
    const text = isPublished ? texts.published : texts.unpublished;
    return `${open} ${name}: written by npm run docs${close}\n\n${text}\n\n${open} end of ${name}${close}`;
  });

/** The documents that may say how to install Posse. */
export const installDocuments = () => globSync(['README.md', 'docs/**/*.md', 'packages/*/README.md']).sort();

/**
 * @param {boolean} isPublished
 * @returns {string[]} the changed files
 */
export const writeInstallTexts = (isPublished) =>
  installDocuments().filter((path) => {
    const before = readFileSync(path, 'utf8');
    const after = withInstallTexts(before, isPublished);
    if (after !== before) writeFileSync(path, after);
    return after !== before;
  });
