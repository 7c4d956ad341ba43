// Tells a player what happened to their contribution to a shuffle.

import { useLingui } from '@lingui/react/macro';
import { type ContributionState, type TableInfo, transcriptHashOf } from '@posse/protocol';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';

export function OwnContribution({ table }: { readonly table: TableInfo }) {
  const { t } = useLingui();
  const { client } = useSession();
  const you = useTable((state) => state.you);
  const seat = useTable((state) => state.seat);
  const missingWords = useMissingWords();
  const { start, aborted = [] } = table;
  const named = aborted.filter(({ missing }) => missing.some(({ guest }) => guest === you));
  const became = named.map((one) => client.contributionFor(one.start));
  const isLeftOut = start !== null && seat !== null && client.contributionFor(transcriptHashOf(start)) === 'not-sent';
  if (became.length === 0 && !isLeftOut) return null;
  return (
    <p role="alert" data-own-contribution>
      {became.length > 0 && missingWords(became)}{' '}
      {isLeftOut && t`Your contribution is not in this shuffle, so this page reveals nothing.`}
    </p>
  );
}

/** The words for a player who is named as missing, by the state of each of these contributions. */
export function useMissingWords(): (became: readonly ContributionState[]) => string {
  const { t } = useLingui();
  return (became) =>
    became.includes('acknowledged') ? t`The server hid your contribution.` : t`Your contribution did not arrive.`;
}
