// The three phases of a turn, as three steps.

import { Trans, useLingui } from '@lingui/react/macro';
import type { Icon as Name } from '../../art/index.ts';
import { Icon } from '../../draw/Icon.tsx';
import styles from './Phases.module.css';

export function Phases() {
  const { t } = useLingui();
  const steps: readonly { readonly sign: Name; readonly title: string; readonly text: string }[] = [
    { sign: 'draw', title: t({ message: 'Draw', context: 'a phase of the turn' }), text: t`two cards` },
    {
      sign: 'hand',
      title: t({ message: 'Play', context: 'a phase of the turn' }),
      text: t`as many as you like, one BANG!`,
    },
    {
      sign: 'discard',
      title: t({ message: 'Discard', context: 'a phase of the turn' }),
      text: t`down to your life points`,
    },
  ];
  return (
    <ol className={styles.phases}>
      {steps.map(({ sign, title, text }, place) => {
        const number = place + 1;
        return (
          <li key={sign}>
            <Icon name={sign} className={styles.sign} />
            <small>
              <Trans>Phase {number}</Trans>
            </small>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        );
      })}
    </ol>
  );
}
