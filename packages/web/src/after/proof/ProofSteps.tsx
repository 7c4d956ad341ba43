// The steps of a proof, ticked one after the other, and their result.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import type { Proof } from '@posse/protocol';
import { useEffect, useState } from 'react';
import { settings } from '../../app/settings.ts';
import { classes, Icon } from '../../draw/index.ts';
import { useLanguage } from '../../words/language.ts';
import { missingIn } from '../replay/unavailable-words.ts';
import { HiddenContribution, type OwnNotes } from './HiddenContribution.tsx';
import styles from './Proof.module.css';
import { checked, type Finding, type Noted, type ProofStep, type ProofStepId, stepsFor } from './proof-check.ts';
import { Reservation, Verdict } from './Verdict.tsx';

/** Milliseconds between two ticks, so that they can be followed. */
const BETWEEN_TICKS = 350;

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
  const missing = missingIn(String(worst));
  const state = (id: ProofStepId): Finding | null => done.find((step) => step.id === id)?.holds ?? null;
  return (
    <>
      <ol className={styles.steps}>
        {steps.map((id) => {
          const holds = state(id);
          return (
            <li
              key={id}
              className={classes(styles.step, holds === true && styles.right, holds === false && styles.wrong)}
            >
              <span className={styles.sign}>
                {holds === true && <Icon name="check" label={t`right`} />}
                {holds === false && <Icon name="close" label={t`wrong`} />}
                {typeof holds === 'string' && <Icon name="clock" label={t`can’t be told`} />}
              </span>
              <span>{words[id]}</span>
            </li>
          );
        })}
      </ol>
      <p className={classes(styles.verdict, worst === false && styles.wrong)} role="status">
        {worst === false && <Trans>This game can not be trusted: the step with the cross does not hold.</Trans>}
        {worst === true && done.length < steps.length && <Trans>Checking …</Trans>}
        {isFair && <Verdict proof={proof} seat={seat} />}
      </p>
      {isFair && <Reservation proof={proof} seat={seat} />}
      <HiddenContribution proof={proof} noted={noted} seat={seat} />
      {missing !== null && (
        <p>
          <Trans>
            The game was played with the house set “{missing}”, which is not here now: who won is as it was told then.
          </Trans>
        </p>
      )}
      {worst === 'older-rules' && (
        <p>
          <Trans>
            The game was played by older rules, and goes otherwise by today’s: who won is as it was told then, and can’t
            be worked out again here.
          </Trans>
        </p>
      )}
      {worst === 'newer-rules' && (
        <p>
          <Trans>The game was played by newer rules than those of this page: load it anew to check the rest.</Trans>
        </p>
      )}
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
    promise: t`The secret is the one that was promised: it has the fingerprint that was shown before the game.`,
    starts:
      count === 0
        ? t`No other start was made and given up, and none is missing that this page was shown.`
        : t`${plural(count, {
            one: `# start was given up before, because the promised luck was not shown by ${names}.`,
            other: `# starts were given up before, because the promised luck was not shown by ${names}.`,
          })}`,
    promised: t`Every page showed the luck that it had promised.`,
    number: t`The number of the game follows from what was promised, so it could not be chosen either.`,
    luck:
      seat === null
        ? t`What each seat added is what this page was shown when the game began.`
        : t`What each seat added, yours too, is what this page was shown when the game began.`,
    seed: t`${plural(seats, {
      one: 'The secret and the number of # seat make the seed.',
      other: 'The secret and the numbers of # seats make the seed.',
    })}`,
    dealt: t`No card and no die was laid out by hand.`,
    answers: t`${plural(answers, {
      one: 'Dealt from that seed, the game allows the # answer that was given.',
      other: 'Dealt from that seed, the game allows all # answers that were given.',
    })}`,
    winners: t`It ends as was told: with the same winners, or with none.`,
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
        await new Promise((resolve) => setTimeout(resolve, BETWEEN_TICKS * settings.getState().speed));
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
