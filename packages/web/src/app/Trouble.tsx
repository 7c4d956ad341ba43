// When a screen breaks: says so, and offers the way back. Nothing of a game is lost by it.

import { Trans } from '@lingui/react/macro';
import { Component, type ReactNode } from 'react';
import styles from './Trouble.module.css';

export class Trouble extends Component<{ readonly children: ReactNode }, { readonly error: unknown }> {
  override readonly state = { error: null };

  static getDerivedStateFromError(error: unknown) {
    return { error };
  }

  override render(): ReactNode {
    if (this.state.error === null) return this.props.children;
    return (
      <main className={styles.trouble}>
        <h1>
          <Trans>Something broke on this page</Trans>
        </h1>
        <p>
          <Trans>Your game is safe: load the page again and it goes on where it was.</Trans>
        </p>
        <button type="button" className="button primary" onClick={() => location.reload()}>
          <Trans>Load again</Trans>
        </button>
        <a className="button" href="/">
          <Trans>Back to the lobby</Trans>
        </a>
      </main>
    );
  }
}
