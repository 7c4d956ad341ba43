// The rules of both games: how to play, all things, and rulings.

import { useLingui } from '@lingui/react/macro';
import { Suspense, useDeferredValue, useEffect, useState } from 'react';
import { useLocation } from 'wouter';
import { useChapter } from './chapters/chapter-types.ts';
import { RulesPage } from './pages/RulesPage.tsx';
import styles from './RulesScreen.module.css';
import { Contents, Head, SearchField } from './RulesSidebar.tsx';
import { placeAt, type RulesAddress } from './rules-address.ts';
import { SearchResults } from './SearchResults.tsx';
import { useShownPacks } from './shown-packs.ts';
import { ZoomHost } from './ThingDialog.tsx';

export default function RulesScreen() {
  const { t } = useLingui();
  const [path] = useLocation();
  const place = placeAt(path);
  const packs = useShownPacks();
  return (
    <main className={styles.screen} data-screen="rules">
      <title>{`${t`Rules`} · Posse`}</title>
      <Suspense fallback={null}>
        <Rules key={`${place.game}${place.page} ${packs}`} {...place} />
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
          <SearchResults game={place.game} chapter={chapter} query={wanted} onGo={() => setQuery('')} />
        )}
      </div>
    </>
  );
}

/** Scrolls to the spot in the address, once it is rendered. */
function useSpot({ game, page }: RulesAddress): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: each page has its own spots
  useEffect(() => {
    const spot = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    if (spot === null) window.scrollTo(0, 0);
    else spot.scrollIntoView();
  }, [game, page]);
}
