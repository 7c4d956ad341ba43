// How fast a table on a server plays, who may come there, and what they hear.

import { useLingui } from '@lingui/react/macro';
import { Choice } from './Choice.tsx';
import { CLOCKS, PACES, type Pace } from './clocks.ts';

export interface TermsProps {
  /** Null for a clock of another make. */
  readonly pace: Pace | null;
  readonly isPublic: boolean;
  /** Do those who watch read what the dead say? */
  readonly gallery: boolean;
  readonly onPace: (pace: Pace) => void;
  readonly onPublic: (isPublic: boolean) => void;
  readonly onGallery: (gallery: boolean) => void;
}

export function Terms({ pace, isPublic, gallery, onPace, onPublic, onGallery }: TermsProps) {
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
      <Choice
        legend={t`Spectators`}
        value={gallery ? 'gallery' : 'apart'}
        of={[
          { value: 'apart', label: t`On their own` },
          { value: 'gallery', label: t`With the dead` },
        ]}
        about={
          gallery
            ? t`Those who watch read what the dead say, and talk with them. Who has read it takes no seat in that game.`
            : t`Those who watch talk among themselves. What the dead say is for the dead.`
        }
        onChange={(where) => onGallery(where === 'gallery')}
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
export function useTermsWords(): (terms: Pick<TermsProps, 'pace' | 'isPublic' | 'gallery'>) => readonly string[] {
  const { t } = useLingui();
  const paceName = usePaceName();
  return ({ pace, isPublic, gallery }) => [
    pace === null ? t`Own clock` : paceName(pace),
    isPublic ? t`Everybody` : t`By invitation`,
    ...(gallery ? [t`Spectators hear the dead`] : []),
  ];
}
