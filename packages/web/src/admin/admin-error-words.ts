// Sentences for the operator when a request fails, by code.

import { useLingui } from '@lingui/react/macro';
import { useRefusedWords } from '../table-screen/notices/error-code-words.ts';

export function useAdminWords(): (code: string) => string {
  const { t } = useLingui();
  const words = useRefusedWords();
  return (code) => {
    switch (code) {
      case 'bad-token':
        return t`This is not the server’s token. Check it and try again.`;
      case 'not-found':
        return t`This server has no token, so nobody can sign in. Set one in POSSE_ADMIN_TOKEN, and restart the server.`;
      case 'slow-down':
        return t`Too many wrong tokens. Wait a minute, then try again.`;
      case 'no-such-guest':
        return t`That person has left the table.`;
      case 'malformed':
        return t`The server rejected that: a message is one line of at most 300 characters.`;
      case 'closing':
        return t`A server that is stopping, or has just crashed, didn’t respond. Check whether it was done, and try again.`;
      case 'unreachable':
        return t`The server is not responding. Try again in a moment.`;
      default:
        return words(code);
    }
  };
}
