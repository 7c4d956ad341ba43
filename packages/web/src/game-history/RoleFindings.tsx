// The panel with the user's strengths and weaknesses over many games.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { Topic } from '@posse/bots/coach';
import { useGameNames } from '../finished-game/result/finished-game-names.ts';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import styles from './GamesScreen.module.css';
import type { KeptGame } from './game-list-entry.ts';
import { type Finding, findingsOf, MIN_GAMES } from './role-findings.ts';
import { useCoachedGames } from './use-coached-games.ts';

export function RoleFindings({ games }: { readonly games: readonly KeptGame[] }) {
  const { t } = useLingui();
  const { left, run, start, stop } = useCoachedGames(games);
  const words = useFindingWords();
  const findings = findingsOf(games);
  const { length } = left;
  const [done, all] = [run?.done ?? 0, run?.all ?? 0];
  return (
    <BoardPanel title={t`What you do well and badly`}>
      {findings.length === 0 ? (
        <p className={styles.about}>
          <Trans>
            Nothing is beyond doubt yet. The coach needs at least {MIN_GAMES} games in one role, and clear differences.
          </Trans>
        </p>
      ) : (
        <ul className={styles.findings} data-findings>
          {findings.map((finding) => (
            <li key={`${finding.game} ${finding.role} ${finding.topic}`} data-strength={finding.isStrength}>
              {words(finding)}
            </li>
          ))}
        </ul>
      )}
      {run !== null ? (
        <div className={styles.acts}>
          <p role="status" className={styles.about}>
            <Trans>
              The coach goes through your games: {done} of {all} done.
            </Trans>
          </p>
          <progress value={done} max={all} aria-label={t`Games done`} />
          <button type="button" className="button" data-act="stop-coach" onClick={stop}>
            <Trans>Stop</Trans>
          </button>
        </div>
      ) : (
        length > 0 && (
          <div className={styles.acts}>
            <button type="button" className="button" data-act="coach-games" onClick={start}>
              <Plural value={length} one="Let the coach go through # game" other="Let the coach go through # games" />
            </button>
          </div>
        )
      )}
    </BoardPanel>
  );
}

function useFindingWords(): (finding: Finding) => string {
  const { t, i18n } = useLingui();
  const cards = useGameNames('card');
  const number = (points: number): string => i18n.number(points, { maximumFractionDigits: 1 });
  return ({ game, role: id, topic, isStrength, points: mine, others: rest }) => {
    const what = game === 'card' ? t`Cards` : t`Dice`;
    const [role, points, others] = [cards.role(id).name, number(mine), number(rest)];
    const strengths: Readonly<Record<Topic, string>> = {
      targets: t`${what}, as ${role}: you aim well. An answer with a target costs you ${points} points, any other ${others}.`,
      reactions: t`${what}, as ${role}: you react well in the turns of others. A reaction costs you ${points} points, any other answer ${others}.`,
      own: t`${what}, as ${role}: you use what is your own well. Such an answer costs you ${points} points, any other ${others}.`,
    };
    const weaknesses: Readonly<Record<Topic, string>> = {
      targets: t`${what}, as ${role}: choose your targets with more care. An answer with a target costs you ${points} points, any other ${others}.`,
      reactions: t`${what}, as ${role}: think longer in the turns of others. A reaction costs you ${points} points, any other answer ${others}.`,
      own: t`${what}, as ${role}: look longer at what you hold. An answer without a target costs you ${points} points, any other ${others}.`,
    };
    return (isStrength ? strengths : weaknesses)[topic];
  };
}
