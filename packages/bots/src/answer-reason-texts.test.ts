// Tests that every reason has a sentence in every language.

import { LANGUAGES, ROLE_TEXTS, type Role, seat } from '@posse/engine';
import { describe, expect, test } from 'vitest';
import type { ReasonCode } from './answer-reason.ts';
import { REASON_CODES, reasonText } from './answer-reason-texts.ts';

describe.each(LANGUAGES)('in %s', (language) => {
  const names = { name: () => 'Juniper', role: (role: Role) => ROLE_TEXTS[role][language].name };
  const told = (code: ReasonCode, at: boolean, role: boolean, percent: boolean): string =>
    reasonText(
      { code, at: at ? seat(2) : null, role: role ? 'outlaw' : null, percent: percent ? 71.6 : null },
      language,
      names,
    );
  const flags = [true, false];

  test.each(REASON_CODES)('%s has a sentence, whichever details are known', (code) => {
    for (const at of flags)
      for (const role of flags)
        for (const percent of flags) expect(told(code, at, role, percent)).toMatch(/^[^{}]+[.?]$/);
  });

  test('a reason names a known player, and the hunch about them', () => {
    expect(told('harm', true, true, true)).toContain('Juniper');
    expect(told('harm', true, true, true)).toContain(ROLE_TEXTS.outlaw[language].name);
    expect(told('harm', true, true, true)).toContain('72');
    expect(told('harm', true, false, true)).toContain('Juniper');
    expect(told('harm', false, true, true)).not.toContain('72');
    expect(told('foreseen', false, false, true)).toContain('72');
  });

  test('a certain role is not called a hunch', () => {
    const reason = { code: 'harm', at: seat(2), role: 'outlaw', percent: 99.7 } as const;
    expect(reasonText(reason, language, names)).toContain(ROLE_TEXTS.outlaw[language].name);
    expect(reasonText(reason, language, names)).not.toContain('100');
  });

  test('no two reasons have the same sentence', () => {
    const all = REASON_CODES.map((code) => told(code, false, false, false));
    expect(new Set(all).size).toBe(all.length);
  });
});
