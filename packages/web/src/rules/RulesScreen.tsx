// The rules of both games: how to play, everything there is, and the rulings about it.

import { useLingui } from '@lingui/react/macro';
import { Suspense, useDeferredValue, useState } from 'react';
import { useLocation } from 'wouter';
import { layOut } from '../laid-out.ts';
import { Contents } from './Contents.tsx';
import { useChapter } from './chapters/load.ts';
import { Head } from './Head.tsx';
import { RulesPage } from './pages/RulesPage.tsx';
import { placeAt } from './place.ts';
import { Results } from './Results.tsx';
import styles from './RulesScreen.module.css';
import { SearchField } from './SearchField.tsx';
import { useSpot } from './spot.ts';
import { ZoomHost } from './Zoom.tsx';

export default function RulesScreen() {
  const { t } = useLingui();
  const [path] = useLocation();
  const place = placeAt(path);
  // From whichever table somebody comes, here is all that there is.
  useState(() => layOut(null));
  return (
    <main className={styles.screen} data-screen="rules">
      <title>{`${t`Rules`} · Posse`}</title>
      <Suspense fallback={null}>
        <Rules key={place.game + place.page} {...place} />
      </Suspense>
      <ZoomHost />
    </main>
  );
}

function Rules(place: ReturnType<typeof placeAt>) {
  const [query, setQuery] = useState('');
  const wanted = useDeferredValue(query);
  const chapter = useChapter(place.game);
  useSpot(place);
  return (
    <>
      <div className={styles.side}>
        <Head game={place.game} />
        <SearchField query={query} onChange={setQuery} />
        <Contents place={place} chapter={chapter} onGo={() => setQuery('')} />
      </div>
      <div className={styles.page}>
        {wanted.trim() === '' ? (
          <RulesPage place={place} chapter={chapter} />
        ) : (
          <Results game={place.game} chapter={chapter} query={wanted} onGo={() => setQuery('')} />
        )}
      </div>
    </>
  );
}
