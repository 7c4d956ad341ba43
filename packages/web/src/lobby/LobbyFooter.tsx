// The end of the lobby: documentation, privacy, version, licence, source.

import { Trans, useLingui } from '@lingui/react/macro';
import { fromRoot } from '../app/server-root-path.ts';
import styles from './LobbyFooter.module.css';

/** The version and the public address of the sources, from the build; tests have neither. */
const VERSION: string = import.meta.env.POSSE_VERSION ?? '';
const SOURCE: string = import.meta.env.POSSE_SOURCE ?? '';

export function LobbyFooter({ hasServer }: { readonly hasServer: boolean }) {
  const { t } = useLingui();
  return (
    <footer className={styles.foot}>
      <p>
        <Trans>
          Posse is free and unofficial software. Games are fair: you can check every shuffle after the last shot.
        </Trans>
      </p>
      {hasServer && (
        <nav aria-label={t`About Posse`}>
          <ul className={styles.links}>
            <DocumentLink path="/docs/" name={t`Documentation`} />
            <DocumentLink path="/docs/privacy.html" name={t`Privacy`} />
            <DocumentLink path="/docs/changelog.html" name={t`Version ${VERSION}`} />
            <DocumentLink path="/docs/about.html#licence" name={t`MIT licence`} />
            <DocumentLink path={SOURCE || '/docs/about.html#source'} name={t`Source code`} />
          </ul>
        </nav>
      )}
    </footer>
  );
}

/** A link to the server's documentation, which is not a part of this page. */
const DocumentLink = ({ path, name }: { readonly path: string; readonly name: string }) => (
  <li>
    <a href={path.startsWith('/') ? fromRoot(path) : path}>{name}</a>
  </li>
);
