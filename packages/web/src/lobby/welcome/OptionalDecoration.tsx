// A boundary around decoration: if it can't be loaded, the page does without.

import { Component, type ReactNode, Suspense } from 'react';

interface QuietProps {
  /** The content that is shown until the decoration is loaded. */
  readonly meanwhile?: ReactNode;
  readonly children: ReactNode;
}

export class Quiet extends Component<QuietProps, { readonly isBroken: boolean }> {
  override readonly state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render(): ReactNode {
    const { meanwhile = null, children } = this.props;
    return this.state.isBroken ? null : <Suspense fallback={meanwhile}>{children}</Suspense>;
  }
}
