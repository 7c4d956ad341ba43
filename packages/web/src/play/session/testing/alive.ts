// For tests: a hook in a component that lives on, and shows nothing; what it gave last, and what it gives after a change.

import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';

/** React looks for these, even where nothing is drawn. */
const nowhere = (): Element => {
  const nobody = { addEventListener() {}, removeEventListener() {} };
  const ownerDocument = { ...nobody, nodeType: 9, defaultView: null, activeElement: null };
  return { ...nobody, nodeType: 1, tagName: 'DIV', ownerDocument, textContent: '' } as unknown as Element;
};

export interface Alive<T> {
  /** What the hook gave last. */
  readonly now: T;
  /** From now on it is called like this. */
  becomes(hook: () => T): void;
  /** Lets this happen, and the hook see it. */
  while(happens: () => void): void;
  ends(): void;
}

export function alive<T>(first: () => T, within: (node: ReactNode) => ReactNode = (node) => node): Alive<T> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, window: { HTMLIFrameElement: class {} } });
  const root = createRoot(nowhere());
  let now: T | undefined;
  const Look = ({ hook }: { readonly hook: () => T }): null => {
    now = hook();
    return null;
  };
  const becomes = (hook: () => T): void => act(() => root.render(within(createElement(Look, { hook }))));
  becomes(first);
  return {
    get now() {
      return now as T;
    },
    becomes,
    while: (happens) => act(happens),
    ends: () => act(() => root.unmount()),
  };
}
