// The dice game's part of the table: tray, arrows, and texts.

import { useLingui } from '@lingui/react/macro';
import { PLAIN, type PlayerView, type View } from '@posse/dice';
import type { Seat } from '@posse/engine';
import { GameTable } from '../game-table/GameTable.tsx';
import type { GameParts } from '../game-table/game-interface.ts';
import type { Inlay } from '../game-table/layout/TableTop.tsx';
import type { SeatRules, SeatState } from '../game-table/seat/seat-states.ts';
import { bottomOf, seatsByPlace } from '../game-table/seat/seat-states.ts';
import { DICE_TEACHING } from '../lessons/dice-lessons.ts';
import { LessonCoach } from '../lessons/LessonCoach.tsx';
import { DiceLines, useDiceStory, useDiceSummary } from '../story/dice-narrator.tsx';
import { useDiceNames } from '../words/dice-names.ts';
import { DiceAnswers } from './answer/DiceAnswers.tsx';
import { type DicePlay, useDicePlay, useNewDicePlay } from './answer/dice-answer-draft.ts';
import { useDiceHeadlines, useRefusals } from './answer/dice-answer-wording.ts';
import { sceneOf } from './answer/open-dice-question.ts';
import { DicePlayerDetails } from './DicePlayerDetails.tsx';
import { distance, reachOf } from './dice-distances.ts';
import { DICE_LOOK } from './dice-sizes.ts';

import { DiceMiddle, PileInScene } from './middle/DiceMiddle.tsx';
import { ArrowsBeside, OwnTokens, TokensBelow, useArrowWords, useCostWords, useHauntedWords } from './PlayerTokens.tsx';
import { RollDock } from './tray/RollDock.tsx';
import { DiceInScene } from './tray/RolledDie.tsx';

const Nothing = () => null;

export const DICE_GAME: GameParts<View, DicePlay> = {
  id: 'dice',
  usePlay: useNewDicePlay,
  useHeadlines: useDiceHeadlines,
  useStory: useDiceStory,
  useSummary: useDiceSummary,
  useSeatRules,
  useSeatWords,
  useDockLabel() {
    const { t } = useLingui();
    return t`Your dice and answers`;
  },
  useCharacterName,
  useOwnLine({ kind }) {
    const { t } = useLingui();
    const names = useDiceNames();
    const name = useCharacterName();
    return ({ player }) => {
      const character = name(player.character);
      const role = player.role === null ? null : names.role(player.role).name;
      if (role === null || character === null) return role ?? character ?? '';
      return kind === 'strip' ? role : t`${character}, ${role}`;
    };
  },
  sceneOf,
  inlaysOf,
  leadsTo: () => null,
  Lines: DiceLines,
  Centre: DiceMiddle,
  Over: Nothing,
  Own: RollDock,
  BesideName: Nothing,
  BelowLife: Nothing,
  BesideYou: OwnTokens,
  BesideSeat: ArrowsBeside,
  BelowSeat: TokensBelow,
  Answers: DiceAnswers,
  BelowPerson: Nothing,
  Prop: DiceInScene,
  BelowSentence: PileInScene,
  Hints: () => <LessonCoach teaching={DICE_TEACHING} />,
  About: DicePlayerDetails,
  look: DICE_LOOK,
};

export default function DiceTable() {
  return <GameTable game={DICE_GAME} />;
}

/** Returns a function that names a character; null for a player without one. */
function useCharacterName(): (character: string) => string | null {
  const names = useDiceNames();
  return (character) => (character === PLAIN ? null : names.character(character).name);
}

/** The lit inlays of the rim: legal targets, or the players within reach of the one under the pointer. */
function inlaysOf({ view, targets }: DicePlay, pointed: Seat | null): readonly Inlay[] {
  const reached = pointed === null || targets.length > 0 ? null : reachOf(view, pointed);
  const you = bottomOf(view);
  return seatsByPlace(view).map((who) => {
    if (!view.players[who]?.alive && view.ghost !== who) return 'gone';
    if (reached === null ? targets.includes(who) : reached.has(who)) return 'lit';
    return who === you && view.turn === who && view.winners === null ? 'yours' : 'plain';
  });
}

function useSeatRules(): (who: Seat) => SeatRules {
  const { view, you, targets, picked } = useDicePlay();
  const { ofSeat } = useRefusals();
  return (who) => {
    const { character, alive, special } = view.players[who] as PlayerView;
    const isLit = targets.includes(who);
    const isPassedOver = !isLit && !picked.includes(who) && who !== you && alive;
    const refusal = isPassedOver ? ofSeat(who) : null;
    const isTurn = view.turn === who && view.winners === null;
    const isGhost = view.ghost === who;
    return {
      character,
      isTurn,
      isAsked: view.asked === who,
      isCalled: !isTurn,
      isOut: refusal !== null,
      refusal,
      distance: you === null || who === you ? null : distance(view, you, who),
      isInReach: isLit,
      isJailed: false,
      isGhost,
      isFallen: !alive && !isGhost,
      special,
    };
  };
}

/** "Rattler, Slab the Killer, 3 of 8 life, 2 arrows, distance 1, can be chosen" */
function useSeatWords(): (seat: SeatState) => string {
  const { t } = useLingui();
  const { view } = useDicePlay();
  const names = useDiceNames();
  const characterName = useCharacterName();
  const arrowWords = useArrowWords();
  const hauntedWords = useHauntedWords();
  const costWords = useCostWords();
  return (seat) => {
    const { who, isYou, isHost, name, botWords, absenceWords, isTurn, isAsked, isGhost, isLit, refusal } = seat;
    const { distance: places } = seat;
    const { life, maxLife, role, special, character, arrows, chief, alive } = view.players[who] as PlayerView;
    const parts = [
      isYou ? t`You` : name,
      characterName(character),
      role !== null && names.role(role).name,
      special !== null && names.special(special).name,
      alive ? t`${life} of ${maxLife} life` : isGhost ? t`a ghost` : t`out of the game`,
      arrowWords(arrows, chief),
      view.haunting?.who === who && hauntedWords(view.haunting),
      costWords(who),
      places !== null && t`distance ${places}`,
      isTurn && t`on turn`,
      isAsked && t`to move`,
      isHost && t`host of the table`,
      absenceWords,
      botWords,
      isLit && t`can be chosen`,
      refusal?.long,
    ];
    return parts.filter(Boolean).join(', ');
  };
}
