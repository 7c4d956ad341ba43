// A page of words alone for browsers, which needs no other file.

import { createHash } from 'node:crypto';

const STYLE = `
:root { color-scheme: light dark; font: 1.05rem/1.5 system-ui, sans-serif; }
body { max-width: 38rem; margin: 0 auto; padding: 1.5rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.6rem; line-height: 1.2; }
pre { padding: 0.6rem 0.8rem; border: 1px solid; border-radius: 0.4rem; white-space: pre-wrap; }
`;

/** The security policy: only this style, and nothing else is loaded. */
const POLICY = `default-src 'none';style-src 'sha256-${createHash('sha256').update(STYLE).digest('base64')}';base-uri 'none';form-action 'none';frame-ancestors 'none'`;

export const PLAIN_HEADERS = { 'content-type': 'text/html; charset=utf-8', 'content-security-policy': POLICY };

/** Makes a whole page of words. `html` must be escaped already. */
export const plainPage = (language: string, title: string, html: string): string => `<!doctype html>
<html lang="${language}">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Posse: ${title}</title>
<style>${STYLE}</style>
<h1>${title}</h1>
${html}
</html>
`;
