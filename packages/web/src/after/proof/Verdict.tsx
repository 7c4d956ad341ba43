// The verdict on a deal whose checks all hold, and its reservations.

import { useLingui } from '@lingui/react/macro';
import { assuranceOf, ownLucks, type Proof } from '@posse/protocol';

interface VerdictProps {
  readonly proof: Proof;
  /** Your seat; null for a spectator. */
  readonly seat: number | null;
}

/** One sentence. Only a proven deal is called fair; versions 1 and 2 keep the verdicts of their time. */
export function Verdict({ proof, seat }: VerdictProps) {
  const { t } = useLingui();
  const [only = -1] = contributorsTo(proof);
  const name = proof.replay.names[only] ?? '?';
  switch (assuranceOf(proof)) {
    case 'aborted-once':
      return t`The deal was fair, but one shuffle was aborted before it: an operator may have chosen between two deals.`;
    case 'aborted-often':
      return t`The deal is not proven: it was dealt after a second aborted shuffle, so an operator may have chosen among many deals.`;
    case 'few-contributions':
      if (only < 0)
        return t`The deal is not proven: only the server contributed, so an operator may have chosen the cards.`;
      return only === seat
        ? t`The deal is not proven: only you and the server contributed, so an operator may have chosen the cards.`
        : t`The deal is not proven: only ${name} and the server contributed, so an operator may have chosen the cards.`;
    default:
      return t`The deal was fair.`;
  }
}

/** Says how an older deal could have been chosen, and whether your own contribution is missing. */
export function Reservation({ proof, seat }: VerdictProps) {
  const { t } = useLingui();
  const own = contributorsTo(proof);
  const [only = -1] = own;
  const name = proof.replay.names[only] ?? '?';
  const words =
    proof.version === 1
      ? t`It was dealt by the rule of an older program: whoever ran the server could know everybody’s luck before the deal.`
      : proof.version === 3 || own.length > 1
        ? null
        : own.length === 0
          ? t`Only the server added luck: whoever runs it could choose the cards.`
          : only === seat
            ? t`Only you and the server added luck: somebody who is both could choose the cards.`
            : t`Only ${name} and the server added luck: somebody who is both could choose the cards.`;
  const isOwnMissing = proof.version > 1 && seat !== null && own.length > 0 && !own.includes(seat);
  if (words === null && !isOwnMissing) return null;
  return (
    <p data-reservation>
      {words} {isOwnMissing && t`Your own contribution is not in the deal.`}
    </p>
  );
}

/** The seats that contributed to the seed. */
const contributorsTo = (proof: Proof): readonly number[] =>
  ownLucks(proof).flatMap((isOwn, place) => (isOwn ? [place] : []));
