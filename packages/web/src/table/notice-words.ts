// What the table itself tells everybody, in the reader's language.

import { useLingui } from '@lingui/react/macro';
import type { Notice } from '@posse/protocol';

export function useNoticeWords(): (notice: Notice) => string {
  const { t } = useLingui();
  return (notice) =>
    ({
      'older-rules': t`The game was dealt by older rules, and can’t go on by today’s. It ended without winners: deal a new one.`,
      'older-rules-over': t`The last game was played by older rules. Its result stays as it was; the next game begins afresh.`,
    })[notice];
}
