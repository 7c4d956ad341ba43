// Warns that a deal is not proven, or lacks your own contribution.

import { useLingui } from '@lingui/react/macro';
import { MIN_CONTRIBUTIONS } from '@posse/protocol';
import { useTable } from '../../game-table/session/SessionContext.tsx';

interface FewContributionsProps {
  /** By seat: does it contribute? */
  readonly adds: readonly boolean[];
}

/** The warning about a deal with few contributions. Not in a solo game. */
export function FewContributions({ adds }: FewContributionsProps) {
  const { t } = useLingui();
  const isSolo = useTable(({ where }) => where === 'solo');
  const own = useTable((state) => state.seat);
  const only = adds.indexOf(true);
  const name = useTable(({ table }) => table?.seats[only]?.name ?? '?');
  const isFew = adds.filter((isOwn) => isOwn).length < MIN_CONTRIBUTIONS;
  const isOwnMissing = own !== null && adds[own] === false && only >= 0;
  if (isSolo || (!isFew && !isOwnMissing)) return null;
  const few =
    only < 0
      ? t`Not proven: only the server contributes to the deal.`
      : only === own
        ? t`Not proven: only you and the server contribute to the deal.`
        : t`Not proven: only ${name} and the server contribute to the deal.`;
  return (
    <p className="aside" data-few-contributions={only}>
      {isFew && few} {isOwnMissing && t`Your own contribution is not in the deal.`}
    </p>
  );
}
