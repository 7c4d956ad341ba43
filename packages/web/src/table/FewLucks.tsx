// A deal to which only one person adds luck, or only the server, or not oneself: everybody may know. Alone in a browser there is nobody to tell.

import { useLingui } from '@lingui/react/macro';
import { useTable } from '../play/session/SessionContext.tsx';

interface FewLucksProps {
  /** By seat: does it add a luck of its own? */
  readonly adds: readonly boolean[];
}

export function FewLucks({ adds }: FewLucksProps) {
  const { t } = useLingui();
  const isSolo = useTable(({ where }) => where === 'solo');
  const own = useTable((state) => state.seat);
  const only = adds.indexOf(true);
  const name = useTable(({ table }) => table?.seats[only]?.name ?? '?');
  const isFew = only === adds.lastIndexOf(true);
  const isOwnMissing = own !== null && adds[own] === false && only >= 0;
  if (isSolo || (!isFew && !isOwnMissing)) return null;
  const few =
    only < 0
      ? t`Only the server adds luck to the deal.`
      : only === own
        ? t`Only you and the server add luck to the deal.`
        : t`Only ${name} and the server add luck to the deal.`;
  return (
    <p className="aside" data-few-lucks={only}>
      {isFew && few} {isOwnMissing && t`Your own luck is not in the deal.`}
    </p>
  );
}
