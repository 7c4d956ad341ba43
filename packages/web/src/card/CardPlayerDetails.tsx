// Details of one player: ability, role, cards in play, distances both ways.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { type CardId, isHidden, PLAIN, type PlayerView } from '@posse/card';
import type { Seat } from '@posse/engine';
import { CardFace, Icon } from '../drawing/index.ts';
import { kindOf, ownerOf } from '../entry-lookup.ts';
import { PersonDetails } from '../game-table/seat/PersonDetails.tsx';
import { bottomOf, useSeats } from '../game-table/seat/seat-states.ts';
import { usePlayers } from '../game-table/session/SessionContext.tsx';
import { zoom } from '../rules-reference/ThingDialog.tsx';
import { useCardNames } from '../words/card-names.ts';
import { useCardPlay } from './answer/card-answer-draft.ts';
import styles from './CardPlayerDetails.module.css';
import { distanceBetween, rangeOf } from './card-distances.ts';

export function CardPlayerDetails({ who }: { readonly who: Seat }) {
  const { t } = useLingui();
  const names = useCardNames();
  const { view } = useCardPlay();
  const { isJailed } = useSeats()(who);
  const player = view.players[who] as PlayerView;
  const { character, abilities, hand, inPlay, role, alive, undead } = player;
  const known = hand.filter((card): card is CardId => !isHidden(card));
  const count = hand.length;
  const borrowed = abilities.map(ownerOf).filter(({ id }) => id !== character && id !== PLAIN);
  return (
    <>
      <PersonDetails
        who={who}
        game="card"
        character={character === PLAIN ? null : character}
        player={player}
        roleWords={role === null ? null : names.role(role).name}
        states={[!alive && t`Out of the game`, undead && t`A ghost, for this turn`, isJailed && t`In jail`]}
      >
        {character !== PLAIN && <p>{names.character(character).text}</p>}
        {borrowed.map(({ id }) => (
          <p key={id}>
            <b>{names.character(id).name}</b> {names.character(id).text}
          </p>
        ))}
      </PersonDetails>
      <Distances who={who} />
      <p className={styles.hand}>
        <Icon name="hand" /> {t`${plural(count, { one: '# card in hand', other: '# cards in hand' })}`}
      </p>
      {known.length > 0 && view.viewer !== who && <Cards cards={known} />}
      {inPlay.length > 0 && (
        <>
          <h3>
            <Trans>In play</Trans>
          </h3>
          <Cards cards={inPlay} />
        </>
      )}
    </>
  );
}

/** The distances both ways, and both ranges. */
function Distances({ who }: { readonly who: Seat }) {
  const { t } = useLingui();
  const { name, isYou } = usePlayers();
  const { view } = useCardPlay();
  const you = bottomOf(view);
  if (!view.begun || !view.players[who]?.alive) return null;
  const them = name(who);
  const reach = rangeOf(view, who);
  const there = distanceBetween(view, you, who);
  const back = distanceBetween(view, who, you);
  if (isYou(who)) return <p>{t`Your reach: ${reach}`}</p>;
  return (
    <ul className={styles.distances}>
      {there !== null && (
        <li>
          <Icon name="reach" />{' '}
          {view.viewer === you ? t`${there} from you to ${them}` : t`${there} from ${name(you)} to ${them}`}
        </li>
      )}
      {back !== null && (
        <li>
          <Icon name="reach" />{' '}
          {view.viewer === you ? t`${back} from ${them} to you` : t`${back} from ${them} to ${name(you)}`}
        </li>
      )}
      <li>
        <Icon name="bang" /> {t`${them} has reach ${reach}`}
      </li>
    </ul>
  );
}

function Cards({ cards }: { readonly cards: readonly CardId[] }) {
  return (
    <ul className={styles.cards}>
      {cards.map((card) => (
        <li key={card}>
          <button
            type="button"
            className={styles.face}
            onClick={() => zoom({ kind: 'card', key: kindOf(card).key, card })}
          >
            <CardFace card={card} width={104} size="m" />
          </button>
        </li>
      ))}
    </ul>
  );
}
