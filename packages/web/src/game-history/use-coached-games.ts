// Lets the coach go through the stored games, and stores what each of them lost.

import { seat as seatAt } from '@posse/engine';
import type { Replay } from '@posse/protocol';
import { useEffect, useRef, useState } from 'react';
import { awardsIn, keepAwards } from '../achievements/lasting-awards.ts';
import { wholeAnalysis } from '../finished-game/coach/use-analysis.ts';
import { type KeptGame, keptGameOf, keyOf, lossesOf } from './game-list-entry.ts';
import { completeGame, openGames, replayIn } from './games-database.ts';
import { notifyOtherTabs } from './tab-sync.ts';

interface Coaching {
  /** The games that the coach has not gone through, and can't until somebody starts it. */
  readonly left: readonly KeptGame[];
  /** How many games of this run are done, and how many there are; null while none is under way. */
  readonly run: { readonly done: number; readonly all: number } | null;
  start(): void;
  stop(): void;
}

/** A game without a known role, or that a bot finished, says nothing about the user. */
const isWanted = ({ role, losses, byBot }: KeptGame): boolean => role !== null && losses === undefined && !byBot;

export function useCoachedGames(games: readonly KeptGame[]): Coaching {
  const [kept, setKept] = useState<ReadonlySet<string>>(new Set());
  const [failed, setFailed] = useState<ReadonlySet<string>>(new Set());
  const [run, setRun] = useState<Coaching['run']>(null);
  /** Changes with each run, so that an older one ends. */
  const current = useRef(0);
  useEffect(() => {
    let isHere = true;
    void replayKeys().then((keys) => isHere && setKept(keys));
    return () => {
      isHere = false;
      current.current++;
    };
  }, []);
  const left = games.filter((game) => isWanted(game) && kept.has(keyOf(game)) && !failed.has(keyOf(game)));
  const goThrough = async (all: readonly KeptGame[]): Promise<void> => {
    const mine = ++current.current;
    const isCurrent = (): boolean => current.current === mine;
    for (const [done, game] of all.entries()) {
      if (!isCurrent()) return;
      setRun({ done, all: all.length });
      const isDone = await coached(game, isCurrent).catch(() => false);
      if (!isDone && isCurrent()) setFailed((before) => new Set([...before, keyOf(game)]));
    }
    if (isCurrent()) setRun(null);
  };
  return {
    left,
    run,
    start: () => void goThrough(left),
    stop() {
      current.current++;
      setRun(null);
    },
  };
}

async function replayKeys(): Promise<ReadonlySet<string>> {
  const games = await openGames().catch(() => null);
  if (games === null) return new Set();
  return new Set(await games.getAllKeys('replays').finally(() => games.close()));
}

/** True if the coach went through this game. */
async function coached(game: KeptGame, isCurrent: () => boolean): Promise<boolean> {
  const games = await openGames();
  try {
    const replay = (await replayIn(games, keyOf(game))) as Replay | null;
    if (replay === null) return false;
    const analysis = await wholeAnalysis(replay, seatAt(game.seat), isCurrent);
    if (analysis === null) return true;
    const { level, awards } = await keptGameOf(game, replay);
    const known = { losses: lossesOf(analysis), ...(level && { level }), ...(awards && { awards }) };
    await completeGame(games, game, known);
    keepAwards(awardsIn([{ ...game, ...known }]));
    notifyOtherTabs();
    return true;
  } finally {
    games.close();
  }
}
