// The steps of a proof, ticked off one after the other, and what they come to.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { ownLucks, type Proof } from '@posse/protocol';
import { useEffect, useState } from 'react';
import { settings } from '../../app/settings.ts';
import { classes, Icon } from '../../draw/index.ts';
import { useLanguage } from '../../words/language.ts';
import { missingIn } from '../replay/unavailable-words.ts';
import styles from './Proof.module.css';
import { checked, type Finding, type Noted, type ProofStep, type ProofStepId, stepsFor } from './proof-check.ts';

/** Milliseconds between two ticks, so that eyes can follow. */
const BETWEEN_TICKS = 350;

interface ProofStepsProps {
  readonly proof: Proof;
  readonly noted: Noted | null;
  /** Where one sat; null for somebody who watched. */
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
        {isFair && <Trans>The deal was fair.</Trans>}
      </p>
      {isFair && <Reservation proof={proof} seat={seat} />}
      {missing !== null && (
        <p>
          <Trans>
            Nobody chose the cards. But the game was played with the house set “{missing}”, which is not here now: who
            won is as it was told then.
          </Trans>
        </p>
      )}
      {worst === 'older-rules' && (
        <p>
          <Trans>
            Nobody chose the cards. But the game was played by older rules, and goes otherwise by today’s: who won is as
            it was told then, and can’t be worked out again here.
          </Trans>
        </p>
      )}
      {worst === 'newer-rules' && (
        <p>
          <Trans>
            Nobody chose the cards. But the game was played by newer rules than those of this page: load it anew to
            check the rest.
          </Trans>
        </p>
      )}
    </>
  );
}

/** What a fair deal does not rule out. */
function Reservation({ proof, seat }: Pick<ProofStepsProps, 'proof' | 'seat'>) {
  const { t } = useLingui();
  const own = ownLucks(proof).flatMap((isOwn, place) => (isOwn ? [place] : []));
  const [only = -1] = own;
  const name = proof.replay.names[only] ?? '?';
  const words =
    proof.version === 1
      ? t`It was dealt by the rule of an older program: whoever ran the server could know everybody’s luck before the deal.`
      : own.length === 0
        ? t`Only the server added luck: whoever runs it could choose the cards.`
        : own.length > 1
          ? null
          : only === seat
            ? t`Only you and the server added luck: somebody who is both could choose the cards.`
            : t`Only ${name} and the server added luck: somebody who is both could choose the cards.`;
  const isOwnMissing = proof.version > 1 && seat !== null && own.length > 0 && !own.includes(seat);
  if (words === null && !isOwnMissing) return null;
  return (
    <p data-reservation>
      {words} {isOwnMissing && t`Your own luck is not in the deal.`}
    </p>
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
