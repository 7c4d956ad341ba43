// A pack: its cards, characters and events, its name, and the ways to share it.

import { Trans, useLingui } from '@lingui/react/macro';
import { LIMITS, type Pack, type Part, saidIn } from '@posse/card/packs';
import { useState } from 'react';
import { Link, useLocation } from 'wouter';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import { Icon } from '../drawing/Icon.tsx';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { PackActions } from '../packs/PackActions.tsx';
import { usePackRefusal } from '../packs/pack-refusal-words.ts';
import { useMedia } from '../table-screen/use-media-query.ts';
import { useLanguage } from '../words/language.ts';
import { useRefusalWords } from './choice-words.tsx';
import { faceOf, withBlank, withThing } from './model/pack-edits.ts';
import { entryAt, isBlank, placesIn } from './model/thing-place.ts';
import { namesRefusalOf, refusalOf } from './model/verdicts.ts';
import { useNewFace } from './new-things.ts';
import { OwnThingsDialog } from './OwnThings.tsx';
import { ThingOfPack } from './PackFaces.tsx';
import styles from './PackScreen.module.css';
import { changePack, redo, undo, useEditing } from './pack-editing.ts';
import type { StoredPack } from './pack-storage.ts';
import { StatusStrip } from './trial/StatusStrip.tsx';

export function PackScreen({ stored }: { readonly stored: StoredPack }) {
  const { t } = useLingui();
  const { pack, id } = stored;
  const language = useLanguage();
  const canUndo = useEditing(({ past }) => past.length > 0);
  const canRedo = useEditing(({ future }) => future.length > 0);
  const refusal = useRefusal(pack);
  return (
    <ScreenFrame
      name="workshop-pack"
      title={saidIn(pack.face.name, language)}
      act={
        <Link href="/workshop" className="button plain">
          <Icon name="back" />
          <Trans>All packs</Trans>
        </Link>
      }
    >
      <div className={styles.columns}>
        <BoardPanel
          title={t`In this pack`}
          aside={
            <span className={styles.history}>
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
            </span>
          }
        >
          <StatusStrip isEmpty={false} refusal={refusal} trial={null} />
          <ThingGrid stored={stored} />
          <AddButtons stored={stored} />
        </BoardPanel>
        <PackSide stored={stored} refusal={refusal} key={id} />
      </div>
    </ScreenFrame>
  );
}

/** Names the thing that keeps the pack from being played, and the reason. */
function useRefusal(pack: Pack): string | null {
  const { t } = useLingui();
  const because = useRefusalWords();
  const words = usePackRefusal();
  const language = useLanguage();
  const places = placesIn(pack);
  if (places.length === 0) return t`This pack is still empty.`;
  if (saidIn(pack.face.name, language).trim() === '') return t`Give the pack a name.`;
  const refusal = refusalOf(pack);
  if (refusal !== null) {
    const place = places.find(({ key }) => refusal.thing.endsWith(` "${key}"`));
    if (place === undefined) return because(refusal);
    const name = saidIn(faceOf(pack, place.key).name, language);
    const entry = entryAt(pack, place);
    return entry !== null && isBlank(entry) ? t`${name} does nothing yet.` : `${name}: ${because(refusal)}`;
  }
  const names = namesRefusalOf(pack);
  return names === null ? null : words(names).sentence;
}

function ThingGrid({ stored: { pack, id } }: { readonly stored: StoredPack }) {
  const isTablet = useMedia('tablet');
  const places = placesIn(pack);
  return (
    <ul className={styles.things}>
      {places.map(({ part, key }) => (
        <li key={key}>
          <Link href={`/workshop/${id}/${key}`} className={styles.thing} data-thing={key}>
            <ThingOfPack pack={pack} part={part} thingKey={key} width={isTablet ? 150 : 88} />
          </Link>
        </li>
      ))}
    </ul>
  );
}

function AddButtons({ stored: { pack, id } }: { readonly stored: StoredPack }) {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const [isChoosing, setChoosing] = useState(false);
  const newFace = useNewFace();
  const words: Readonly<Record<Part, string>> = {
    kinds: t`New card`,
    characters: t`New character`,
    events: t`New event`,
  };
  const add = (part: Part): void => {
    const added = withBlank(pack, part, newFace(pack, part));
    changePack(added.pack);
    navigate(`/workshop/${id}/${added.place.key}`);
  };
  return (
    <div className={styles.add}>
      {(Object.keys(words) as Part[]).map((part) => (
        <button key={part} type="button" className="button" data-new={part} onClick={() => add(part)}>
          <Icon name="plus" />
          {words[part]}
        </button>
      ))}
      <button type="button" className="button" data-act="change-ours" onClick={() => setChoosing(true)}>
        <Icon name="brush" />
        <Trans>Change one of ours</Trans>
      </button>
      {isChoosing && (
        <OwnThingsDialog
          onClose={() => setChoosing(false)}
          onChoose={(part, entry, name) => {
            const added = withThing(pack, part, entry, newFace(pack, part, entry, name));
            changePack(added.pack);
            navigate(`/workshop/${id}/${added.place.key}`);
          }}
        />
      )}
    </div>
  );
}

/** The author's words about the pack. */
function PackSide({ stored, refusal }: { readonly stored: StoredPack; readonly refusal: string | null }) {
  const { pack } = stored;
  const { t } = useLingui();
  const language = useLanguage();
  const { face } = pack;
  const withText = (field: 'name' | 'flavour' | 'author', text: string): void => {
    const { [field]: _, ...rest } = face;
    const next = text.trim() === '' && field !== 'name' ? rest : { ...rest, [field]: text };
    changePack({ ...pack, face: next as typeof face }, `pack ${field}`);
  };
  return (
    <BoardPanel title={t`About it`}>
      <div className={styles.about}>
        <label>
          <Trans>Name of the pack</Trans>
          <input
            className="field"
            value={saidIn(face.name, language)}
            maxLength={LIMITS.name}
            onChange={({ target }) => withText('name', target.value)}
          />
        </label>
        <label>
          <Trans>Your name</Trans>
          <input
            className="field"
            value={face.author ?? ''}
            maxLength={LIMITS.name}
            onChange={({ target }) => withText('author', target.value)}
          />
        </label>
        <label>
          <Trans>What is it about?</Trans>
          <textarea
            className="field"
            rows={3}
            value={face.flavour === undefined ? '' : saidIn(face.flavour, language)}
            maxLength={LIMITS.about}
            onChange={({ target }) => withText('flavour', target.value)}
          />
        </label>
      </div>
      <PackActions stored={stored} refusal={refusal} />
    </BoardPanel>
  );
}
