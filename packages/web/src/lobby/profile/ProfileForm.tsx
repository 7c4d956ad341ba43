// The user's name and face, kept in this browser without an account.

import { lazy } from 'react';
import { choose, useSettings } from '../../app/user-settings.ts';
import { Quiet } from '../welcome/OptionalDecoration.tsx';
import { NameField } from './NameField.tsx';
import styles from './ProfileForm.module.css';

/** The choice of a portrait. The pictures are loaded after the first render. */
const FaceChoice = lazy(() => import('./FaceChoice.tsx'));

export function ProfileForm({ isDrawn }: { readonly isDrawn: boolean }) {
  const name = useSettings((settings) => settings.name);
  const face = useSettings((settings) => settings.face);
  const coming = <span className={styles.coming} />;
  return (
    <div className={styles.yourself}>
      <Quiet meanwhile={coming}>
        {isDrawn ? <FaceChoice value={face} onChange={(chosen) => choose({ face: chosen })} /> : coming}
      </Quiet>
      <NameField className={styles.name} value={name} onChange={(written) => choose({ name: written })} />
    </div>
  );
}
