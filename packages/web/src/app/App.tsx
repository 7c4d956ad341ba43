// The whole page: one language, one set of inks, and whichever screen the address names.

import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { Suspense } from 'react';
import { Defs } from '../draw/Picture.tsx';
import { useNewVersion } from '../offline/use-new-version.ts';
import { Screens } from './screens.tsx';
import { Trouble } from './Trouble.tsx';

export function App() {
  useNewVersion();
  return (
    <I18nProvider i18n={i18n}>
      <Defs />
      <Trouble>
        <Suspense fallback={null}>
          <Screens />
        </Suspense>
      </Trouble>
    </I18nProvider>
  );
}
