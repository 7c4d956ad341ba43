// Sentences for the operator when a request fails, by code.

import { useLingui } from '@lingui/react/macro';
import { useRefusedWords } from '../table/notices/refusal-words.ts';

export function useAdminWords(): (code: string) => string {
  const { t } = useLingui();
  const words = useRefusedWords();
  return (code) => {
    switch (code) {
      case 'bad-token':
        return t`This is not the token of this server.`;
      case 'not-found':
        return t`This server has no token, so nobody is let in: give it one in POSSE_ADMIN_TOKEN, and start it again.`;
      case 'slow-down':
        return t`Too many wrong tokens were tried. Wait a minute, then try again.`;
      case 'no-such-guest':
        return t`That person is not at the table any more.`;
      case 'malformed':
        return t`The server did not take that: a sentence is one line of at most 300 letters.`;
      case 'closing':
        return t`A server that is about to stop, or has just died, did not answer: look whether it was done, and try again.`;
      case 'unreachable':
        return t`The server does not answer.`;
      default:
        return words(code);
    }
  };
}
