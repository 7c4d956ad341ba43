// Going to a table: which way one is on, and why it came to nothing if it did.

import { useState } from 'react';
import { useLocation } from 'wouter';
import { codeOf } from './api.ts';

/** What the table learns from the lobby: who comes to play takes a seat at once. */
export interface Arrival {
  readonly sits: boolean;
}

export interface Going {
  /** The way that is being gone; null while one stands still. */
  readonly way: string | null;
  /** Why the last one came to nothing. */
  readonly refused: string | null;
  go(way: string, address: () => Promise<string>, arrival?: Arrival): void;
}

export function useGo(): Going {
  const [, navigate] = useLocation();
  const [way, setWay] = useState<string | null>(null);
  const [refused, setRefused] = useState<string | null>(null);
  const go = async (name: string, address: () => Promise<string>, state: Arrival): Promise<void> => {
    setWay(name);
    setRefused(null);
    try {
      navigate(await address(), { state });
    } catch (error) {
      setRefused(codeOf(error));
      setWay(null);
    }
  };
  return { way, refused, go: (name, address, arrival = { sits: true }) => void go(name, address, arrival) };
}
