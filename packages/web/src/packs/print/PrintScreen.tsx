// The print view of a pack: sheets of cards with cut marks and backs.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { RANKS, SUITS } from '@posse/card';
import { type Pack, type Part, saidIn } from '@posse/card/packs';
import type { Language } from '@posse/engine';
import { type CSSProperties, useEffect, useState } from 'react';
import { Link } from 'wouter';
import { Loading } from '../../app/Loading.tsx';
import type { Back } from '../../art/index.ts';
import { CardBack } from '../../drawing/cards/CardLayout.tsx';
import { RadioRow } from '../../lobby/plan/RadioRow.tsx';
import { useLanguage } from '../../words/language.ts';
import { type ShownThing, shownThing } from '../../workshop/face-of-thing.ts';
import { ThingCard } from '../../workshop/PackFaces.tsx';
import { packWith } from '../../workshop/pack-storage.ts';
import { acceptable } from '../open-pack.ts';
import { RefusedPack } from '../RefusedPack.tsx';
import styles from './PrintScreen.module.css';
import { CARD, cutMarks, PAPERS, type PaperName, type Sheet, sheetsOf } from './print-layout.ts';

type Found = { readonly pack: Pack } | { readonly refused: unknown } | 'none' | null;

export default function PrintScreen({ id }: { readonly id: string }) {
  const { t } = useLingui();
  const [found, setFound] = useState<Found>(null);
  useEffect(() => {
    let isWanted = true;
    const show = (one: Found): void => void (isWanted && setFound(one));
    packToPrint(id).then(show, (refused: unknown) => show({ refused }));
    return () => {
      isWanted = false;
    };
  }, [id]);
  return (
    <main className={styles.screen} data-screen="print-pack">
      <title>{`${t`Print`} · Posse`}</title>
      {found === null && <Loading />}
      {found === 'none' && (
        <p className={styles.none}>
          <Trans>This browser doesn’t have that pack.</Trans>{' '}
          <Link href="/">
            <Trans>Back to the lobby</Trans>
          </Link>
        </p>
      )}
      {found !== null && found !== 'none' && 'refused' in found && <RefusedPack error={found.refused} />}
      {found !== null && found !== 'none' && 'pack' in found && <Printed pack={found.pack} />}
    </main>
  );
}

/** Rejects with PackRefused if it is not finished. */
async function packToPrint(id: string): Promise<Found> {
  const stored = await packWith(id);
  return stored === null ? 'none' : { pack: acceptable(stored.pack) };
}

/** Pixels of CSS for a millimetre. */
const PER_MM = 96 / 25.4;

interface PrintedCard {
  readonly shown: ShownThing;
  readonly back: Back;
}

function Printed({ pack }: { readonly pack: Pack }) {
  const { t } = useLingui();
  const language = useLanguage();
  const [paper, setPaper] = useState<PaperName>(language === 'en' && isLetterHere() ? 'letter' : 'a4');
  const [withBacks, setWithBacks] = useState(true);
  const cards = cardsOf(pack, language);
  const sheets = sheetsOf(cards, withBacks);
  const count = sheets.length;
  return (
    <>
      <div className={styles.desk}>
        <h1>{saidIn(pack.face.name, language)}</h1>
        <RadioRow<PaperName>
          legend={t`Paper`}
          value={paper}
          of={[
            { value: 'a4', label: 'A4' },
            { value: 'letter', label: 'US Letter' },
          ]}
          onChange={setPaper}
        />
        <label className={styles.backs}>
          <input
            type="checkbox"
            data-act="with-backs"
            checked={withBacks}
            onChange={({ target }) => setWithBacks(target.checked)}
          />
          <Trans>With backs, for printing on both sides</Trans>
        </label>
        <p className={styles.about}>
          {t`${plural(count, { one: '# page', other: '# pages' })}`}.{' '}
          <Trans>Print at 100 % (no “fit to page”), turn over on the long edge, and cut along the marks.</Trans>
        </p>
        <button type="button" className="button primary" data-act="print" onClick={() => window.print()}>
          <Trans>Print</Trans>
        </button>
      </div>
      <div className={styles.sheets}>
        {sheets.map((sheet, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: sheets have nothing but their place
          <PaperSheet key={place} paper={paper} sheet={sheet} />
        ))}
      </div>
    </>
  );
}

/** Letter is the paper of the United States and Canada. */
const isLetterHere = (): boolean => /-(US|CA)$/.test(navigator.language);

function PaperSheet({ paper, sheet }: { readonly paper: PaperName; readonly sheet: Sheet<PrintedCard> }) {
  const { width, height } = PAPERS[paper];
  const size = { '--paper-width': `${width}mm`, '--paper-height': `${height}mm` } as CSSProperties;
  return (
    <section className={styles.sheet} style={size} data-sheet={sheet.side} data-paper={paper}>
      <svg className={styles.marks} viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
        <path d={cutMarks(paper)} />
      </svg>
      <div className={styles.grid}>
        {sheet.places.map((card, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: each place of the sheet is one card
          <div key={place} className={styles.place}>
            {card !== null &&
              (sheet.side === 'faces' ? (
                <ThingCard shown={card.shown} width={CARD.width * PER_MM} size="l" />
              ) : (
                <CardBack back={card.back} width={CARD.width * PER_MM} />
              ))}
          </div>
        ))}
      </div>
    </section>
  );
}

const BACKS: Readonly<Record<Part, Back>> = { kinds: 'card', characters: 'character', events: 'event' };

/** Each copy of a card is a card of its own, with its suit and rank. */
function cardsOf(pack: Pack, language: Language): readonly PrintedCard[] {
  const printed = (part: Part, key: string): readonly PrintedCard[] => {
    const shown = shownThing(pack, { part, key }, language);
    const copies = part === 'kinds' ? (pack.kinds[key]?.copies.split(' ') ?? []).map(indexOf) : [null];
    return shown === null ? [] : copies.map((index) => ({ shown: { ...shown, index }, back: BACKS[part] }));
  };
  const parts = Object.keys(BACKS) as readonly Part[];
  return parts.flatMap((part) => Object.keys(pack[part]).flatMap((key) => printed(part, key)));
}

function indexOf(copy: string): ShownThing['index'] {
  const suit = SUITS[copy.slice(-1)];
  const rank = copy.slice(0, -1);
  return suit === undefined || !RANKS.includes(rank) ? null : { suit, rank };
}
