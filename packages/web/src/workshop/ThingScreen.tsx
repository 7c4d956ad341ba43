// The editor of a card, a character or an event.

import { Trans, useLingui } from '@lingui/react/macro';
import { LIMITS, type Pack, type Part, saidIn, speakerFor } from '@posse/card/packs';
import { useMemo, useState } from 'react';
import { Link } from 'wouter';
import { Icon } from '../drawing/Icon.tsx';
import { Landscape } from '../drawing/Landscape.tsx';
import { useGo } from '../lobby/ways-to-table.ts';
import { usePackRefusal } from '../packs/pack-refusal-words.ts';
import { useRefusedWords } from '../table-screen/notices/error-code-words.ts';
import { useLanguage } from '../words/language.ts';
import { ChoiceSheet } from './ChoiceSheet.tsx';
import { useRefusalWords } from './choice-words.tsx';
import { type Editor, EditorContext } from './EditorContext.tsx';
import { type Desk, deskAt } from './model/choice-desk.ts';
import type { Spot } from './model/choice-types.ts';
import { choicesAt } from './model/choices.ts';
import { faceOf, withFace, withoutThing } from './model/pack-edits.ts';
import { surpriseScene } from './model/surprise-pictures.ts';
import { type Entry, entryAt, isBlank, type ThingPlace, withEntry } from './model/thing-place.ts';
import { focusedOn, judgeOf, nameRefusalOf } from './model/verdicts.ts';
import { changePack, redo, undo, useEditing } from './pack-editing.ts';
import type { StoredPack } from './pack-storage.ts';
import { PictureSheet } from './picture/PictureSheet.tsx';
import { SentenceRows } from './SentenceRows.tsx';
import { BulletsChip, CopiesChip, FlavourField } from './ThingFields.tsx';
import { ThingPreview } from './ThingPreview.tsx';
import styles from './ThingScreen.module.css';
import { StatusStrip } from './trial/StatusStrip.tsx';
import { tryIt } from './trial/try-it.ts';
import { useTrial } from './trial/use-trial.ts';

interface Opened {
  readonly spot: Spot;
  readonly title: string;
  readonly beside: DOMRect;
}

export function ThingScreen({ stored, place }: { readonly stored: StoredPack; readonly place: ThingPlace }) {
  const { pack, id } = stored;
  const language = useLanguage();
  const [opened, setOpened] = useState<Opened | null>(null);
  const [isPainting, setPainting] = useState(false);
  const desk = useMemo(() => deskAt(pack, place, speakerFor(language, pack.face.things)), [pack, place, language]);
  const editor = useMemo<Editor | null>(
    () =>
      desk && {
        pack,
        place,
        desk,
        open: (spot, title, chip) => setOpened({ spot, title, beside: chip.getBoundingClientRect() }),
      },
    [pack, place, desk],
  );
  if (desk === null || editor === null) return null;
  return (
    <EditorContext value={editor}>
      <main className={styles.screen} data-screen="workshop-thing">
        <Landscape />
        <ThingBar id={id} editor={editor} />
        <div className={styles.bench}>
          <div className={styles.above}>
            <ThingPreview onPaint={() => setPainting(true)} />
            <Strip editor={editor} />
          </div>
          <div className={styles.rows}>
            <SentenceRows />
            <div className={styles.fields}>
              {place.part === 'kinds' && <CopiesChip />}
              {place.part === 'characters' && <BulletsChip />}
              <FlavourField />
              <button
                type="button"
                className="button plain"
                data-act="remove-thing"
                onClick={() => changePack(withoutThing(pack, place))}
              >
                <Icon name="close" />
                <Removal part={place.part} />
              </button>
            </div>
          </div>
        </div>
        <TryBar editor={editor} />
        {opened !== null && <OpenSheet desk={desk} opened={opened} editor={editor} onClose={() => setOpened(null)} />}
        {isPainting && <PictureSheet editor={editor} onClose={() => setPainting(false)} />}
      </main>
    </EditorContext>
  );
}

function Removal({ part }: { readonly part: Part }) {
  if (part === 'kinds') return <Trans>Delete this card</Trans>;
  return part === 'characters' ? <Trans>Delete this character</Trans> : <Trans>Delete this event</Trans>;
}

interface SheetProps {
  readonly desk: Desk;
  readonly opened: Opened;
  readonly editor: Editor;
  readonly onClose: () => void;
}

function OpenSheet({ desk, opened: { spot, title, beside }, editor: { pack, place }, onClose }: SheetProps) {
  const choices = useMemo(() => choicesAt(desk, spot), [desk, spot]);
  return (
    <ChoiceSheet
      title={title}
      choices={choices}
      beside={beside}
      onChoose={({ entry }) => changePack(withChosen(pack, place, entry))}
      onClose={onClose}
    />
  );
}

/** The picture of a thing that did nothing before follows from the first thing that it does. */
function withChosen(pack: Pack, place: ThingPlace, entry: Entry): Pack {
  const before = entryAt(pack, place);
  const next = withEntry(pack, place, entry);
  if (before === null || !isBlank(before) || isBlank(entry) || place.part === 'characters') return next;
  return withFace(next, place.key, { ...faceOf(pack, place.key), picture: surpriseScene(entry) });
}

// --- name, undo, redo ---

function ThingBar({ id, editor: { pack, place } }: { readonly id: string; readonly editor: Editor }) {
  const { t } = useLingui();
  const language = useLanguage();
  const canUndo = useEditing(({ past }) => past.length > 0);
  const canRedo = useEditing(({ future }) => future.length > 0);
  const face = faceOf(pack, place.key);
  return (
    <header className={styles.bar}>
      <Link href={`/workshop/${id}`} className={styles.tool} aria-label={t`Back to the pack`} data-act="to-pack">
        <Icon name="back" />
      </Link>
      <h1 className="unseen">
        <Trans>Workshop</Trans>
      </h1>
      <input
        className={`field ${styles.name}`}
        aria-label={t`Name`}
        value={saidIn(face.name, language)}
        maxLength={LIMITS.name}
        onChange={({ target }) =>
          changePack(withFace(pack, place.key, { ...face, name: target.value }), `name of ${place.key}`)
        }
      />
      <button
        type="button"
        className={styles.tool}
        disabled={!canUndo}
        data-act="undo"
        onClick={undo}
        aria-label={t`Undo`}
      >
        <Icon name="undo" />
      </button>
      <button
        type="button"
        className={styles.tool}
        disabled={!canRedo}
        data-act="redo"
        onClick={redo}
        aria-label={t`Redo`}
      >
        <Icon name="redo" />
      </button>
    </header>
  );
}

// --- verdict and trial ---

/** Why it can't be played, by its rules or by its name; null if it can. */
function useVerdict({ pack, place, desk }: Editor): string | null {
  const { t } = useLingui();
  const because = useRefusalWords();
  const words = usePackRefusal();
  const language = useLanguage();
  const refusal = useMemo(() => judgeOf(pack, place)(desk.entry), [pack, place, desk]);
  const ofName = useMemo(() => nameRefusalOf(pack, place), [pack, place]);
  if (refusal !== null) return because(refusal);
  if (saidIn(faceOf(pack, place.key).name, language).trim() === '') return t`Give it a name.`;
  return ofName === null ? null : words(ofName).sentence;
}

function Strip({ editor }: { readonly editor: Editor }) {
  const refusal = useVerdict(editor);
  const { pack, place } = editor;
  const isEmpty = isBlank(editor.desk.entry);
  const tried = useMemo(
    () => (isEmpty || refusal !== null ? null : focusedOn(pack, place)),
    [pack, place, isEmpty, refusal],
  );
  return <StatusStrip isEmpty={isEmpty} refusal={refusal} trial={useTrial(tried)} />;
}

function TryBar({ editor }: { readonly editor: Editor }) {
  const { t } = useLingui();
  const words = useRefusedWords();
  const { way, refused, go } = useGo();
  const { pack, place } = editor;
  const isReady = useVerdict(editor) === null && !isBlank(editor.desk.entry) && way === null;
  const bot = {
    kinds: t`A bot holds it`,
    characters: t`A bot is it`,
    events: t`A bot is Sheriff`,
  }[place.part];
  return (
    <footer className={styles.foot}>
      {refused !== null && <p role="alert">{words(refused)}</p>}
      <button
        type="button"
        className="button primary"
        data-act="try"
        disabled={!isReady}
        onClick={() => go('me', () => tryIt(pack, place, 'me'))}
      >
        <Icon name="play" />
        {way === 'me' ? t`Dealing…` : t`Try it`}
      </button>
      <button
        type="button"
        className="button"
        data-act="try-bot"
        disabled={!isReady}
        onClick={() => go('bot', () => tryIt(pack, place, 'bot'))}
      >
        <Icon name="bot" />
        {bot}
      </button>
    </footer>
  );
}
