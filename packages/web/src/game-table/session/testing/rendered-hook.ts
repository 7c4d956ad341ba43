// Runs a hook in a component that renders nothing, for tests.

import { act, createElement, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { onTestFinished } from 'vitest';

/** Parts of a browser that React needs even if nothing is drawn. */
const nowhere = (): Element => {
  const nobody = { addEventListener() {}, removeEventListener() {} };
  const ownerDocument = { ...nobody, nodeType: 9, defaultView: null, activeElement: null };
  return { ...nobody, nodeType: 1, tagName: 'DIV', ownerDocument, textContent: '' } as unknown as Element;
};

export interface Alive<T> {
  /** The latest result of the hook. */
  readonly now: T;
  /** Renders another hook instead. */
  becomes(hook: () => T): void;
  /** Runs this, and lets the hook react to it. */
  while(happens: () => void): void;
  ends(): void;
}

export function alive<T>(first: () => T, within: (node: ReactNode) => ReactNode = (node) => node): Alive<T> {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true, window: { HTMLIFrameElement: class {} } });
  onTestFinished(() => {
    for (const name of ['IS_REACT_ACT_ENVIRONMENT', 'window']) Reflect.deleteProperty(globalThis, name);
  });
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
