// The language that the page speaks now.

import { useLingui } from '@lingui/react';
import type { Language } from '@posse/engine';

export const useLanguage = (): Language => useLingui().i18n.locale as Language;
