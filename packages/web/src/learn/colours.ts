// Colours by the name that they have in the theme in use.

import { useLingui } from '@lingui/react/macro';
import { useSettings } from '../app/settings.ts';

/** The colour of what is in reach, may be chosen or may be played. */
export function useInReachColour(): string {
  const { t } = useLingui();
  return useSettings(({ theme }) => theme) === 'night' ? t`amber` : t`rust-red`;
}
