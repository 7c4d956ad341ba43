// The error page for an unknown host name, with the setting that allows it.

import { plainPage } from './plain-page.ts';

const LANGUAGES = ['en', 'it', 'de'] as const;
type Language = (typeof LANGUAGES)[number];

interface Words {
  readonly title: string;
  readonly why: (name: string) => string;
  readonly run: string;
  readonly or: string;
  readonly proxy: (setting: string, header: string) => string;
  readonly guest: string;
}

const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    title: 'The server does not go by this name',
    why: (name) =>
      `You have called it ${name}, and nobody has told it that this is its name. It answers to its addresses in numbers, to the name of its machine, to names that end in .local, and to those that it was given: so that no stranger’s page can reach it through your browser.`,
    run: 'If you run the server, give it the name when you start it:',
    or: 'or in its environment, with commas between several:',
    proxy: (setting, header) => `Behind a proxy that sets ${header}, use ${setting} instead.`,
    guest: 'If you only want to play, ask whoever runs it for another link.',
  },
  it: {
    title: 'Il server non risponde a questo nome',
    why: (name) =>
      `Lo hai chiamato ${name}, ma nessuno gli ha detto che si chiama così. Risponde ai suoi indirizzi numerici, al nome della sua macchina, ai nomi che finiscono in .local e a quelli che gli sono stati dati: così nessuna pagina estranea può raggiungerlo attraverso il tuo browser.`,
    run: 'Se il server è tuo, dagli il nome quando lo avvii:',
    or: 'oppure nel suo ambiente, con virgole tra più nomi:',
    proxy: (setting, header) => `Dietro un proxy che imposta ${header}, usa invece ${setting}.`,
    guest: 'Se vuoi solo giocare, chiedi un altro link a chi gestisce il server.',
  },
  de: {
    title: 'Unter diesem Namen antwortet der Server nicht',
    why: (name) =>
      `Du hast ihn ${name} genannt, und niemand hat ihm gesagt, dass er so heißt. Er hört auf seine Adressen in Zahlen, auf den Namen seines Rechners, auf Namen, die auf .local enden, und auf die, die man ihm gegeben hat: So kommt keine fremde Seite durch deinen Browser an ihn heran.`,
    run: 'Wenn es dein Server ist, gib ihm den Namen beim Start:',
    or: 'oder in seiner Umgebung, mehrere durch Kommas getrennt:',
    proxy: (setting, header) => `Hinter einem Proxy, der ${header} setzt, nimm stattdessen ${setting}.`,
    guest: 'Wenn du nur spielen willst, bitte den Betreiber um einen anderen Link.',
  },
};

/** The error page for an unknown host. Host names have no characters that need escaping. */
export function wrongHostPage(host: string, accepted: string | undefined): string {
  const language = languageOf(accepted);
  const { title, why, run, or, proxy, guest } = WORDS[language];
  return plainPage(
    language,
    title,
    `<p>${why(`<b>${host}</b>`)}</p>
<p>${run}</p>
<pre>npx posse serve --name ${host}</pre>
<p>${or}</p>
<pre>POSSE_NAME=${host}</pre>
<p>${proxy('<code>POSSE_TRUST_PROXY=1</code>', '<code>X-Forwarded-Host</code>')}</p>
<p>${guest}</p>`,
  );
}

/** The browser's preferred language among those that we have. */
function languageOf(accepted = ''): Language {
  const wishes = accepted
    .split(',')
    .map((wish) => /^\s*([a-z]+)[^;]*(?:;\s*q=([\d.]+))?/i.exec(wish))
    .flatMap((found) => (found === null ? [] : [{ language: found[1]?.toLowerCase(), weight: Number(found[2] ?? 1) }]))
    .sort((one, other) => other.weight - one.weight);
  for (const { language, weight } of wishes) {
    const known = LANGUAGES.find((one) => one === language);
    if (known !== undefined && weight > 0) return known;
  }
  return 'en';
}
