// What is played at this table, in a few words. Waits for the game to be loaded.

import { use } from 'react';
import { catalogueOf } from '../lobby/plan/catalogue.ts';
import { draftFrom, presetOf } from '../lobby/plan/draft.ts';
import { useTable } from '../session/SessionContext.tsx';
import { useLanguage } from '../words/language.ts';
import { textIn } from '../words/text.ts';

export function PlanWords() {
  const game = useTable(({ table }) => table?.game ?? 'card');
  const plan = useTable(({ table }) => table?.plan ?? null);
  const language = useLanguage();
  const catalogue = use(catalogueOf(game));
  if (plan === null) return null;
  const draft = draftFrom(catalogue, plan);
  const preset = presetOf(catalogue, draft);
  const named =
    preset === null
      ? catalogue.parts.filter(({ id }) => draft.parts.includes(id))
      : catalogue.presets.filter(({ id }) => id === preset);
  return named.map(({ id, texts }) => ` · ${textIn(language, texts, id).name}`).join('');
}
