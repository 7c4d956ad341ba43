// Somebody says that a seat is his, and has lost what opens it: all who play are asked whether that is so.

import { useLingui } from '@lingui/react/macro';
import type { ClaimInfo, TableInfo } from '@posse/protocol';
import { useSession, useTable } from '../session/SessionContext.tsx';
import { useLanguage } from '../words/language.ts';
import { Banner } from './Banner.tsx';

export function Claims() {
  const table = useTable((state) => state.table);
  return table?.claims.map((claim) => <Claim key={claim.guest} claim={claim} table={table} />);
}

function Claim({ claim, table }: { readonly claim: ClaimInfo; readonly table: TableInfo }) {
  const { t } = useLingui();
  const { client } = useSession();
  const language = useLanguage();
  const you = useTable((state) => state.you);
  const { guest, name, asked, agreed } = claim;
  const list = (guests: readonly string[]): string =>
    new Intl.ListFormat(language).format(guests.map((one) => nameOf(table, one)));
  const number = claim.seat + 1;
  const owner = table.seats[claim.seat]?.name ?? '?';
  const waiting = list(asked.filter((one) => !agreed.includes(one)));
  const others = list(agreed);
  if (guest === you)
    return (
      <Banner icon="unknown">{t`You say that seat ${number} (${owner}) is yours. Still to agree: ${waiting}.`}</Banner>
    );
  if (you === null || !asked.includes(you)) return null;
  if (agreed.includes(you))
    return (
      <Banner icon="unknown">{t`You have agreed that seat ${number} (${owner}) is ${name}’s. Still to agree: ${waiting}.`}</Banner>
    );
  return (
    <Banner
      icon="unknown"
      acts={[
        { words: t`Yes, I know ${name}`, on: () => client.vouch(guest, true) },
        { words: t`No`, on: () => client.vouch(guest, false) },
      ]}
    >
      {t`${name} says: “Seat ${number} (${owner}) is mine, and I have lost what opens it.” Is that so?`}{' '}
      {agreed.length > 0 && t`Agreed: ${others}.`}
    </Banner>
  );
}

const nameOf = ({ seats }: TableInfo, wanted: string): string =>
  seats.find(({ guest }) => guest === wanted)?.name ?? '?';
