// All reactions in one row, a tap each.

import { useLingui } from '@lingui/react/macro';
import { REACTIONS } from '@posse/protocol';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';
import { ReactionFace } from '../table-screen/reactions/ReactionFace.tsx';
import { useReactionWords } from '../table-screen/reactions/reaction-words.ts';
import styles from './OutPanel.module.css';

export function QuickReactions() {
  const { t } = useLingui();
  const { client } = useSession();
  const words = useReactionWords();
  const isOpen = useTable(({ status }) => status === 'open');
  return (
    <ul className={styles.reactions} aria-label={t`Reactions: players still in the game see them after the result`}>
      {REACTIONS.map((gesture) => (
        <li key={gesture}>
          <button
            type="button"
            className={styles.reaction}
            data-quick={gesture}
            aria-label={words(gesture)}
            title={words(gesture)}
            disabled={!isOpen}
            onClick={() => client.gesture(gesture)}
          >
            <ReactionFace gesture={gesture} className={styles.face} />
          </button>
        </li>
      ))}
    </ul>
  );
}
