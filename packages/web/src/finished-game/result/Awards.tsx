// The awards of a game, each with its winner.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { seat } from '@posse/engine';
import type { Tally } from '@posse/protocol/evening';
import { type Award, type AwardId, awardsOf, isAwardId } from '@posse/protocol/evening';
import { PlayerArch } from '../../drawing/index.ts';
import type { GameView } from '../../game-table/session/beat.ts';
import { usePlayers } from '../../game-table/session/SessionContext.tsx';
import styles from './Awards.module.css';
import { usePortraits } from './result-portraits.ts';

export function Awards({ tally, view }: { readonly tally: Tally; readonly view: GameView }) {
  const { t } = useLingui();
  const players = usePlayers();
  const wordsOf = useAwardWords();
  const portrait = usePortraits(view);
  const awards = awardsOf(
    tally,
    view.players.map(({ alive }) => alive),
  );
  if (awards.length === 0) return null;
  return (
    <section className={styles.awards}>
      <h3>{t`Awards`}</h3>
      <ul className={styles.list}>
        {awards.map((award) => {
          const { title, detail } = wordsOf(award);
          return (
            <li key={award.id} className={styles.award}>
              <PlayerArch character={portrait(award.who)} width={38} />
              <span className={styles.words}>
                <b className={styles.title}>{title}</b>
                <span>{players.isYou(award.who) ? t`You` : players.name(award.who)}</span>
                <span className={styles.detail}>{detail}</span>
              </span>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The name of each award, and its reason. */
interface AwardWords {
  readonly title: string;
  readonly detail: string;
}

/** The name of an award; null for one that this page does not know. */
export function useAwardTitles(): (id: string) => string | null {
  const words = useAwardWords();
  return (id) => (isAwardId(id) ? words({ id, who: seat(0), count: 1 }).title : null);
}

function useAwardWords(): (award: Award) => AwardWords {
  const { t } = useLingui();
  return ({ id, count, of = 0 }) => {
    const words: Readonly<Record<AwardId, () => AwardWords>> = {
      deadliest: () => ({
        title: t`Deadliest`,
        detail: t`${plural(count, { one: 'Took # life point from others.', other: 'Took # life points from others.' })}`,
      }),
      undertaker: () => ({
        title: t`The undertaker’s friend`,
        detail: t`${plural(count, { one: 'Brought down # player.', other: 'Brought down # players.' })}`,
      }),
      hardToKill: () => ({
        title: t`Hard to kill`,
        detail: t`${plural(count, { one: 'Lost # life point and still stands.', other: 'Lost # life points and still stands.' })}`,
      }),
      barfly: () => ({
        title: t`Barfly`,
        detail: t`${plural(count, { one: 'Won back # life point.', other: 'Won back # life points.' })}`,
      }),
      unluckiest: () => ({
        title: t`Unluckiest draws`,
        detail: t`${plural(of, { one: `${count} of # draw! went well.`, other: `${count} of # draw! went well.` })}`,
      }),
      luckiest: () => ({
        title: t`Born lucky`,
        detail: t`${plural(of, { one: `${count} of # draw! went well.`, other: `${count} of # draw! went well.` })}`,
      }),
      slippery: () => ({
        title: t`Slippery`,
        detail: t`${plural(count, { one: 'Dodged # shot.', other: 'Dodged # shots.' })}`,
      }),
      lightFingers: () => ({
        title: t`Light fingers`,
        detail: t`${plural(count, { one: 'Took # card from others.', other: 'Took # cards from others.' })}`,
      }),
      goodHost: () => ({
        title: t`This round is on me`,
        detail: t`${plural(count, { one: 'Poured # beer for others.', other: 'Poured # beers for others.' })}`,
      }),
      thunder: () => ({
        title: t`Rolling thunder`,
        detail: t`${plural(count, { one: 'Fired the Gatling once.', other: 'Fired the Gatling # times.' })}`,
      }),
      pincushion: () => ({
        title: t`Pincushion`,
        detail: t`${plural(count, { one: 'Caught # arrow.', other: 'Caught # arrows.' })}`,
      }),
      shortFuse: () => ({
        title: t`Short fuse`,
        detail: t`${plural(count, { one: 'Blown up once by dynamite.', other: 'Blown up # times by dynamite.' })}`,
      }),
      lastWord: () => ({ title: t`The last word`, detail: t`Brought down the last one to fall.` }),
      notAScratch: () => ({ title: t`Not a scratch`, detail: t`Never lost a life point.` }),
      grudge: () => ({
        title: t`Bearing a grudge`,
        detail: t`${plural(count, { one: 'Took # life point from the same player.', other: 'Took # life points from the same player.' })}`,
      }),
      popularTarget: () => ({
        title: t`Everybody’s target`,
        detail: t`${plural(count, { one: 'Hit by # other player.', other: 'Hit by # different players.' })}`,
      }),
      warningShots: () => ({
        title: t`Warning shots`,
        detail: t`${plural(count, { one: 'Missed with # shot.', other: 'Missed with # shots.' })}`,
      }),
      peacemaker: () => ({ title: t`Peacemaker`, detail: t`Never took a life point from anybody.` }),
      firstBlood: () => ({ title: t`First blood`, detail: t`Was the first to hurt another player.` }),
      cursed: () => ({
        title: t`Born under a bad star`,
        detail: t`${plural(count, { one: 'Lost # life point to fate.', other: 'Lost # life points to fate.' })}`,
      }),
      wellEquipped: () => ({
        title: t`Well equipped`,
        detail: t`${plural(count, { one: 'Put # card into play.', other: 'Put # cards into play.' })}`,
      }),
      busyHands: () => ({
        title: t`Busy hands`,
        detail: t`${plural(count, { one: 'Played # card.', other: 'Played # cards.' })}`,
      }),
      firstToFall: () => ({ title: t`First into the dust`, detail: t`Fell before anybody else, in round ${count}.` }),
    };
    return words[id]();
  };
}
