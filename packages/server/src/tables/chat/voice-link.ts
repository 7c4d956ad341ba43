// The link to a voice channel, as its host may show it.

import { Refused } from '../../refused-request.ts';

/** The whole address. Throws Refused unless it has https, a domain with a dot, and neither name nor password. */
export function checkedVoiceLink(given: string): string {
  const link = URL.canParse(given) ? new URL(given) : null;
  const isSafe =
    link?.protocol === 'https:' && link.hostname.includes('.') && link.username === '' && link.password === '';
  if (link === null || !isSafe)
    throw new Refused(
      'bad-link',
      'A voice channel needs an address with https and a domain, such as https://voice.example/posse.',
    );
  return link.href;
}
