// Sentences in which a bot explains its answer, in every language.

import type { Language, Role, Seat } from '@posse/engine';
import type { Reason, ReasonCode } from './answer-reason.ts';
import { LEARNED_TEXTS, type Sentences } from './policy/learned-reason-texts.ts';

/** The names of players and roles. */
export interface ReasonNames {
  name(seat: Seat): string;
  role(role: Role): string;
}

const TEXTS: Readonly<Record<ReasonCode, Readonly<Record<Language, Sentences>>>> = {
  forced: {
    en: ['I had no choice.'],
    it: ['Non avevo scelta.'],
    de: ['Ich hatte keine Wahl.'],
  },
  whim: {
    en: ['No reason at all. I just felt like it.'],
    it: ['Nessun motivo. Mi andava così.'],
    de: ['Kein besonderer Grund. Mir war danach.'],
  },
  harm: {
    en: [
      '{hunch} So I took aim.',
      'Of all of them, {who} looked most like an enemy to me.',
      'I hurt whom I take for an enemy.',
    ],
    it: [
      '{hunch} E ho mirato.',
      'Fra tutti, era {who} ad avere più l’aria del nemico.',
      'Colpisco chi mi sembra un nemico.',
    ],
    de: [
      '{hunch} Also habe ich gezielt.',
      'Von allen sah {who} für mich am meisten nach Feind aus.',
      'Ich treffe, wen ich für einen Feind halte.',
    ],
  },
  finish: {
    en: [
      '{hunch} And nearly out: I made an end of it.',
      '{who} was nearly out. I made an end of it.',
      'An enemy was nearly out. I made an end of it.',
    ],
    it: [
      '{hunch} E ormai allo stremo: ho chiuso la faccenda.',
      '{who} era allo stremo. Ho chiuso la faccenda.',
      'Un nemico era allo stremo. Ho chiuso la faccenda.',
    ],
    de: [
      '{hunch} Und fast am Ende: Da habe ich Schluss gemacht.',
      '{who} war fast am Ende. Da habe ich Schluss gemacht.',
      'Ein Feind war fast am Ende. Da habe ich Schluss gemacht.',
    ],
  },
  rob: {
    en: [
      '{hunch} Fewer cards there are fewer troubles here.',
      'The fewer cards {who} has, the better I sleep.',
      'Cards that my enemies lack can’t hurt me.',
    ],
    it: [
      '{hunch} Meno carte lì, meno guai qui.',
      'Meno carte ha {who}, meglio dormo.',
      'Le carte che ai nemici mancano non mi fanno male.',
    ],
    de: [
      '{hunch} Weniger Karten dort, weniger Ärger hier.',
      'Je weniger Karten {who} hat, desto besser schlafe ich.',
      'Was meinen Feinden fehlt, kann mir nicht schaden.',
    ],
  },
  'hold-up': {
    en: [
      '{hunch} A turn behind bars does no harm.',
      'A turn behind bars: that keeps {who} out of mischief.',
      'Who sits behind bars does no mischief.',
    ],
    it: [
      '{hunch} Un turno al fresco non guasta.',
      'Un turno al fresco: così {who} non combina guai.',
      'Chi sta al fresco non combina guai.',
    ],
    de: [
      '{hunch} Ein Zug hinter Gittern schadet nicht.',
      'Ein Zug hinter Gittern: So stellt {who} nichts an.',
      'Wer hinter Gittern sitzt, stellt nichts an.',
    ],
  },
  grudge: {
    en: ['I owed {who} that one. I don’t forget.', 'I pay my debts, bullets above all.'],
    it: ['A {who} la dovevo. Io non dimentico.', 'Pago i miei debiti, soprattutto in piombo.'],
    de: ['Das war ich {who} schuldig. Ich vergesse nichts.', 'Ich zahle meine Schulden, am liebsten in Blei.'],
  },
  balance: {
    en: [
      '{who} stood too well. I like the scales level, until I tip them.',
      'I like the scales level, until I tip them.',
    ],
    it: [
      '{who} stava troppo bene. Mi piace la bilancia in pari, finché non la rovescio io.',
      'Mi piace la bilancia in pari, finché non la rovescio io.',
    ],
    de: [
      '{who} stand zu gut da. Ich mag die Waage im Lot, bis ich sie kippe.',
      'Ich mag die Waage im Lot, bis ich sie kippe.',
    ],
  },
  showdown: {
    en: ['Only {who} and I are left: one too many.', 'Only two are left: one too many.'],
    it: ['Restiamo solo {who} e io: uno di troppo.', 'Restiamo solo in due: uno di troppo.'],
    de: ['Nur {who} und ich sind noch übrig: einer zu viel.', 'Nur noch zwei sind übrig: einer zu viel.'],
  },
  help: {
    en: [
      '{hunch} I look after my friends.',
      '{who} seems to be on my side. I look after my friends.',
      'I look after my friends.',
    ],
    it: ['{hunch} Agli amici ci tengo.', '{who} sembra dalla mia parte. Agli amici ci tengo.', 'Agli amici ci tengo.'],
    de: [
      '{hunch} Um Freunde kümmere ich mich.',
      '{who} scheint auf meiner Seite zu sein. Um Freunde kümmere ich mich.',
      'Um Freunde kümmere ich mich.',
    ],
  },
  sweep: {
    en: ['It hits everybody, but my enemies more than my friends.'],
    it: ['Colpisce tutti, ma i nemici più degli amici.'],
    de: ['Das trifft alle, aber meine Feinde mehr als meine Freunde.'],
  },
  heal: {
    en: ['I had more holes in me than I like.'],
    it: ['Avevo addosso più buchi di quanti me ne piacciano.'],
    de: ['Ich hatte mehr Löcher im Hemd, als mir lieb ist.'],
  },
  draw: {
    en: ['More cards, more ideas.'],
    it: ['Più carte, più idee.'],
    de: ['Mehr Karten, mehr Ideen.'],
  },
  equip: {
    en: ['Once it lies before me, it works for me turn after turn.'],
    it: ['Una volta in gioco, lavora per me turno dopo turno.'],
    de: ['Liegt es erst vor mir, arbeitet es Zug um Zug für mich.'],
  },
  dodge: {
    en: ['I like my skin as it is: without holes.'],
    it: ['La mia pelle mi piace così: senza buchi.'],
    de: ['Ich mag meine Haut so, wie sie ist: ohne Löcher.'],
  },
  'take-hit': {
    en: ['I could bear the hit. What I kept was worth more.'],
    it: ['Il colpo potevo reggerlo. Quello che ho tenuto valeva di più.'],
    de: ['Den Treffer konnte ich verkraften. Was ich behielt, war mehr wert.'],
  },
  spare: {
    en: [
      '{hunch} I don’t shoot at friends.',
      '{who} may well be a friend, so I let it be.',
      'Whoever was in my sights may well be a friend.',
    ],
    it: [
      '{hunch} Agli amici non si spara.',
      '{who} potrebbe stare con me: ho lasciato perdere.',
      'Chi avevo nel mirino potrebbe stare con me.',
    ],
    de: [
      '{hunch} Auf Freunde schieße ich nicht.',
      '{who} ist vielleicht auf meiner Seite, also ließ ich es sein.',
      'Wen ich vor mir hatte, ist vielleicht auf meiner Seite.',
    ],
  },
  'keep-back': {
    en: ['Some things are worth more later.'],
    it: ['Certe cose valgono di più dopo.'],
    de: ['Manches ist später mehr wert.'],
  },
  'least-needed': {
    en: ['That was what I could best do without.'],
    it: ['Era ciò di cui potevo meglio fare a meno.'],
    de: ['Darauf konnte ich am leichtesten verzichten.'],
  },
  'pick-best': {
    en: ['That was the best of what there was.'],
    it: ['Era il meglio che ci fosse.'],
    de: ['Das war das Beste, was es gab.'],
  },
  'roll-on': {
    en: ['Another throw promised more than it risked.'],
    it: ['Un altro tiro prometteva più di quanto rischiasse.'],
    de: ['Noch ein Wurf versprach mehr, als er riskierte.'],
  },
  enough: {
    en: ['The dice lay well enough. Why tempt them?'],
    it: ['I dadi stavano bene così. Perché tentarli?'],
    de: ['Die Würfel lagen gut genug. Warum sie reizen?'],
  },
  power: {
    en: ['What is a talent for, if one never uses it?'],
    it: ['A che serve un talento, se non si usa mai?'],
    de: ['Wozu ein Talent, wenn man es nie benutzt?'],
  },
  'nothing-better': {
    en: ['Everything else would have been worse.'],
    it: ['Tutto il resto sarebbe stato peggio.'],
    de: ['Alles andere wäre schlechter gewesen.'],
  },
  foreseen: {
    en: [
      'I thought it through to the end. This way I won {percent} games of 100.',
      'I thought it through to the end. This looked best.',
    ],
    it: [
      'Ci ho pensato fino in fondo. Così vincevo {percent} partite su 100.',
      'Ci ho pensato fino in fondo. Così mi pareva meglio.',
    ],
    de: [
      'Ich habe es bis zum Ende durchgespielt. So gewann ich {percent} von 100 Partien.',
      'Ich habe es bis zum Ende durchgespielt. So sah es am besten aus.',
    ],
  },
  ...LEARNED_TEXTS,
};

/** The words about a player's likely role: with a percentage, or certain. */
const HUNCHES: Readonly<Record<Language, readonly [unsure: string, sure: string]>> = {
  en: ['My hunch about {who}: {role} ({percent}% sure).', 'No doubt about {who}: {role}.'],
  it: ['Il mio fiuto su {who}: {role} ({percent}% di certezza).', 'Nessun dubbio su {who}: {role}.'],
  de: ['Mein Tipp zu {who}: {role} ({percent} % sicher).', 'Kein Zweifel bei {who}: {role}.'],
};

/** The most detailed sentence whose gaps can all be filled, spoken by the bot. */
export function reasonText({ code, at, role, percent }: Reason, language: Language, names: ReasonNames): string {
  const known: Words = {
    who: at === null ? null : names.name(at),
    role: role === null ? null : names.role(role),
    percent: percent === null ? null : String(Math.round(percent)),
  };
  const [unsure, sure] = HUNCHES[language];
  const hunch = filled(known.percent === '100' ? sure : unsure, known);
  const told = TEXTS[code][language].map((sentence) => filled(sentence, { ...known, hunch }));
  return told.find((sentence) => sentence !== null) ?? '';
}

/** The words for the gaps; null if unknown. */
type Words = Readonly<Record<string, string | null>>;

/** Fills the gaps; null if a word is missing. */
function filled(sentence: string, words: Words): string | null {
  const parts = sentence.split(/\{(\w+)\}/).map((part, place) => (place % 2 === 0 ? part : (words[part] ?? null)));
  return parts.includes(null) ? null : parts.join('');
}

/** Every reason that has sentences. */
export const REASON_CODES = Object.keys(TEXTS) as readonly ReasonCode[];
