// Details of any thing, from anywhere: `zoom(thing)` opens them.

import { useLingui } from '@lingui/react/macro';
import { lazy, Suspense, useEffect } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { Icon } from '../drawing/Icon.tsx';
import { useModal } from '../table-screen/TableDialogs.tsx';
import type { Thing } from './rule-thing.ts';
import styles from './ThingDialog.module.css';

const ThingDetails = lazy(() => import('./ThingDetails.tsx'));

const looking = createStore<{ readonly at: Thing | null }>()(() => ({ at: null }));

export const zoom = (thing: Thing): void => looking.setState({ at: thing });

const lookAway = (): void => looking.setState({ at: null });

/** The dialog for any thing, rendered once on every screen that shows things. */
export function ZoomHost() {
  const thing = useStore(looking, ({ at }) => at);
  useEffect(() => lookAway, []);
  return thing && <ZoomDialog thing={thing} />;
}

function ZoomDialog({ thing }: { readonly thing: Thing }) {
  const { t } = useLingui();
  const { ref, close, onClick, onKeyDown } = useModal(true);
  return (
    <dialog
      ref={ref}
      className={styles.zoom}
      aria-label={t`A closer look`}
      onClose={({ currentTarget }) => !currentTarget.open && lookAway()}
      onClick={onClick}
      onKeyDown={onKeyDown}
    >
      <div className={styles.sheet}>
        <button type="button" className={styles.close} onClick={close} aria-label={t`Close`}>
          <Icon name="close" />
        </button>
        <Suspense fallback={<div className={styles.coming} />}>
          <ThingDetails thing={thing} />
        </Suspense>
      </div>
    </dialog>
  );
}
