// Reads the exports of the libraries, with declarations and comments, by the TypeScript compiler.

import { join } from 'node:path';
import ts from 'typescript';
import { ROOT } from './page-list.ts';

/** The entry points of the libraries: the name, the file behind it, and a description. */
export const DOORS: readonly (readonly [name: string, file: string, about: string])[] = [
  [
    '@posse/engine',
    'packages/engine/src/index.ts',
    'The engine of both games: the interface of a game, frames, random numbers, facts, roles, saving. It depends on nothing, reads no clock and runs anywhere.',
  ],
  [
    '@posse/card',
    'packages/card/src/index.ts',
    'The card game with all its sets: `cardGame` has the calls of `Game` in `@posse/engine`.',
  ],
  [
    '@posse/card/house',
    'packages/card/src/house-card-authoring.ts',
    'The toolkit for files with cards, characters or events of your own.',
  ],
  ['@posse/dice', 'packages/dice/src/index.ts', 'The dice game with Old Saloon: `diceGame` has the same calls.'],
  [
    '@posse/bots',
    'packages/bots/src/index.ts',
    'Players that see only a view, their memories and beliefs, and a table to seat them at.',
  ],
  [
    '@posse/bots/search',
    'packages/bots/src/search/index.ts',
    'The bot that searches: it imagines how a game may continue.',
  ],
  [
    '@posse/bots/coach',
    'packages/bots/src/coach/index.ts',
    'The coach: it analyses finished games, finds better answers, and splits what happened into choice and luck.',
  ],
  [
    '@posse/protocol',
    'packages/protocol/src/index.ts',
    'The messages between a table and its players: schemas, patches, and a client that reconnects.',
  ],
  [
    '@posse/narrator',
    'packages/narrator/src/index.ts',
    'Both games in words, in three languages: events, questions and refusals.',
  ],
  [
    '@posse/narrator/node',
    'packages/narrator/src/terminal-speaker.ts',
    'The catalogues of the languages, read from disk.',
  ],
  [
    '@posse/properties',
    'packages/properties/src/index.ts',
    'The properties of every game, checked in random games: for tests of your own cards and rules.',
  ],
];

export interface Declared {
  readonly name: string;
  readonly kind: 'function' | 'constant' | 'class' | 'type';
  /** The comment above it, without its stars. */
  readonly comment: string;
  /** The declaration, without that comment. */
  readonly code: string;
  /** Its name in the file that declares it: a game may export its `View` under another name. */
  readonly declaredAs: string;
}

export interface Door {
  readonly name: string;
  readonly about: string;
  readonly exports: readonly Declared[];
}

export function doors(): readonly Door[] {
  const files = DOORS.map(([, file]) => join(ROOT, file));
  const program = ts.createProgram(files, options());
  const printed = declarationsOf(program);
  const checker = program.getTypeChecker();
  return DOORS.map(([name, file, about]) => {
    const source = program.getSourceFile(join(ROOT, file));
    const symbol = source && checker.getSymbolAtLocation(source);
    if (symbol === undefined) throw new Error(`${file} exports nothing.`);
    const exports = checker.getExportsOfModule(symbol).flatMap((each) => {
      const real = each.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(each) : each;
      return (real.declarations ?? [])
        .map((node) => printed(node.getSourceFile().fileName, real.name))
        .filter((one) => one !== null)
        .slice(0, 1)
        .map((one) => ({ ...one, name: each.name, declaredAs: real.name }));
    });
    return { name, about, exports: exports.sort((a, b) => a.name.localeCompare(b.name, 'en')) };
  });
}

function options(): ts.CompilerOptions {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.base.json'), ts.sys.readFile);
  const { tsBuildInfoFile: _, ...read } = ts.convertCompilerOptionsFromJson(config.compilerOptions, ROOT).options;
  return {
    ...read,
    lib: ['lib.es2024.d.ts', 'lib.dom.d.ts'],
    types: ['node'],
    typeRoots: [join(ROOT, 'node_modules/@types')],
    composite: false,
    declaration: true,
    emitDeclarationOnly: true,
    rootDir: ROOT,
    outDir: '/declared',
  };
}

type Printed = Omit<Declared, 'name' | 'declaredAs'>;

/** The declarations that the compiler writes for each file, found by file and name. */
function declarationsOf(program: ts.Program): (file: string, name: string) => Printed | null {
  const texts = new Map<string, Map<string, Printed>>();
  program.emit(undefined, (_path, text, _mark, _error, sources) => {
    for (const { fileName } of sources ?? []) texts.set(fileName, statementsIn(text));
  });
  return (file, name) => texts.get(file)?.get(name) ?? null;
}

function statementsIn(text: string): Map<string, Printed> {
  const source = ts.createSourceFile('declared.d.ts', text, ts.ScriptTarget.Latest, true);
  const found = new Map<string, Printed>();
  for (const statement of source.statements) {
    const kind = kindOf(statement);
    if (kind === null) continue;
    const [start, end] = [statement.getStart(), statement.getEnd()];
    const comment = ts
      .getLeadingCommentRanges(text, statement.getFullStart())
      ?.filter(({ end: before }) => before <= start)
      .at(-1);
    const said = comment && text.slice(comment.pos, comment.end);
    for (const name of namesOf(statement)) {
      const before = found.get(name);
      const code = text.slice(start, end).replace(/^export (declare )?/, '');
      // An overload is appended to the first form of a function.
      found.set(
        name,
        before?.kind === 'function' && kind === 'function'
          ? { ...before, code: `${before.code}\n${code}` }
          : { kind, comment: said?.startsWith('/**') ? unstarred(said) : '', code },
      );
    }
  }
  return found;
}

function kindOf(statement: ts.Statement): Declared['kind'] | null {
  if (ts.isFunctionDeclaration(statement)) return 'function';
  if (ts.isVariableStatement(statement))
    return /=>/.test(statement.getText().slice(0, 400)) && isCall(statement) ? 'function' : 'constant';
  if (ts.isClassDeclaration(statement)) return 'class';
  return ts.isInterfaceDeclaration(statement) || ts.isTypeAliasDeclaration(statement) ? 'type' : null;
}

const isCall = ({ declarationList }: ts.VariableStatement): boolean =>
  declarationList.declarations.some(({ type }) => type !== undefined && ts.isFunctionTypeNode(type));

function namesOf(statement: ts.Statement): readonly string[] {
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.map(({ name }) => name.getText());
  const { name } = statement as ts.DeclarationStatement;
  return name === undefined ? [] : [name.getText()];
}

const unstarred = (comment: string): string =>
  comment
    .replace(/^\/\*\*\s*|\s*\*\/$/g, '')
    .replace(/\n\s*\* ?/g, '\n')
    .trim();
