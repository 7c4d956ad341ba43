// The rules of a thing, as sentences made of chips.

import { Trans, useLingui } from '@lingui/react/macro';
import { type PackKind, type Piece, piecesOf, type Sentence, sentenceCase } from '@posse/card/packs';
import type { ReactNode } from 'react';
import type { Icon as IconName } from '../art/index.ts';
import { classes } from '../drawing/class-names.ts';
import { Icon } from '../drawing/Icon.tsx';
import { plainly, useShapeWords } from './choice-words.tsx';
import { useEditor } from './EditorContext.tsx';
import { sayAim, shapeOf } from './model/card-choices.ts';
import type { Spot } from './model/choice-types.ts';
import { HOOK_SIGNS, type Hook, isHook, VERB_SIGNS } from './model/default-sentences.ts';
import { isBlockHook, piecesOfHook } from './model/hook-rows.ts';
import { sentenceAt } from './model/sentence-choices.ts';
import { type Path, valueAt } from './model/thing-place.ts';
import styles from './SentenceRows.module.css';

/** Everything that the rules of a thing say. */
export function SentenceRows() {
  const { desk } = useEditor();
  return desk.part === 'kinds' ? <CardRows /> : <PowerRows />;
}

function CardRows() {
  const { t } = useLingui();
  const { desk } = useEditor();
  const shapes = useShapeWords();
  const kind = desk.entry as PackKind;
  const shape = shapeOf(kind);
  const isAimed = shape !== 'answer' && shape !== 'later-answer' && shape !== 'weapon';
  const isGear = kind.border === 'blue';
  return (
    <>
      <div className={styles.line}>
        <Chip spot={{ at: 'shape' }} title={t`How is it used?`} sign={SHAPE_SIGNS[kind.border]}>
          {shapes(shape)}
        </Chip>
        {!isGear && <MoreChip spot={{ at: 'extras' }} title={t`Besides`} />}
        {isAimed && (
          <Chip spot={{ at: 'aim' }} title={t`At whom?`} sign="reach">
            {kind.aim === undefined ? t`At nobody in particular` : sentenceCase(sayAim(desk, kind.aim))}
          </Chip>
        )}
      </div>
      {isGear ? <PowerRows /> : <Block path={['play']} />}
      {kind.border === 'green' && kind.power !== undefined && <PowerRows />}
    </>
  );
}

const SHAPE_SIGNS: Readonly<Record<PackKind['border'], IconName>> = { brown: 'once', blue: 'stays', green: 'later' };

// --- powers ---

function PowerRows() {
  const { t } = useLingui();
  const { desk } = useEditor();
  const hooks = Object.keys(desk.entry.power ?? {}).filter(isHook);
  return (
    <>
      <ul className={styles.rows}>
        {hooks.map((hook) => (
          <li key={hook}>
            <HookRow hook={hook} />
          </li>
        ))}
      </ul>
      <Chip
        spot={{ at: 'hooks' }}
        title={t`What is special about it?`}
        sign="plus"
        kind={hooks.length === 0 ? 'first' : 'add'}
      >
        {hooks.length === 0 ? t`What is special about it?` : t`and also…`}
      </Chip>
    </>
  );
}

function HookRow({ hook }: { readonly hook: Hook }) {
  const { t } = useLingui();
  const { desk } = useEditor();
  const value = valueAt(desk.entry, ['power', hook]);
  const pieces = piecesOfHook(desk.speaker, hook, value);
  const title = plainly(pieces);
  const block: Path = hook === 'offer' ? ['power', hook, 'run'] : ['power', hook];
  const hasBlock = hook === 'offer' || isBlockHook(value);
  return (
    <>
      <div className={styles.line}>
        {isBlockHook(value) ? (
          <Chip spot={{ at: 'moment', hook }} title={t`When?`} sign={HOOK_SIGNS[hook]} kind="verb">
            {typeof pieces[0] === 'string' ? pieces[0] : ''}
          </Chip>
        ) : (
          <>
            <Icon name={HOOK_SIGNS[hook]} className={styles.lead} />
            {pieces.map((piece, place) => (
              <HookPiece key={keyOf(piece, place)} hook={hook} piece={piece} title={title} />
            ))}
            <MoreChip spot={{ at: 'hook-more', hook }} title={title} />
          </>
        )}
      </div>
      {hasBlock && (
        <div className={styles.rail}>
          <Block path={block} />
        </div>
      )}
    </>
  );
}

const keyOf = (piece: Piece, place: number): string =>
  typeof piece === 'string' ? `${place} ${piece}` : 'field' in piece ? piece.field : `block ${piece.block}`;

function HookPiece({ hook, piece, title }: { readonly hook: Hook; readonly piece: Piece; readonly title: string }) {
  if (typeof piece === 'string') return <Words>{piece}</Words>;
  if (!('field' in piece)) return null;
  const spot: Spot = { at: 'hook-value', hook, place: Number(piece.field) };
  return (
    <Chip spot={spot} title={title}>
      {piece.text === '' ? '…' : piece.text}
    </Chip>
  );
}

// --- sentences ---

function Block({ path }: { readonly path: Path }) {
  const { t } = useLingui();
  const { desk } = useEditor();
  const sentences = (valueAt(desk.entry, path) as readonly Sentence[] | undefined) ?? [];
  const isEmpty = sentences.length === 0;
  return (
    <>
      {!isEmpty && (
        <ul className={styles.rows}>
          {sentences.map((_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sentence is its place
            <li key={place}>
              <SentenceRow row={[...path, place]} />
            </li>
          ))}
        </ul>
      )}
      <Chip
        spot={{ at: 'add', block: path }}
        title={t`What happens?`}
        sign="plus"
        kind={isEmpty && path.length === 1 ? 'first' : 'add'}
      >
        {isEmpty ? t`What happens?` : t`and then…`}
      </Chip>
    </>
  );
}

function SentenceRow({ row }: { readonly row: Path }) {
  const { t } = useLingui();
  const { desk } = useEditor();
  const sentence = sentenceAt(desk.entry, row);
  if (sentence === null) return null;
  const pieces = piecesOf(desk.speaker, sentence);
  const title = plainly(pieces);
  const verb = pieces.findIndex((piece) => typeof piece === 'string' && /\p{L}/u.test(piece));
  return (
    <>
      {linesOf(pieces).map(({ inline, block, from }) => (
        <div key={from}>
          <div className={styles.line}>
            {inline.map((piece, offset) => {
              const place = from + offset;
              if (typeof piece !== 'string')
                return 'field' in piece ? (
                  <Chip key={piece.field} spot={{ at: 'field', row, name: piece.field }} title={title}>
                    {place === 0 ? sentenceCase(piece.text) : piece.text}
                  </Chip>
                ) : null;
              if (place === verb)
                return (
                  <Chip
                    key="verb"
                    spot={{ at: 'verb', row }}
                    title={t`What happens?`}
                    sign={VERB_SIGNS[sentence.do]}
                    kind="verb"
                  >
                    {place === 0 ? sentenceCase(bare(piece)) : bare(piece)}
                  </Chip>
                );
              return <Words key={`${place} ${piece}`}>{piece}</Words>;
            })}
            {from === 0 && <MoreChip spot={{ at: 'more', row }} title={title} />}
          </div>
          {block !== null && (
            <div className={styles.rail}>
              <Block path={[...row, block]} />
            </div>
          )}
        </div>
      ))}
    </>
  );
}

/** Words between chips, and after each line the block that follows. */
function linesOf(pieces: readonly Piece[]) {
  const lines: { readonly inline: readonly Piece[]; readonly block: string | null; readonly from: number }[] = [];
  let from = 0;
  for (const [place, piece] of pieces.entries()) {
    if (typeof piece === 'string' || 'field' in piece) continue;
    lines.push({ inline: pieces.slice(from, place), block: piece.block, from });
    from = place + 1;
  }
  return from < pieces.length ? [...lines, { inline: pieces.slice(from), block: null, from }] : lines;
}

const bare = (text: string): string => text.replaceAll(/^[\s,;:]+|[\s,;:(]+$/g, '');

/** Words that are no chip. Signs between them say nothing in a row of chips. */
function Words({ children }: { readonly children: string }) {
  const text = bare(children);
  return /[\p{L}\p{N}]/u.test(text) ? <span className={styles.words}>{text}</span> : null;
}

// --- chips ---

interface ChipProps {
  readonly spot: Spot;
  readonly title: string;
  readonly sign?: IconName;
  /** `first` is the next thing to do. */
  readonly kind?: 'value' | 'verb' | 'add' | 'first';
  readonly children: ReactNode;
}

function Chip({ spot, title, sign, kind = 'value', children }: ChipProps) {
  const { open } = useEditor();
  return (
    <button
      type="button"
      className={classes(styles.chip, styles[kind])}
      data-spot-of={spot.at}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open(spot, title, currentTarget)}
    >
      {sign && <Icon name={sign} className={styles.sign} />}
      <span>{children}</span>
    </button>
  );
}

function MoreChip({ spot, title }: { readonly spot: Spot; readonly title: string }) {
  const { open } = useEditor();
  return (
    <button
      type="button"
      className={classes(styles.chip, styles.more)}
      data-spot-of={spot.at}
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open(spot, title, currentTarget)}
    >
      <span aria-hidden="true">⋯</span>
      <span className="unseen">
        <Trans>Change this sentence: {title}</Trans>
      </span>
    </button>
  );
}
