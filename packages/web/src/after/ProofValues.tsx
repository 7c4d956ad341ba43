// The values that a proof is made of, for whoever wants to compare them with what was noted before.

import { useLingui } from '@lingui/react/macro';
import type { Proof } from '@posse/protocol';
import styles from './ProofValues.module.css';
import { ownLucks } from './proof-check.ts';

export function ProofValues({ proof, seat }: { readonly proof: Proof; readonly seat: number | null }) {
  const { t } = useLingui();
  const { commitment, secret, lucks, replay, id } = proof;
  const own = ownLucks(proof);
  const nameOf = (place: number): string => {
    const name = replay.names[place] ?? '?';
    if (place === seat) return t`You added`;
    return own[place] ? t`${name} added` : t`For ${name}, from the fingerprint`;
  };
  const values: readonly (readonly [string, string])[] = [
    [t`Fingerprint, shown before the game`, commitment],
    [t`Number of the game`, id],
    [t`Secret, shown after the game`, secret],
    ...lucks.map((luck, place) => [nameOf(place), luck] as const),
    [t`Seed`, replay.seed],
  ];
  return (
    <details className={styles.values}>
      <summary>{t`All values`}</summary>
      <dl>
        {values.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
