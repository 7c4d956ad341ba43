// The fields of a thing besides its sentences: copies, bullets, flavour.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { LIMITS, type PackCharacter, type PackKind, saidIn } from '@posse/card/packs';
import { useId } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import { useLanguage } from '../words/language.ts';
import { useEditor } from './EditorContext.tsx';
import { valuesOfCopies } from './model/card-copies.ts';
import { faceOf, withFlavour } from './model/pack-edits.ts';
import { changePack } from './pack-editing.ts';
import styles from './ThingScreen.module.css';

export function CopiesChip() {
  const { t } = useLingui();
  const { desk, open } = useEditor();
  const { copies } = desk.entry as PackKind;
  const count = valuesOfCopies(copies).length;
  return (
    <button
      type="button"
      className="button"
      data-spot-of="copies"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open({ at: 'copies' }, t`Copies in the deck`, currentTarget)}
    >
      <Icon name="draw" />
      <span>
        {t`${plural(count, { one: '# copy', other: '# copies' })}`} <small className={styles.values}>{copies}</small>
      </span>
    </button>
  );
}

export function BulletsChip() {
  const { t } = useLingui();
  const { desk, open } = useEditor();
  const { bullets } = desk.entry as PackCharacter;
  return (
    <button
      type="button"
      className="button"
      data-spot-of="bullets"
      aria-haspopup="dialog"
      onClick={({ currentTarget }) => open({ at: 'bullets' }, t`Life points`, currentTarget)}
    >
      <Icon name="life" />
      {t`${plural(bullets, { one: '# bullet', other: '# bullets' })}`}
    </button>
  );
}

/** The author's own line. It is no rule. */
export function FlavourField() {
  const { t } = useLingui();
  const id = useId();
  const language = useLanguage();
  const { pack, place } = useEditor();
  const { flavour } = faceOf(pack, place.key);
  return (
    <div className={styles.flavour}>
      <label htmlFor={id}>{t`A line of your own, if you like`}</label>
      <input
        id={id}
        className="field"
        value={flavour === undefined ? '' : saidIn(flavour, language)}
        maxLength={LIMITS.flavour}
        placeholder={t`“Last one standing pays.”`}
        onChange={({ target }) => changePack(withFlavour(pack, place.key, target.value), `flavour of ${place.key}`)}
      />
    </div>
  );
}
