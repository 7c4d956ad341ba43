// The card game's part of the table: hand, piles, cards in play, and texts.

import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { PLAIN, type PlayerView, type View } from '@posse/card';
import type { Seat } from '@posse/engine';
import { useCardLabel } from '../drawing/index.ts';
import { deedsOf, kindOf } from '../entry-lookup.ts';
import { GameTable } from '../game-table/GameTable.tsx';
import type { AtTable, GameParts } from '../game-table/game-interface.ts';
import type { Inlay } from '../game-table/layout/TableTop.tsx';
import type { SeatRules, SeatState } from '../game-table/seat/seat-states.ts';
import { bottomOf, seatsByPlace } from '../game-table/seat/seat-states.ts';
import { TableHeadline } from '../game-table/TableHeadline.tsx';
import { CARD_TEACHING } from '../lessons/card-lessons.ts';
import { LessonCoach } from '../lessons/LessonCoach.tsx';
import { CardLines, useCardStory, useCardSummary } from '../story/card-narrator.tsx';
import { useCardNames } from '../words/card-names.ts';
import { CardAnswers } from './answer/CardAnswers.tsx';
import { type CardPlay, useCardPlay, useNewCardPlay } from './answer/card-answer-draft.ts';
import { useCardHeadlines } from './answer/card-answer-wording.ts';
import { useRefusals } from './answer/refusal-reasons.ts';
import { CardPlayerDetails } from './CardPlayerDetails.tsx';
import { BesideOwnName, HandCount, OwnCards, OwnRole, PersonCards, SeatCards } from './CardsInPlay.tsx';
import { distanceBetween, isInReach } from './card-distances.ts';
import { CARD_LOOK, sentenceBox } from './card-sizes.ts';
import styles from './hand/Hand.module.css';
import { Hand, Prey } from './hand/Hand.tsx';
import { HandActions } from './hand/HandActions.tsx';
import { PickedCardText } from './hand/PickedCardText.tsx';
import { isCalledOn, sceneOf } from './middle/open-card-question.ts';
import { Piles } from './middle/Piles.tsx';
import { Needs, SceneObject } from './middle/SceneObject.tsx';

export const CARD_GAME: GameParts<View, CardPlay> = {
  id: 'card',
  usePlay: useNewCardPlay,
  useHeadlines: useCardHeadlines,
  useStory: useCardStory,
  useSummary: useCardSummary,
  useSeatRules,
  useSeatWords,
  useDockLabel() {
    const { t } = useLingui();
    return t`You`;
  },
  useCharacterName,
  useOwnLine({ kind }) {
    const { t } = useLingui();
    const name = useCharacterName();
    const names = useCardNames();
    return ({ player }) => {
      const character = name(player.character);
      // If there is room, the role has a line of its own.
      const role = kind === 'wide' || player.role === null ? null : names.role(player.role).name;
      if (role === null || character === null) return role ?? character ?? '';
      return kind === 'strip' ? role : t`${character}, ${role}`;
    };
  },
  sceneOf,
  inlaysOf,
  leadsTo({ next }) {
    return next.wants === 'at' ? '[data-act="target"]' : next.wants === 'prey' ? '[data-act="prey"]' : null;
  },
  Lines: CardLines,
  Centre: SentenceBox,
  Over: ({ table }) => !useCardPlay().hasSheet && <Piles table={table} />,
  Own: YourHand,
  BesideName: BesideOwnName,
  BelowLife: OwnRole,
  BesideYou: OwnCards,
  BesideSeat: HandCount,
  BelowSeat: SeatCards,
  Answers: CardAnswers,
  BelowPerson: PersonCards,
  Prop: SceneObject,
  BelowSentence: Needs,
  Hints: () => <LessonCoach teaching={CARD_TEACHING} />,
  About: CardPlayerDetails,
  look: CARD_LOOK,
};

export default function CardTable() {
  return <GameTable game={CARD_GAME} />;
}

function SentenceBox({ table }: AtTable) {
  const { x, y, w, h } = sentenceBox(table);
  return (
    <div className={styles.say} style={{ left: x, top: y, width: w, height: h }} data-say>
      <TableHeadline />
    </div>
  );
}

/** The viewer's hand, or the cards of a player from whom they take one, and the possible actions. */
function YourHand({ table }: AtTable) {
  const { view, next } = useCardPlay();
  const who = bottomOf(view);
  const isPrey = next.wants === 'prey';
  return (
    <>
      {isPrey ? <Prey table={table} at={next.at} prey={next.prey} /> : <Hand who={who} table={table} />}
      <div className={styles.side}>
        {!(isPrey && table.kind === 'column') && <PickedCardText who={who} />}
        <HandActions />
      </div>
    </>
  );
}

/**
 * The inlays of the rim that show who can be reached: legal targets, or without any, the players within range, or the
 * one under the pointer.
 */
function inlaysOf({ view, targets, picked }: CardPlay, watched: Seat | null): Inlay[] {
  const you = bottomOf(view);
  const chosen = targets.length > 0 ? targets : picked;
  const isLit = (who: Seat): boolean =>
    chosen.length > 0 ? chosen.includes(who) : isInReach(view, watched ?? you, who);
  return seatsByPlace(view).map((who) => {
    if (view.players[who]?.alive === false) return 'gone';
    if (isLit(who)) return 'lit';
    return who === you && view.turn === you && view.begun ? 'yours' : 'plain';
  });
}

function useSeatRules(): (who: Seat) => SeatRules {
  const { view, targets, picked, source } = useCardPlay();
  const { ofSeat } = useRefusals();
  const you = bottomOf(view);
  const chosen = targets.length > 0 ? targets : picked;
  return (who) => {
    const player = view.players[who] as PlayerView;
    const isOut = chosen.length > 0 && !chosen.includes(who) && who !== you;
    return {
      character: player.character === PLAIN ? null : player.character,
      isTurn: view.turn === who && !view.idle && view.begun && view.winners === null,
      isAsked: view.asked === who && isCalledOn(view),
      isCalled: true,
      isOut,
      refusal: isOut && player.alive ? ofSeat(view, source, who) : null,
      distance: distanceBetween(view, you, who),
      isInReach: isInReach(view, you, who),
      isJailed: player.inPlay.some((card) => deedsOf(kindOf(card).key).some(({ verb }) => verb === 'hold')),
      isGhost: player.alive && player.undead,
      isFallen: !player.alive,
      special: null,
    };
  };
}

function useCharacterName(): (character: string) => string | null {
  const names = useCardNames();
  return (character) => (character === PLAIN ? null : names.character(character).name);
}

/** "Rattler, Slab the Killer, 3 of 4 life, 4 cards, distance 1, in reach" */
function useSeatWords(): (seat: SeatState) => string {
  const { t } = useLingui();
  const { view } = useCardPlay();
  const names = useCardNames();
  const cardLabel = useCardLabel();
  const nameOf = useCharacterName();
  return ({
    who,
    name,
    isTurn,
    isAsked,
    isLit,
    refusal,
    distance,
    isInReach,
    botWords,
    absenceWords,
    isJailed,
    isHost,
  }) => {
    const { life, maxLife, hand, inPlay, character, role, alive, undead } = view.players[who] as PlayerView;
    const count = hand.length;
    const cards = inPlay.map(cardLabel).join('; ');
    const said: (string | false | null | undefined)[] = [
      name,
      nameOf(character),
      role !== null && names.role(role).name,
      !alive && t`out of the game`,
      alive && t`${life} of ${maxLife} life`,
      alive && t`${plural(count, { one: '# card', other: '# cards' })}`,
      distance !== null && t`distance ${distance}`,
      distance !== null && (isInReach ? t`in reach` : t`out of reach`),
      isTurn && t`on turn`,
      isAsked && t`to move`,
      undead && t`a ghost`,
      isJailed && t`in jail`,
      isHost && t`host of the table`,
      absenceWords,
      botWords,
      cards !== '' && t`in play: ${cards}`,
      isLit && t`can be chosen`,
      refusal?.long,
    ];
    return said.filter(Boolean).join(', ');
  };
}
