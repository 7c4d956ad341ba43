// A player's tokens at a dice table: arrows, dice set by the ghost, own role.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Haunting, PlayerView } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { DieFace, Icon, RoleTag, Token } from '../drawing/index.ts';
import type { AtSeat } from '../game-table/game-interface.ts';
import { AnswerClock } from '../game-table/seat/AnswerClock.tsx';
import { useSession, useTable } from '../game-table/session/SessionContext.tsx';
import { zoom } from '../rules-reference/ThingDialog.tsx';
import { useDiceNames } from '../words/dice-names.ts';
import { useDicePlay } from './answer/dice-answer-draft.ts';
import styles from './PlayerTokens.module.css';
import { costsIn } from './threat-costs.ts';

const useHaunting = (who: Seat): Haunting | null => {
  const { haunting } = useDicePlay().view;
  return haunting?.who === who ? haunting : null;
};

/** Arrows beside a small portrait. */
export const ArrowsBeside = ({ seat, table }: AtSeat) =>
  table.kind === 'column' && (
    <>
      <Arrows who={seat.who} />
      <WouldCost who={seat.who} />
    </>
  );

/**
 * Tokens below a portrait, or beside a large one. On a small seat they include the sign of the bot that plays there.
 */
export function TokensBelow({ seat: { who, player, isBot, refusal }, table: { kind, scale } }: AtSeat) {
  const haunting = useHaunting(who);
  // On a small phone a threat takes the place of the bot's sign.
  const hasRoom = useCostWords()(who) === null || (kind === 'column' && scale >= 1);
  return (
    <>
      {isBot && player.alive && kind !== 'wide' && refusal === null && hasRoom && (
        <Icon name="bot" className={styles.bot} />
      )}
      {haunting !== null && <Haunted haunting={haunting} />}
      {kind !== 'column' && (
        <>
          <Arrows who={who} />
          <WouldCost who={who} />
        </>
      )}
    </>
  );
}

/** The viewer's tokens and role. The sheet shows the clock. */
export function OwnTokens({ seat: { who, isAsked }, table: { scale } }: AtSeat) {
  const { t } = useLingui();
  const { view, hasSheet } = useDicePlay();
  const { client } = useSession();
  const isQuiet = useTable(({ shown }) => shown?.quiet === true);
  const haunting = useHaunting(who);
  const { alive, spent } = view.players[who] as PlayerView;
  return (
    <span className={styles.things}>
      {!hasSheet && isAsked && <AnswerClock as="pill" />}
      {haunting !== null && <Haunted haunting={haunting} />}
      <Arrows who={who} />
      <WouldCost who={who} />
      {isQuiet && alive && !spent && (
        <button type="button" className={styles.again} data-act="ask-again" onClick={() => client.quiet(false)}>
          <Trans>Ask me again</Trans>
          <span className="unseen">{t`You are not asked to show your role`}</span>
        </button>
      )}
      <OwnRole who={who} size={Math.round(28 * Math.max(1, scale))} />
    </span>
  );
}

/** The viewer's role. A tap tells its goal, and the special role's ability. */
function OwnRole({ who, size }: { readonly who: Seat; readonly size: number }) {
  const { role, special } = useDicePlay().view.players[who] as PlayerView;
  if (role === null) return null;
  const look = (): void =>
    zoom(special === null ? { kind: 'role', role, game: 'dice' } : { kind: 'special', id: special });
  return (
    <button type="button" className={styles.role} data-own-role onClick={look}>
      <RoleTag role={role} width={size} />
      {special !== null && <RoleTag role={role} special={special} width={size} />}
    </button>
  );
}

/** The maximum number of arrows that are drawn; more are shown as a number and one arrow. */
const DRAWN = 3;

/**
 * A player's arrows. The Chief's arrow looks different and counts as two. Present even without arrows, because the next
 * one flies to it.
 */
function Arrows({ who }: { readonly who: Seat }) {
  const { arrows, chief } = useDicePlay().view.players[who] as PlayerView;
  const label = useArrowWords()(arrows, chief);
  return (
    <span className={styles.place} data-spot={`arrows-${who}`}>
      {label !== null && (
        <span className={styles.pill} role="img" aria-label={label}>
          {arrows > DRAWN && <b>{arrows}</b>}
          {Array.from({ length: arrows > DRAWN ? 1 : arrows }, (_, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: arrows are all alike
            <Icon key={place} name="arrow" />
          ))}
          {chief && <Token name="chief-arrow" className={styles.chief} />}
        </span>
      )}
    </span>
  );
}

/** The loss that threatens a player in this turn: by an attack, or the Gatling. */
function WouldCost({ who }: { readonly who: Seat }) {
  const { view } = useDicePlay();
  const { attack, gatling } = costsIn(view);
  const words = useCostWords()(who);
  const life = view.players[who]?.life ?? 0;
  const costs = [
    ['arrow', attack.get(who) ?? 0],
    ['gatling', gatling.get(who) ?? 0],
  ] as const;
  if (words === null) return null;
  return (
    <span className={styles.cost} role="img" aria-label={words} title={words} data-cost={who}>
      {costs.map(
        ([face, points]) =>
          points > 0 && (
            <span key={face}>
              <DieFace kind="base" face={face} width={18} />
              <b>−{points}</b>
              {points >= life && <Icon name="skull" />}
            </span>
          ),
      )}
    </span>
  );
}

/** "an attack would cost 3 life"; null if nothing threatens. */
export function useCostWords(): (who: Seat) => string | null {
  const { t } = useLingui();
  const { view } = useDicePlay();
  const { attack, gatling } = costsIn(view);
  return (who) => {
    const [arrows, bullets] = [attack.get(who) ?? 0, gatling.get(who) ?? 0];
    const parts = [
      arrows > 0 && t`${plural(arrows, { one: 'an attack would cost # life', other: 'an attack would cost # life' })}`,
      bullets > 0 &&
        t`${plural(bullets, { one: 'the Gatling would cost # life', other: 'the Gatling would cost # life' })}`,
    ].filter(Boolean);
    return parts.length === 0 ? null : parts.join(', ');
  };
}

/** "2 arrows and the Chief’s arrow"; null for none at all. */
export function useArrowWords(): (arrows: number, chief: boolean) => string | null {
  const { t } = useLingui();
  return (arrows, chief) => {
    if (arrows === 0) return chief ? t`the Chief’s arrow` : null;
    const count = arrows;
    return chief
      ? t`${plural(count, { one: '# arrow and the Chief’s', other: '# arrows and the Chief’s' })}`
      : t`${plural(count, { one: '# arrow', other: '# arrows' })}`;
  };
}

/** The dice that the ghost has set for a player's next turn. */
function Haunted({ haunting }: { readonly haunting: Haunting }) {
  const label = useHauntedWords()(haunting);
  return (
    <span className={styles.haunted} role="img" aria-label={label} title={label}>
      <Token name="ghost" className={styles.ghost} />
      <span className={styles.dice} aria-hidden="true">
        <DieFace kind="base" face={haunting.face} width={20} locked={false} />
        {haunting.twice && <DieFace kind="base" face={haunting.face} width={20} locked={false} />}
      </span>
    </span>
  );
}

export function useHauntedWords(): (haunting: Haunting) => string {
  const { t } = useLingui();
  const names = useDiceNames();
  return ({ face, twice }) => {
    const shown = names.face(face).name;
    return twice
      ? t`The ghost has set two dice of the next turn: ${shown}`
      : t`The ghost has set a die of the next turn: ${shown}`;
  };
}
