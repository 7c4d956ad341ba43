// The verdict on a deal whose checks all hold, and its reservations.

import { useLingui } from '@lingui/react/macro';
import { assuranceOf, ownContributions, type Proof } from '@posse/protocol';

interface VerdictProps {
  readonly proof: Proof;
  /** Your seat; null for a spectator. */
  readonly seat: number | null;
}

/** The verdict in one sentence. Only a proven deal is called fair. */
export function ProofVerdict({ proof, seat }: VerdictProps) {
  const { t } = useLingui();
  const [only = -1] = contributorsTo(proof);
  const name = proof.replay.names[only] ?? '?';
  switch (assuranceOf(proof)) {
    case 'aborted-once':
      return t`Fair, but one shuffle was aborted before the deal: an operator may have chosen between two deals.`;
    case 'aborted-often':
      return t`Not proven: it was dealt after a second aborted shuffle, so an operator may have chosen among many deals.`;
    case 'few-contributions':
      if (only < 0) return t`Not proven: only the server contributed, so an operator may have chosen the cards.`;
      return only === seat
        ? t`Not proven: only you and the server contributed, so an operator may have chosen the cards.`
        : t`Not proven: only ${name} and the server contributed, so an operator may have chosen the cards.`;
    case 'fair':
      return t`Fair: the shuffle was fixed before anyone saw a card, and this page has just checked it.`;
    default:
      return t`Nobody can tell whether the deal was fair.`;
  }
}

/** The reservations: why nobody can tell, and whether your own contribution is missing. */
export function Reservation({ proof, seat }: VerdictProps) {
  const { t } = useLingui();
  const own = contributorsTo(proof);
  const isOwnMissing = proof.version > 1 && seat !== null && own.length > 0 && !own.includes(seat);
  if (proof.version > 1 && !isOwnMissing) return null;
  return (
    <p data-reservation>
      {proof.version === 1 &&
        t`An older version of Posse dealt it: the operator of the server could read all contributions before the deal.`}
      {isOwnMissing && t`Your own contribution is not in the deal.`}
    </p>
  );
}

/** The seats that contributed to the seed. */
const contributorsTo = (proof: Proof): readonly number[] =>
  ownContributions(proof).flatMap((isOwn, place) => (isOwn ? [place] : []));
