// Types of a set's texts, and the texts of options and presets.

import type { Changes, Translated } from '@posse/engine';
import type { Catalogued } from '../catalogue/catalogue.ts';
import type { Agreed } from '../state.ts';
import { HABIT_TEXTS } from './habit-texts.ts';

export { LANGUAGES, type Language, type Text, type Translated } from '@posse/engine';

/** The groups of things that have a text. */
export type TextGroup = 'sets' | 'cards' | 'characters' | 'events' | 'roles' | 'options';

/** The texts that an agreement replaces. */
export type TextChanges = Changes<Exclude<TextGroup, 'options'>, Agreed & Catalogued>;

/** The contents of a set, for texts that name or count its entries. */
export interface SetContents {
  /** The number of copies of all kinds together. */
  readonly cards: number;
  readonly characters: readonly Translated[];
  readonly events: readonly Translated[];
}

export interface SetTexts {
  /** The text of the set itself; a function if it depends on the contents. */
  readonly set: Translated | ((contents: SetContents) => Translated);
  readonly cards: Readonly<Record<string, Translated>>;
  readonly characters: Readonly<Record<string, Translated>>;
  readonly events: Readonly<Record<string, Translated>>;
}

/** The texts of options, each of which says what it changes. The set that has the option fills in `{names}`. */
export const OPTION_TEXTS = {
  'beginner-deck': {
    en: {
      name: 'Beginner deck',
      text: 'The cards with the book are left out: {names}.',
    },
    it: {
      name: 'Mazzo per principianti',
      text: 'Le carte con il libro restano fuori: {names}.',
    },
    de: {
      name: 'Karten für Einsteiger',
      text: 'Die Karten mit dem Buch bleiben draußen: {names}.',
    },
  },
  'chosen-discards': {
    en: {
      name: 'Chosen discards',
      text: 'An eliminated player chooses the order in which their cards go on the discard pile.',
    },
    it: { name: 'Scarti a scelta', text: 'Chi è eliminato sceglie in che ordine le sue carte vanno negli scarti.' },
    de: {
      name: 'Ablage nach Wahl',
      text: 'Wer ausscheidet, bestimmt, in welcher Reihenfolge seine Karten auf den Ablagestapel kommen.',
    },
  },
  'one-by-one': {
    en: {
      name: 'One by one',
      text: 'When a card has several targets, each one is fully resolved, with death and reward, before the next one answers.',
    },
    it: {
      name: 'Uno alla volta',
      text: 'Ogni bersaglio di una carta che ne ha più d’uno si risolve fino in fondo, morte e ricompensa comprese, prima che risponda il prossimo.',
    },
    de: {
      name: 'Einer nach dem anderen',
      text: 'Bei einer Karte mit mehreren Zielen wird jedes ganz zu Ende abgehandelt, auch Tod und Belohnung, bevor das nächste antwortet.',
    },
  },
  'card-after-effect': {
    en: {
      name: 'Card after effect',
      text: 'A brown card stays beside the discard pile until its effect is over, and only then goes on it. Standard in the tournament.',
    },
    it: {
      name: 'Carta dopo l’effetto',
      text: 'Una carta marrone resta accanto agli scarti finché il suo effetto non è finito, e solo allora ci va. Di regola nel torneo.',
    },
    de: {
      name: 'Karte nach der Wirkung',
      text: 'Eine braune Karte liegt neben dem Ablagestapel, bis ihre Wirkung vorbei ist, und kommt erst dann darauf. Im Turnier üblich.',
    },
  },
  'reward-may-be-left': {
    en: {
      name: 'Optional reward',
      text: 'Players who earn a reward for an elimination may decline it. Standard in the tournament.',
    },
    it: {
      name: 'Ricompensa a scelta',
      text: 'A chi guadagna la ricompensa per un’eliminazione si chiede se la pesca. Di regola nel torneo.',
    },
    de: {
      name: 'Belohnung nach Wahl',
      text: 'Wer sich für ein Ausscheiden eine Belohnung verdient, wird gefragt, ob er sie zieht. Im Turnier üblich.',
    },
  },
  'no-beer-for-two': {
    en: { name: 'No Beer for two', text: 'With two players left, a Beer can’t be played at all.' },
    it: { name: 'Niente Birra in due', text: 'Quando restano due giocatori, la Birra non si può giocare affatto.' },
    de: { name: 'Kein Bier zu zweit', text: 'Sind nur noch zwei Spieler übrig, darf kein Bier mehr gespielt werden.' },
  },
  'late-reshuffle': {
    en: {
      name: 'Late reshuffle',
      text: 'The discards are shuffled only when the next card is needed, not as soon as the draw pile is empty.',
    },
    it: {
      name: 'Rimescolare tardi',
      text: 'Gli scarti si rimescolano solo quando serve la carta successiva, non appena il mazzo è vuoto.',
    },
    de: {
      name: 'Spätes Mischen',
      text: 'Die Ablage wird erst gemischt, wenn die nächste Karte gebraucht wird, nicht schon bei leerem Nachziehstapel.',
    },
  },
  'sid-at-full-life': {
    en: { name: 'Sid at full life', text: 'Sid Ketchum may discard two cards even at full life.' },
    it: { name: 'Sid a piena vita', text: 'Sid Ketchum può scartare due carte anche se non è ferito.' },
    de: { name: 'Sid bei vollem Leben', text: 'Sid Ketchum darf auch unverletzt zwei Karten abwerfen.' },
  },
  'apache-ignores-duels': {
    en: { name: 'Apache ignores Duels', text: 'A Duel of Diamonds doesn’t affect Apache Kid.' },
    it: { name: 'Apache ignora i Duelli', text: 'Un Duello di Quadri non ha effetto su Apache Kid.' },
    de: { name: 'Apache ignoriert Duelle', text: 'Ein Duell mit Karo bewirkt bei Apache Kid nichts.' },
  },
  'pat-only-others': {
    en: { name: 'Pat robs only others', text: 'Pat Brennan takes cards in play only from other players, not his own.' },
    it: { name: 'Pat solo dagli altri', text: 'Pat Brennan prende carte in gioco solo agli altri, non le proprie.' },
    de: {
      name: 'Pat nur bei anderen',
      text: 'Pat Brennan nimmt ausliegende Karten nur von anderen, nicht seine eigenen.',
    },
  },
  'pat-and-train': {
    en: {
      name: 'Pat takes the train',
      text: 'During Train Arrival, Pat Brennan also draws a card on top of the one he takes.',
    },
    it: {
      name: 'Pat prende il treno',
      text: 'Con Il Treno Pat Brennan pesca anche una carta oltre a quella che prende.',
    },
    de: {
      name: 'Pat nimmt den Zug',
      text: 'Bei „Der Zug“ zieht Pat Brennan zu der Karte, die er nimmt, noch eine dazu.',
    },
  },
  'vera-before-checks': {
    en: { name: 'Vera chooses first', text: 'Vera Custer chooses before Dynamite and Jail are checked.' },
    it: { name: 'Vera sceglie prima', text: 'Vera Custer sceglie prima dei controlli di Dinamite e Prigione.' },
    de: { name: 'Vera wählt zuerst', text: 'Vera Custer wählt, bevor Dynamit und Gefängnis geprüft werden.' },
  },
  'vera-keeps-copy': {
    en: {
      name: 'Vera keeps her copy',
      text: 'In an extra turn from Vendetta, Vera Custer keeps her ability instead of choosing again.',
    },
    it: {
      name: 'Vera tiene la copia',
      text: 'Nel turno extra di Vendetta Vera Custer tiene l’abilità che ha, invece di scegliere di nuovo.',
    },
    de: {
      name: 'Vera behält ihre Kopie',
      text: 'In einem Extrazug durch Vendetta behält Vera Custer ihre Fähigkeit, statt neu zu wählen.',
    },
  },
  'modern-mine': {
    en: {
      name: 'Modern Abandoned Mine',
      text: 'Abandoned Mine as reprinted: cards come from the discards while they last, and only excess cards of phase 3 go on the draw pile.',
    },
    it: {
      name: 'Miniera moderna',
      text: 'Miniera Abbandonata come ristampata: si pesca dagli scarti finché ce n’è, e solo le carte in eccesso della fase 3 vanno sul mazzo.',
    },
    de: {
      name: 'Neue Verlassene Mine',
      text: 'Verlassene Mine wie neu gedruckt: Gezogen wird von der Ablage, solange sie reicht, und nur überzählige Karten der Phase 3 kommen auf den Nachziehstapel.',
    },
  },
  'liquor-at-full-life': {
    en: { name: 'Liquor at full life', text: 'Hard Liquor may be drunk at full life, for nothing.' },
    it: {
      name: 'Liquore a piena vita',
      text: 'Il Liquore Forte si può bere anche a piena vita, senza guadagnarci nulla.',
    },
    de: {
      name: 'Schnaps bei vollem Leben',
      text: 'Hochprozentiges darf man auch bei vollem Leben trinken, ohne Nutzen.',
    },
  },
  'peyote-to-the-end': {
    en: { name: 'Peyote to the end', text: 'During Peyote, you must keep guessing until you are wrong.' },
    it: { name: 'Peyote fino in fondo', text: 'Con Peyote si deve continuare a indovinare finché si sbaglia.' },
    de: { name: 'Peyote bis zum Ende', text: 'Bei Peyote muss man weiterraten, bis man falsch liegt.' },
  },
  'doctor-for-the-hurt': {
    en: {
      name: 'Doctor for the hurt',
      text: 'The Doctor only looks at hurt players: the unhurt don’t count as lowest.',
    },
    it: {
      name: 'Dottore per i feriti',
      text: 'Il Dottore guarda solo i feriti: chi non lo è non conta come il più debole.',
    },
    de: {
      name: 'Arzt für Verletzte',
      text: 'Der Arzt sieht nur nach Verletzten: Unverletzte zählen nicht als die Schwächsten.',
    },
  },
  'ghosts-do-not-heal': {
    en: { name: 'Ghosts do not heal', text: 'The ghosts of Ghost Town can’t regain life points.' },
    it: {
      name: 'I fantasmi non guariscono',
      text: 'I fantasmi di Città Fantasma non possono recuperare punti vita.',
    },
    de: {
      name: 'Geister heilen nicht',
      text: 'Die Geister der Geisterstadt können keine Lebenspunkte zurückerhalten.',
    },
  },
  'random-new-identity': {
    en: {
      name: 'Random New Identity',
      text: 'New Identity offers a random unused character instead of the spare one.',
    },
    it: {
      name: 'Nuova Identità a caso',
      text: 'Nuova Identità offre un personaggio a caso tra quelli non usati, invece di quello di riserva.',
    },
    de: {
      name: 'Zufällige Neue Identität',
      text: 'Neue Identität bietet einen zufälligen unbenutzten Charakter an statt des Ersatzcharakters.',
    },
  },
  'slab-ricochet': {
    en: { name: 'Slab’s hard Ricochet', text: 'A ricochet by Slab the Killer takes two Missed! to stop.' },
    it: { name: 'Rimbalzo duro di Slab', text: 'Per fermare un rimbalzo di Slab the Killer servono due Mancato!.' },
    de: {
      name: 'Slabs harter Querschläger',
      text: 'Gegen einen Querschläger von Slab the Killer braucht es zwei Fehlschuss!.',
    },
  },
  'blood-after-checks': {
    en: { name: 'Blood after the checks', text: 'Blood Brothers give life after Dynamite and Jail, not before.' },
    it: {
      name: 'Sangue dopo i controlli',
      text: 'I Fratelli di Sangue donano la vita dopo Dinamite e Prigione, non prima.',
    },
    de: {
      name: 'Blut nach den Prüfungen',
      text: 'Blutsbrüder geben ihr Leben nach Dynamit und Gefängnis, nicht davor.',
    },
  },
  'sermon-forbids-costs': {
    en: {
      name: 'Strict Sermon',
      text: 'During The Sermon, you can’t discard a BANG! as a cost in your turn either.',
    },
    it: {
      name: 'Sermone severo',
      text: 'Con il Sermone nel tuo turno non puoi scartare un BANG! nemmeno per pagare un costo.',
    },
    de: {
      name: 'Strenge Predigt',
      text: 'Bei „Die Predigt“ darfst du in deinem Zug ein BANG! auch nicht als Preis abwerfen.',
    },
  },
  'championship-toll': {
    en: {
      name: 'Championship toll',
      text: 'In the tournament, each player loses the life point at the start of their own turns, from the third new draw pile on (the second with seven or more players), instead of everyone at once with every new draw pile.',
    },
    it: {
      name: 'Pedaggio da campionato',
      text: 'Nel torneo il punto vita si perde all’inizio di ogni proprio turno, dal terzo mazzo nuovo in poi (dal secondo con sette o più giocatori), e non tutti insieme a ogni mazzo nuovo.',
    },
    de: {
      name: 'Meisterschaftszoll',
      text: 'Im Turnier verliert man den Lebenspunkt zu Beginn jedes eigenen Zuges, ab dem dritten neuen Nachziehstapel (ab sieben Spielern ab dem zweiten), statt alle zugleich bei jedem neuen Nachziehstapel.',
    },
  },
  ...HABIT_TEXTS,
} satisfies Record<string, Translated>;

/** The text of the option that leaves one event out. */
export function withoutEventText(event: Translated): Translated {
  return {
    en: { name: `Without ${event.en.name}`, text: `The event ${event.en.name} is left out.` },
    it: { name: `Senza «${event.it.name}»`, text: `L’evento «${event.it.name}» resta fuori.` },
    de: { name: `Ohne „${event.de.name}“`, text: `Das Ereignis „${event.de.name}“ bleibt draußen.` },
  };
}

export const PRESET_TEXTS = {
  standard: {
    en: { name: 'Standard', text: 'The rules as printed.' },
    it: { name: 'Standard', text: 'Le regole come stampate.' },
    de: { name: 'Standard', text: 'Die Regeln, wie sie gedruckt sind.' },
  },
  'first-game': {
    en: { name: 'First game', text: 'The base game with the beginner deck: fewer cards to learn.' },
    it: { name: 'Prima partita', text: 'Il gioco base con il mazzo per principianti: meno tipi di carte da imparare.' },
    de: { name: 'Erste Partie', text: 'Das Grundspiel mit den Karten für Einsteiger: Es gibt weniger zu lernen.' },
  },
  tournament: {
    en: {
      name: 'Tournament',
      text: 'Five seats; you choose one of two characters, and each new draw pile costs everyone a life point.',
    },
    it: {
      name: 'Torneo',
      text: 'Cinque posti; scegli uno di due personaggi, e ogni mazzo nuovo costa a tutti un punto vita.',
    },
    de: {
      name: 'Turnier',
      text: 'Fünf Plätze; du wählst einen von zwei Charakteren, und jeder neue Nachziehstapel kostet alle einen Lebenspunkt.',
    },
  },
  everything: {
    en: {
      name: 'Everything',
      text: 'All sets except the tournament: Dodge City, both event decks and the promo characters.',
    },
    it: {
      name: 'Tutto',
      text: 'Tutte le espansioni tranne il torneo: Dodge City, entrambi i mazzi evento e i personaggi promo.',
    },
    de: {
      name: 'Alles',
      text: 'Alle Erweiterungen außer dem Turnier: Dodge City, beide Ereignisstapel und die Promo-Charaktere.',
    },
  },
} satisfies Record<string, Translated>;
