// Contradicts a proof that names you as missing although your page sent its contribution.

import { type ContributionState, type Proof, transcriptHashesIn } from '@posse/protocol';
import { useMissingWords } from '../../table-screen/shuffle/OwnContribution.tsx';
import styles from './Proof.module.css';
import type { Noted } from './proof-check.ts';

/** This page's notes about a game: the starts it was shown, and the contributions it sent. */
export interface OwnNotes extends Noted {
  contributionFor(start: string): ContributionState;
}

interface HiddenContributionProps {
  readonly proof: Proof;
  readonly noted: OwnNotes | null;
  readonly seat: number | null;
}

/**
 * The contradiction to a proof. Empty for a page that sent nothing, because it can't know whose seat it was at that
 * time.
 */
export function HiddenContribution({ proof, noted, seat }: HiddenContributionProps) {
  const words = useMissingWords();
  if (proof.version === 1 || noted === null || seat === null) return null;
  const seals = transcriptHashesIn(proof);
  const became = proof.givenUp
    .flatMap(({ missing }, number) => (missing.some((one) => one.seat === seat) ? [seals[number] ?? ''] : []))
    .map((start) => noted.contributionFor(start))
    .filter((contribution) => contribution !== 'not-sent');
  if (became.length === 0) return null;
  return (
    <p className={styles.verdict} role="alert" data-own-contribution>
      {words(became)}
    </p>
  );
}
