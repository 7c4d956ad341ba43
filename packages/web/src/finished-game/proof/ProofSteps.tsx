// The result of a proof, and its steps to unfold.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { assuranceOf, type Proof } from '@posse/protocol';
import { useEffect, useState } from 'react';
import { classes, Icon } from '../../drawing/index.ts';
import { useLanguage } from '../../words/language.ts';
import { missingIn } from '../replay/unavailable-words.ts';
import { HiddenContribution, type OwnNotes } from './HiddenContribution.tsx';
import styles from './Proof.module.css';
import { ProofVerdict, Reservation } from './ProofVerdict.tsx';
import { checked, type Finding, type Noted, type ProofStep, type ProofStepId, stepsFor } from './proof-check.ts';

interface ProofStepsProps {
  readonly proof: Proof;
  readonly noted: OwnNotes | null;
  /** The user's seat; null for a spectator. */
  readonly seat: number | null;
}

export function ProofSteps({ proof, noted, seat }: ProofStepsProps) {
  const { t } = useLingui();
  const words = useStepWords(proof, seat);
  const done = useChecked(proof, noted);
  const steps = stepsFor(proof, noted);
  const worst = done.find(({ holds }) => holds !== true)?.holds ?? true;
  const isFair = worst !== false && (typeof worst === 'string' || done.length === steps.length);
  const assurance = assuranceOf(proof);
  const isProven = assurance === 'fair' || assurance === 'aborted-once';
  const missing = missingIn(String(worst));
  const state = (id: ProofStepId): Finding | null => done.find((step) => step.id === id)?.holds ?? null;
  return (
    <>
      <p
        className={classes(styles.verdict, isFair && isProven && styles.fair, worst === false && styles.wrong)}
        role="status"
      >
        {worst === false && <Trans>Not fair: the step with the cross failed, so this game can’t be trusted.</Trans>}
        {worst === true && done.length < steps.length && <Trans>Checking…</Trans>}
        {isFair && <ProofVerdict proof={proof} seat={seat} />}
      </p>
      {isFair && <Reservation proof={proof} seat={seat} />}
      <HiddenContribution proof={proof} noted={noted} seat={seat} />
      {missing !== null && (
        <p>
          <Trans>
            The game used the house set “{missing}”, which is not here now: the winners are those announced then.
          </Trans>
        </p>
      )}
      {worst === 'older-rules' && (
        <p>
          <Trans>
            The game was played under older rules and would go differently today: the winners are those announced then,
            and can’t be checked here.
          </Trans>
        </p>
      )}
      {worst === 'newer-rules' && (
        <p>
          <Trans>The game was played under newer rules than this page has: reload the page to check the rest.</Trans>
        </p>
      )}
      <details className={styles.folded} open={worst === false} data-steps>
        <summary>{t`How it was checked`}</summary>
        <p>
          <Trans>
            Before the shuffle, the server fixed a secret and every page a contribution: their fingerprints were stored
            and shown. Only then did each page reveal its contribution. Together they made the seed of all cards and
            dice. Now the secret is revealed, and this page has worked everything out again.
          </Trans>
        </p>
        <ol className={styles.steps}>
          {steps.map((id) => {
            const holds = state(id);
            return (
              <li
                key={id}
                className={classes(styles.step, holds === true && styles.right, holds === false && styles.wrong)}
              >
                <span className={styles.sign}>
                  {holds === true && <Icon name="check" label={t`correct`} />}
                  {holds === false && <Icon name="close" label={t`wrong`} />}
                  {typeof holds === 'string' && <Icon name="clock" label={t`can’t be checked`} />}
                </span>
                <span>{words[id]}</span>
              </li>
            );
          })}
        </ol>
      </details>
    </>
  );
}

function useStepWords(proof: Proof, seat: number | null): Readonly<Record<ProofStepId, string>> {
  const { t } = useLingui();
  const language = useLanguage();
  const { lucks, replay } = proof;
  const givenUp = proof.version === 1 ? [] : proof.givenUp;
  const count = givenUp.length;
  const names = new Intl.ListFormat(language).format([
    ...new Set(givenUp.flatMap(({ missing }) => missing.map(({ name }) => name))),
  ]);
  const answers = replay.answers.length;
  const seats = lucks.length;
  return {
    promise: t`The secret is the one that was fixed: its fingerprint was shown before the game.`,
    starts:
      count === 0
        ? t`No shuffle was aborted before, and none that this page saw is missing.`
        : t`${plural(count, {
            one: `# shuffle was aborted before, because ${names} did not reveal the fixed contribution.`,
            other: `# shuffles were aborted before, because ${names} did not reveal the fixed contribution.`,
          })}`,
    promised: t`Every page revealed the contribution it had fixed.`,
    number: t`The game number follows from these values, so nobody could choose it either.`,
    luck:
      seat === null
        ? t`The contributions are those this page saw when the game began.`
        : t`The contributions, yours included, are those this page saw when the game began.`,
    seed: t`${plural(seats, {
      one: 'The secret and the contribution of # seat make the seed.',
      other: 'The secret and the contributions of # seats make the seed.',
    })}`,
    dealt: t`No card and no die was placed by hand.`,
    answers: t`${plural(answers, {
      one: 'Dealt from that seed, the game allows the # move that was made.',
      other: 'Dealt from that seed, the game allows all # moves that were made.',
    })}`,
    winners: t`It ends as announced: with the same winners, or with none.`,
  };
}

function useChecked(proof: Proof, noted: Noted | null): readonly ProofStep[] {
  const [done, setDone] = useState<readonly ProofStep[]>([]);
  const { id, lucks, starts } = noted ?? {};
  useEffect(() => {
    let isWanted = true;
    const check = async (): Promise<void> => {
      setDone([]);
      for await (const step of checked(proof, id && lucks && starts ? { id, lucks, starts } : null)) {
        if (!isWanted) return;
        setDone((before) => [...before, step]);
      }
    };
    void check();
    return () => {
      isWanted = false;
    };
  }, [proof, id, lucks, starts]);
  return done;
}
