// All players of a game with role, character and fate, winners first.

import { useLingui } from '@lingui/react/macro';
import { type Seat, seatsOf } from '@posse/engine';
import type { Tally } from '@posse/protocol/evening';
import { Bullets, classes, Icon, PlayerArch, RoleTag } from '../../drawing/index.ts';
import type { GameView } from '../../game-table/session/beat.ts';
import { usePlayers, useTable } from '../../game-table/session/SessionContext.tsx';
import { useBotWords } from '../../words/bot-description.ts';
import { useDiceNames } from '../../words/dice-names.ts';
import { useGameNames } from './finished-game-names.ts';
import styles from './PlayerList.module.css';
import { usePortraits } from './result-portraits.ts';

interface RosterProps {
  readonly view: GameView;
  /** The counts of the game; null until the whole game is known. */
  readonly tally: Tally | null;
}

export function PlayerList({ view, tally }: RosterProps) {
  const { t } = useLingui();
  const seats = seatsOf(view.players.length);
  const hasWon = (who: Seat): boolean => view.winners?.includes(who) === true;
  return (
    <ol className={styles.roster} aria-label={t`Players and roles`}>
      {[...seats.filter(hasWon), ...seats.filter((who) => !hasWon(who))].map((who) => (
        <Entry key={who} who={who} view={view} tally={tally} hasWon={hasWon(who)} />
      ))}
    </ol>
  );
}

function Entry({ who, view, tally, hasWon }: RosterProps & { readonly who: Seat; readonly hasWon: boolean }) {
  const { t } = useLingui();
  const players = usePlayers();
  const game = useTable((state) => state.table?.game ?? 'card');
  const seat = useTable(({ table }) => table?.seats[who]);
  const played = useTable(({ table }) => table?.played[who] ?? null);
  const persona = played === null ? (seat?.persona ?? null) : played.persona;
  const botWords = useBotWords();
  const names = useGameNames(game);
  const dice = useDiceNames();
  const portrait = usePortraits(view);
  const player = view.players[who];
  if (player === undefined) return null;
  const { role, character, alive, life, maxLife } = player;
  const special = 'special' in player ? player.special : null;
  const nickname = special === null ? null : dice.special(special).name;
  return (
    <li className={classes(styles.entry, hasWon && styles.winner)}>
      <PlayerArch
        character={portrait(who)}
        width={46}
        state={{ fallen: !alive, bot: persona !== null || played?.ownBot === true }}
        face={played === null ? seat?.face : played.face}
      />
      <RoleTag role={role} special={special} />
      <span className={styles.name}>
        {players.isYou(who) ? t`You` : players.name(who)}
        {hasWon && <Icon name="star" className={styles.star} label={t`winner`} />}
      </span>
      <span className={styles.role}>{role === null ? '' : names.role(role).name}</span>
      <span className={styles.character}>
        {character !== 'plain' && names.character(character).name}
        {nickname !== null && ` · ${nickname}`}
        {seat !== undefined && seat.persona !== null && persona !== null && (
          <span className={styles.bot}>{botWords(seat)}</span>
        )}
        {played?.ownBot && <span className={styles.bot}>{t`Bot of a player’s own`}</span>}
        {played?.late && <span className={styles.bot}>{t`joined late`}</span>}
      </span>
      <span className={styles.fate}>
        {alive ? <Bullets life={life} max={maxLife} size={14} /> : <Fate who={who} tally={tally} />}
      </span>
    </li>
  );
}

function Fate({ who, tally }: { readonly who: Seat; readonly tally: Tally | null }) {
  const { t } = useLingui();
  const players = usePlayers();
  const fall = tally?.deeds[who]?.fall ?? null;
  if (fall === null) return t`out`;
  const { by, round } = fall;
  if (by === null || by === who) return t`out in round ${round}`;
  const name = players.name(by);
  return players.isYou(by) ? t`out in round ${round}, by you` : t`out in round ${round}, by ${name}`;
}
