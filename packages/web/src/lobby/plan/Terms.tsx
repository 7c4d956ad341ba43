// How fast a table on a server plays, and who may come there.

import { useLingui } from '@lingui/react/macro';
import { Choice } from './Choice.tsx';
import { CLOCKS, PACES, type Pace } from './clocks.ts';

export interface TermsProps {
  /** Null for a clock of another make. */
  readonly pace: Pace | null;
  readonly isPublic: boolean;
  readonly onPace: (pace: Pace) => void;
  readonly onPublic: (isPublic: boolean) => void;
}

export function Terms({ pace, isPublic, onPace, onPublic }: TermsProps) {
  const { t } = useLingui();
  const paceName = usePaceName();
  const clockWords = useClockWords();
  return (
    <>
      <Choice
        legend={t`Clock`}
        value={pace}
        of={PACES.map((value) => ({ value, label: paceName(value) }))}
        about={pace === null ? undefined : clockWords(CLOCKS[pace])}
        onChange={onPace}
      />
      <Choice
        legend={t`Guests`}
        value={isPublic ? 'all' : 'invited'}
        of={[
          { value: 'invited', label: t`By invitation` },
          { value: 'all', label: t`Everybody` },
        ]}
        about={
          isPublic
            ? t`The table is listed in the lobby: anybody can join it, or watch.`
            : t`Only those come to whom you send the link, or tell the code.`
        }
        onChange={(who) => onPublic(who === 'all')}
      />
    </>
  );
}

function usePaceName(): (pace: Pace) => string {
  const { t } = useLingui();
  const names: Readonly<Record<Pace, string>> = { quick: t`Quick clock`, normal: t`Normal clock`, slow: t`Slow clock` };
  return (pace) => names[pace];
}

/** How much time there is, in a sentence. */
export function useClockWords(): (clock: { readonly answer: number; readonly bank: number }) => string {
  const { t } = useLingui();
  return ({ answer, bank }) => {
    const minutes = Math.round(bank / 60);
    return t`${answer} seconds for each answer, and ${minutes} min more for the whole game.`;
  };
}

/** The terms in a few words. */
export function useTermsWords(): (terms: Pick<TermsProps, 'pace' | 'isPublic'>) => readonly string[] {
  const { t } = useLingui();
  const paceName = usePaceName();
  return ({ pace, isPublic }) => [
    pace === null ? t`Own clock` : paceName(pace),
    isPublic ? t`Everybody` : t`By invitation`,
  ];
}
