// The thing on the workbench, for all chips of its editor.

import type { Pack } from '@posse/card/packs';
import { createContext, useContext } from 'react';
import type { Desk } from './model/choice-desk.ts';
import type { Spot } from './model/choice-types.ts';
import type { ThingPlace } from './model/thing-place.ts';

export interface Editor {
  readonly pack: Pack;
  readonly place: ThingPlace;
  readonly desk: Desk;
  /** Opens the choices of a spot beside its chip. */
  readonly open: (spot: Spot, title: string, chip: Element) => void;
}

export const EditorContext = createContext<Editor | null>(null);

export function useEditor(): Editor {
  const editor = useContext(EditorContext);
  if (editor === null) throw new Error('A chip stands in an editor.');
  return editor;
}
