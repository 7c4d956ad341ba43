// Tests of the verdicts on a deal.

import {
  type ContributionState,
  commitmentOf,
  dealOf,
  type Proof,
  seatCommitmentOf,
  transcriptHashesIn,
} from '@posse/protocol';
import { describe, expect, test } from 'vitest';
import { shown, wordsOf } from '../../game-table/session/testing/rendered-text.tsx';
import { provenGame } from '../testing/finished-bot-games.ts';
import { HiddenContribution } from './HiddenContribution.tsx';
import { ProofVerdict, Reservation } from './ProofVerdict.tsx';

const OLDER = provenGame({ game: 'dice', seats: 4 }, 'c0ffee'.repeat(10));
const LUCK = 'b2'.repeat(32);
const aborted = (number: number) => ({
  commitment: commitmentOf(`secret ${number}`),
  secret: `secret ${number}`,
  next: commitmentOf(`secret ${number + 1}`),
  deal: dealOf('dice', { seats: 4 }),
  promises: [seatCommitmentOf(`a${number}`), seatCommitmentOf(`b${number}`), null, null],
  missing: [{ seat: 1, name: 'Copper' }],
});

/** A proof for a verdict, which depends only on contributions and aborts: the rest is checked before. */
const proofWith = (contributions: number, aborts: number): Extract<Proof, { version: 3 }> => ({
  ...OLDER,
  version: 3,
  next: commitmentOf('next'),
  lucks: OLDER.lucks.map((luck, place) => (place === 1 && contributions > 1 ? LUCK : luck)),
  promises: OLDER.promises.map((one, place) => (place === 1 && contributions > 1 ? seatCommitmentOf(LUCK) : one)),
  givenUp: Array.from({ length: aborts }, (_, number) => aborted(number)),
});

const verdict = (proof: Proof, seat: number | null = null): string =>
  wordsOf(
    shown(
      {},
      <p>
        <ProofVerdict proof={proof} seat={seat} />
      </p>,
    ),
  );

describe('the verdict on a deal', () => {
  test('the verdict on a deal without an aborted shuffle and with two contributions is "fair"', () => {
    expect(verdict(proofWith(2, 0))).toMatch(/^Fair: the shuffle was fixed before anyone saw a card/);
  });

  test('the verdict on a deal after one aborted shuffle is "fair", and mentions it', () => {
    expect(verdict(proofWith(2, 1))).toContain('Fair, but one shuffle was aborted before the deal');
  });

  test('the verdict on a deal after a second aborted shuffle is "not proven"', () => {
    expect(verdict(proofWith(2, 2))).toContain('Not proven: it was dealt after a second aborted shuffle');
  });

  test('the verdict on a deal with a single player’s contribution is "not proven", and names them', () => {
    expect(verdict(proofWith(1, 0))).toContain('Not proven: only Juniper and the server contributed');
    expect(verdict(proofWith(1, 0), 0)).toContain('Not proven: only you and the server contributed');
  });

  test('the verdict on a deal is the same for proofs of version 2', () => {
    expect(OLDER.version).toBe(2);
    expect(verdict(OLDER, 0)).toContain('Not proven: only you and the server contributed');
    expect(shown({}, <Reservation proof={OLDER} seat={0} />)).toBe('');
    expect(wordsOf(shown({}, <Reservation proof={OLDER} seat={1} />))).toBe(
      'Your own contribution is not in the deal.',
    );
  });

  test('the verdict on a deal with a proof of version 1 is that nobody can tell', () => {
    const { promises: _, givenUp: __, ...oldest } = OLDER;
    const proof = { ...oldest, version: 1 } as Proof;
    expect(verdict(proof, 0)).toBe('Nobody can tell whether the deal was fair.');
    expect(wordsOf(shown({}, <Reservation proof={proof} seat={0} />))).toContain('could read all contributions');
    expect(shown({}, <Reservation proof={proofWith(2, 0)} seat={0} />)).toBe('');
  });
});

describe('a proof that names you as missing', () => {
  const proof = proofWith(2, 1);
  const seen = (became: ContributionState, seat = 1): string => {
    const contributionFor = (start: string): ContributionState =>
      start === transcriptHashesIn(proof)[0] ? became : 'not-sent';
    const noted = { id: proof.id, lucks: proof.lucks, starts: [], contributionFor };
    return wordsOf(shown({}, <HiddenContribution proof={proof} noted={noted} seat={seat} />));
  };

  test('a player whose contribution was acknowledged reads that the server hid it, if the proof calls it missing', () => {
    expect(seen('acknowledged')).toBe('The server hid your contribution.');
    expect(seen('sent')).toBe('Your contribution did not arrive.');
  });

  test('a player who sent no contribution, or is not named, reads nothing against the proof', () => {
    expect(seen('not-sent')).toBe('');
    expect(seen('acknowledged', 0)).toBe('');
  });
});
