// The pack that is being edited: its history, for undo and redo, and its storage.

import type { Pack } from '@posse/card/packs';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { keepPack, packWith, type StoredPack } from './pack-storage.ts';

export interface Editing {
  /** Null while it is loaded. */
  readonly stored: StoredPack | null;
  readonly isMissing: boolean;
  readonly past: readonly Pack[];
  readonly future: readonly Pack[];
  /** The topic of the last change: further changes of the same are undone together, such as letters of a name. */
  readonly topic: string | null;
  /** False if the browser stores nothing. */
  readonly isKept: boolean;
}

const NOTHING: Editing = { stored: null, isMissing: false, past: [], future: [], topic: null, isKept: true };
const MAX_STEPS = 100;

export const editing = createStore<Editing>()(() => NOTHING);

export const useEditing = <T>(select: (state: Editing) => T): T => useStore(editing, select);

/** Loads a pack, unless it is the one that is edited already. */
export async function editPack(id: string): Promise<void> {
  if (editing.getState().stored?.id === id) return;
  editing.setState(NOTHING, true);
  const stored = await packWith(id).catch(() => null);
  editing.setState({ ...NOTHING, stored, isMissing: stored === null }, true);
}

/** Begins with a pack that nobody has edited yet. */
export function beginPack(pack: Pack): StoredPack {
  const stored = { id: crypto.randomUUID(), pack, changedAt: Date.now(), isMine: true };
  editing.setState({ ...NOTHING, stored }, true);
  keep(stored);
  return stored;
}

/** Changes with the same topic in a row are one step. */
export function changePack(pack: Pack, topic: string | null = null): void {
  const { stored, past, topic: last } = editing.getState();
  if (stored === null || pack === stored.pack) return;
  const isSameStep = topic !== null && topic === last;
  const steps = isSameStep ? past : [...past, stored.pack].slice(-MAX_STEPS);
  show(pack, steps, [], topic);
}

export function undo(): void {
  const { stored, past, future } = editing.getState();
  const before = past.at(-1);
  if (stored !== null && before !== undefined) show(before, past.slice(0, -1), [stored.pack, ...future], null);
}

export function redo(): void {
  const { stored, past, future } = editing.getState();
  const [next, ...rest] = future;
  if (stored !== null && next !== undefined) show(next, [...past, stored.pack], rest, null);
}

function show(pack: Pack, past: readonly Pack[], future: readonly Pack[], topic: string | null): void {
  const { stored } = editing.getState();
  if (stored === null) return;
  const next = { ...stored, pack, changedAt: Date.now() };
  editing.setState({ stored: next, past, future, topic });
  keep(next);
}

/** Writes follow each other, so that the last change stays. */
let writing: Promise<unknown> = Promise.resolve();

function keep(stored: StoredPack): void {
  writing = writing
    .then(() => keepPack(stored))
    .then(
      () => editing.setState({ isKept: true }),
      () => editing.setState({ isKept: false }),
    );
}
