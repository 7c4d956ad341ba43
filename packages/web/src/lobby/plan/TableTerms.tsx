// The terms of a table on a server: clock, visitors, spectator chat.

import { useLingui } from '@lingui/react/macro';
import { CLOCK_PRESETS, CLOCKS, type ClockPreset } from './clock-presets.ts';
import { RadioRow } from './RadioRow.tsx';

export interface TermsChosen {
  /** The clock; null for a custom one. */
  readonly pace: ClockPreset | null;
  readonly isPublic: boolean;
  /** Do spectators read the chat of eliminated players? */
  readonly gallery: boolean;
  /** May people take the seats of bots during a game? */
  readonly latecomers: boolean;
  /** May eliminated players look at all hands? */
  readonly openHands: boolean;
  /** May players bring bots of their own? */
  readonly ownBots: boolean;
}

export interface TermsProps {
  readonly chosen: TermsChosen;
  readonly onChange: (changes: Partial<TermsChosen>) => void;
}

export function TableTerms({ chosen, onChange }: TermsProps) {
  const { pace, isPublic, gallery, latecomers, openHands, ownBots } = chosen;
  const { t } = useLingui();
  const paceName = usePaceName();
  const clockWords = useClockWords();
  return (
    <>
      <RadioRow
        legend={t`Clock`}
        value={pace}
        of={CLOCK_PRESETS.map((value) => ({ value, label: paceName(value) }))}
        about={pace === null ? undefined : clockWords(CLOCKS[pace])}
        onChange={(chosen) => onChange({ pace: chosen })}
      />
      <RadioRow
        legend={t`Guests`}
        value={isPublic ? 'all' : 'invited'}
        of={[
          { value: 'invited', label: t`By invitation` },
          { value: 'all', label: t`Everyone` },
        ]}
        about={
          isPublic
            ? t`The table is listed in the lobby: anyone can join or watch.`
            : t`Only people with the link or the code can come in.`
        }
        onChange={(who) => onChange({ isPublic: who === 'all', ...(who === 'all' && { openHands: false }) })}
      />
      <RadioRow
        legend={t`Latecomers`}
        value={latecomers ? 'welcome' : 'none'}
        of={[
          { value: 'none', label: t`After the game` },
          { value: 'welcome', label: t`During the game` },
        ]}
        about={
          latecomers
            ? t`Latecomers may take over from a bot during a game, if nobody sat there at the deal. Everyone is told, and the newcomer sees the hand only when it is that seat’s move.`
            : t`Latecomers watch until the game is over.`
        }
        onChange={(when) =>
          onChange({ latecomers: when === 'welcome', ...(when === 'welcome' && { openHands: false }) })
        }
      />
      <RadioRow
        legend={t`Spectators`}
        value={gallery ? 'gallery' : 'apart'}
        of={[
          { value: 'apart', label: t`On their own` },
          { value: 'gallery', label: t`With the dead` },
        ]}
        about={
          gallery
            ? t`Spectators can chat with the dead. Anyone who has read that chat can’t take a seat in this game.`
            : t`Spectators chat among themselves. Only the dead read the chat of the dead.`
        }
        onChange={(where) => onChange({ gallery: where === 'gallery' })}
      />
      <RadioRow
        legend={t`Players who are out`}
        value={openHands ? 'open' : 'hidden'}
        of={[
          { value: 'hidden', label: t`See no hands` },
          { value: 'open', label: t`May see all hands` },
        ]}
        about={
          openHands
            ? t`Whoever looks can do nothing in that game any more: no chat, no reactions, no host’s powers. Not at public tables, with latecomers, with dice, or with events that bring players back.`
            : t`Hands stay hidden until the game is over.`
        }
        onChange={(what) =>
          onChange(what === 'open' ? { openHands: true, isPublic: false, latecomers: false } : { openHands: false })
        }
      />
      <RadioRow
        legend={t`Own bots`}
        value={ownBots ? 'allowed' : 'none'}
        of={[
          { value: 'allowed', label: t`Allowed` },
          { value: 'none', label: t`Not allowed` },
        ]}
        about={
          ownBots
            ? t`A player who programs may let their own bot take a seat. Everyone sees that it is one.`
            : t`Only people take seats, and the table’s own bots.`
        }
        onChange={(which) => onChange({ ownBots: which === 'allowed' })}
      />
    </>
  );
}

function usePaceName(): (pace: ClockPreset) => string {
  const { t } = useLingui();
  const names: Readonly<Record<ClockPreset, string>> = {
    quick: t`Fast clock`,
    normal: t`Normal clock`,
    slow: t`Slow clock`,
  };
  return (pace) => names[pace];
}

/** The clock, in a sentence. */
export function useClockWords(): (clock: { readonly answer: number; readonly bank: number }) => string {
  const { t } = useLingui();
  return ({ answer, bank }) => {
    const minutes = Math.round(bank / 60);
    return t`${answer} seconds per answer, plus ${minutes} min for the whole game.`;
  };
}

/** The terms in a few words. */
export function useTermsWords(): (chosen: TermsChosen) => readonly string[] {
  const { t } = useLingui();
  const paceName = usePaceName();
  return ({ pace, isPublic, gallery, latecomers, openHands, ownBots }) => [
    pace === null ? t`Custom clock` : paceName(pace),
    isPublic ? t`Everyone` : t`By invitation`,
    ...(latecomers ? [t`Latecomers may play`] : []),
    ...(gallery ? [t`Spectators hear the dead`] : []),
    ...(openHands ? [t`Open hands for those who are out`] : []),
    ...(ownBots ? [] : [t`No own bots`]),
  ];
}
