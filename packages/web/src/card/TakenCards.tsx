// What was in the store and is gone, with whoever has it.

import { useLingui } from '@lingui/react/macro';
import { Arch, CardFace } from '../draw/index.ts';
import { usePlayers, useTable } from '../session/SessionContext.tsx';
import { usePlay } from './Play.tsx';
import { takenFrom } from './past.ts';
import { questionIf } from './question.ts';
import styles from './TakenCards.module.css';

export function TakenCards({ width }: { readonly width: number }) {
  const { t } = useLingui();
  const { view } = usePlay();
  const { name } = usePlayers();
  const story = useTable((state) => state.story);
  const store = questionIf(view, 'store');
  if (store === null) return null;
  return takenFrom(story, store).map(({ card, by }) => {
    const who = name(by);
    return (
      <li key={card} className={styles.taken}>
        <CardFace card={card} width={width} />
        <span className={styles.taker}>
          <Arch
            character={view.players[by]?.character ?? null}
            width={Math.round(width * 0.4)}
            label={t`taken by ${who}`}
          />
        </span>
      </li>
    );
  });
}
