// The button that fills the screen, and allows sounds.
// Browsers play none before somebody has touched the page.

import { useLingui } from '@lingui/react/macro';
import { useEffect, useState } from 'react';
import { Icon } from '../drawing/Icon.tsx';
import styles from './FullScreenButton.module.css';
import { useRoomOptions } from './RoomOptionsContext.tsx';

export function FullScreenButton() {
  const { t } = useLingui();
  const { isOverlay } = useRoomOptions();
  const [isTouched, setTouched] = useState(() => navigator.userActivation.hasBeenActive);
  useEffect(() => {
    const touch = (): void => setTouched(navigator.userActivation.hasBeenActive);
    window.addEventListener('click', touch);
    window.addEventListener('keyup', touch);
    return () => {
      window.removeEventListener('click', touch);
      window.removeEventListener('keyup', touch);
    };
  }, []);
  if (isTouched || isOverlay) return null;
  // A browser that has no full screen, such as a television's, still plays sounds afterwards.
  const fill = (): void => void document.documentElement.requestFullscreen?.().catch(() => undefined);
  return (
    <button type="button" className={styles.fill} data-act="fill" onClick={fill}>
      <Icon name="sound" />
      {t`Full screen, with sound`}
    </button>
  );
}
