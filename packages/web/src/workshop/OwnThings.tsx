// Our own cards, characters and events, as a beginning of new ones.

import { useLingui } from '@lingui/react/macro';
import { OWN_ENTRIES, type Part } from '@posse/card/packs';
import { useState } from 'react';
import { CharacterFace, classes, EventFace, KindFace } from '../drawing/index.ts';
import { RadioRow } from '../lobby/plan/RadioRow.tsx';
import { Dialog } from '../table-screen/TableDialogs.tsx';
import { useLanguage } from '../words/language.ts';
import { ownEntry, ownText } from './model/pack-edits.ts';
import type { Entry } from './model/thing-place.ts';
import styles from './OwnThings.module.css';

interface OwnThingsProps {
  readonly onChoose: (part: Part, entry: Entry, name: string) => void;
  readonly className?: string | undefined;
}

const WIDTH = 88;

export function OwnThings({ onChoose, className }: OwnThingsProps) {
  const { t } = useLingui();
  const language = useLanguage();
  const [part, setPart] = useState<Part>('kinds');
  return (
    <>
      <RadioRow<Part>
        legend={t`Which of them`}
        value={part}
        of={[
          { value: 'kinds', label: t`Cards` },
          { value: 'characters', label: t`Characters` },
          { value: 'events', label: t`Events` },
        ]}
        onChange={setPart}
      />
      <ul className={classes(styles.things, className)}>
        {Object.keys(OWN_ENTRIES[part]).map((key) => (
          <li key={key}>
            <button
              type="button"
              className={styles.thing}
              data-own={key}
              onClick={() => onChoose(part, ownEntry(part, key), ownText(part, key, language).name)}
            >
              <OwnFace part={part} id={key} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

interface OwnThingsDialogProps extends OwnThingsProps {
  readonly onClose: () => void;
}

export function OwnThingsDialog({ onChoose, onClose }: OwnThingsDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Change one of ours`} open onClose={onClose}>
      <OwnThings onChoose={onChoose} className={styles.short} />
    </Dialog>
  );
}

function OwnFace({ part, id }: { readonly part: Part; readonly id: string }) {
  if (part === 'kinds') return <KindFace kind={id} width={WIDTH} />;
  return part === 'characters' ? (
    <CharacterFace game="card" id={id} width={WIDTH} />
  ) : (
    <EventFace id={id} width={WIDTH} />
  );
}
