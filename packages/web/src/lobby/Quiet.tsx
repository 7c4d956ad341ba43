// Around what is only pretty: if it can't be loaded, the page does without.

import { Component, type ReactNode, Suspense } from 'react';

export class Quiet extends Component<{ readonly children: ReactNode }, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    return this.state.isBroken ? null : <Suspense fallback={null}>{this.props.children}</Suspense>;
  }
}
