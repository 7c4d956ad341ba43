// Rulings on events in general, and on those of High Noon.

import { type Ruling, ruling } from '../ruling.ts';

export const highNoon: readonly Ruling[] = [
  ruling('R-EVT-03', ['events'], {
    en: 'In the first round there is no event; only the first one to come lies open.',
    it: 'Nel primo giro non c’è alcun evento; è visibile solo il primo che arriverà.',
    de: 'In der ersten Runde gilt kein Ereignis; nur das erste kommende liegt offen.',
  }),
  ruling('R-EVT-04', ['events', 'sheriff'], {
    en: 'From the second round on a new event comes before each turn of the Sheriff, and replaces the last one for all.',
    it: 'Dal secondo giro un nuovo evento arriva prima di ogni turno dello Sceriffo, e sostituisce il precedente per tutti.',
    de: 'Ab der zweiten Runde kommt vor jedem Zug des Sheriffs ein neues Ereignis und ersetzt das alte für alle.',
  }),
  ruling('R-EVT-06', ['events', 'high-noon', 'fistful-of-cards'], {
    en: 'The last event of the deck stays in force to the end of the game.',
    it: 'L’ultimo evento del mazzo resta in vigore fino alla fine della partita.',
    de: 'Das letzte Ereignis des Stapels bleibt bis zum Ende der Partie in Kraft.',
  }),
  ruling(
    'R-EVT-02',
    ['events'],
    {
      en: 'With both event decks twelve events are drawn from all of them, and one of the two last events.',
      it: 'Con entrambi i mazzi evento se ne usano dodici presi da tutti, più uno dei due eventi finali.',
      de: 'Mit beiden Ereignisstapeln werden aus allen zwölf gezogen, dazu eines der zwei letzten Ereignisse.',
    },
    'events',
  ),
  ruling(
    'R-EVT-02',
    ['events', 'setup'],
    {
      en: 'If both event decks are in use, events of both come in the same game.',
      it: 'Se si usano entrambi i mazzi evento, nella stessa partita escono eventi di tutti e due.',
      de: 'Sind beide Ereignisstapel dabei, kommen in derselben Partie Ereignisse aus beiden.',
    },
    'one-event-deck',
  ),
  ruling('R-EVT-09', ['events', 'elimination'], {
    en: 'Whoever is eliminated by an event was eliminated by nobody: no reward, no penalty.',
    it: 'Chi è eliminato da un evento non è stato eliminato da nessuno: niente ricompense né penalità.',
    de: 'Wer durch ein Ereignis ausscheidet, den hat niemand ausgeschaltet: keine Belohnung, keine Strafe.',
  }),
  ruling('R-EVT-08', ['events', 'vendetta'], {
    en: 'An extra turn of the Sheriff brings no new event.',
    it: 'Un turno extra dello Sceriffo non porta un nuovo evento.',
    de: 'Ein Extrazug des Sheriffs bringt kein neues Ereignis.',
  }),
  ruling('R-HN-BLESS-1', ['blessing', 'barrel', 'jail', 'dynamite'], {
    en: 'Every Barrel works, everybody leaves Jail, no Dynamite explodes, and Black Jack always draws a third card.',
    it: 'Ogni Barile funziona, tutti escono di Prigione, nessuna Dinamite esplode, e Black Jack pesca sempre la terza carta.',
    de: 'Jedes Fass hilft, jeder kommt aus dem Gefängnis, kein Dynamit explodiert, und Black Jack zieht immer eine dritte Karte.',
  }),
  ruling('R-HN-BLESS-2', ['blessing', 'curse', 'apache-kid'], {
    en: 'There are no Diamonds now: Apache Kid can be shot like anybody.',
    it: 'Non ci sono più Quadri: ad Apache Kid si può sparare come a chiunque.',
    de: 'Jetzt gibt es kein Karo: Auf Apache Kid kann man schießen wie auf jeden.',
  }),
  ruling('R-HN-CURSE-1', ['curse', 'barrel', 'jail', 'dynamite'], {
    en: 'No Barrel works and nobody leaves Jail. The values stay: Dynamite explodes on any card from 2 to 9.',
    it: 'Nessun Barile funziona e nessuno esce di Prigione. I valori restano: la Dinamite esplode con ogni carta da 2 a 9.',
    de: 'Kein Fass hilft, niemand kommt aus dem Gefängnis. Die Werte bleiben: Dynamit explodiert bei jeder Karte von 2 bis 9.',
  }),
  ruling('R-HN-GHOST-2', ['ghost-town', 'bart-cassidy', 'el-gringo'], {
    en: 'A ghost without life points can lose none: it does not die, and Bart Cassidy and El Gringo get nothing for it.',
    it: 'Un fantasma senza punti vita non può perderne: non muore, e Bart Cassidy ed El Gringo non ne ricavano nulla.',
    de: 'Ein Geist ohne Lebenspunkte kann keinen verlieren: Er stirbt nicht, und Bart Cassidy und El Gringo bekommen nichts dafür.',
  }),
  ruling('R-HN-GHOST-3', ['ghost-town', 'distance'], {
    en: 'In its own turn a ghost counts as a player: for distances, for a General Store, for Beers. In other turns it does not exist.',
    it: 'Nel suo turno un fantasma conta come giocatore: per le distanze, l’Emporio, le Birre. Negli altri turni non esiste.',
    de: 'In seinem Zug zählt ein Geist als Spieler: für Abstände, Warenhaus und Bier. In anderen Zügen gibt es ihn nicht.',
  }),
  ruling(
    'R-HN-GHOST-4',
    ['ghost-town', 'chuck-wengam'],
    {
      en: 'A ghost may get back life points in its turn, but leaves at the end of it all the same.',
      it: 'Un fantasma può recuperare punti vita nel suo turno, ma alla fine se ne va comunque.',
      de: 'Ein Geist darf in seinem Zug Lebenspunkte zurückerhalten, geht am Ende aber trotzdem.',
    },
    'ghosts-do-not-heal',
  ),
  ruling('R-HN-GHOST-6', ['ghost-town', 'greg-digger', 'herb-hunter', 'vulture-sam'], {
    en: 'A ghost that leaves is eliminated again: Greg Digger, Herb Hunter and Vulture Sam profit each time.',
    it: 'Un fantasma che se ne va è di nuovo eliminato: Greg Digger, Herb Hunter e Vulture Sam ne approfittano ogni volta.',
    de: 'Ein Geist, der geht, scheidet erneut aus: Greg Digger, Herb Hunter und Vulture Sam haben jedes Mal etwas davon.',
  }),
  ruling('R-HN-GHOST-13', ['ghost-town'], {
    en: 'Whoever falls in this very round comes back only if his turn was still to come.',
    it: 'Chi cade proprio in questo giro torna solo se il suo turno doveva ancora arrivare.',
    de: 'Wer in eben dieser Runde fällt, kehrt nur zurück, wenn sein Zug noch bevorstand.',
  }),
  ruling('R-HN-RUSH-2', ['gold-rush', 'dynamite', 'general-store'], {
    en: 'Dynamite, General Store and Gatling still go to the left.',
    it: 'Dinamite, Emporio e Gatling vanno ancora verso sinistra.',
    de: 'Dynamit, Warenhaus und Gatling gehen weiter nach links.',
  }),
  ruling('R-HN-DALTON-2', ['daltons', 'jail', 'dynamite'], {
    en: 'A Jail or a Dynamite in front of you will do as well. Green cards do not count.',
    it: 'Va bene anche una Prigione o una Dinamite davanti a te. Le carte verdi non contano.',
    de: 'Auch ein Gefängnis oder Dynamit vor dir genügt. Grüne Karten zählen nicht.',
  }),
  ruling(
    'R-HN-DOCTOR-2',
    ['doctor'],
    {
      en: 'If the weakest of all is unhurt, nobody gets a life point.',
      it: 'Se il più debole di tutti non è ferito, nessuno recupera punti vita.',
      de: 'Ist der Schwächste von allen unverletzt, erhält niemand einen Lebenspunkt.',
    },
    'doctor-for-the-hurt',
  ),
  ruling('R-HN-DOCTOR-1', ['doctor'], {
    en: 'If several are equally weak, all of them get one.',
    it: 'Se più giocatori sono ugualmente deboli, ne recuperano uno tutti.',
    de: 'Sind mehrere gleich schwach, erhalten alle einen.',
  }),
  ruling('R-HN-REV-2', ['reverend', 'saloon', 'whisky', 'tequila', 'canteen'], {
    en: 'Saloon, Whisky, Tequila and Canteen are allowed, and Sid Ketchum’s ability too.',
    it: 'Saloon, Whisky, Tequila e Borraccia sono ammessi, e anche l’abilità di Sid Ketchum.',
    de: 'Saloon, Whisky, Tequila und Feldflasche sind erlaubt, ebenso Sid Ketchums Fähigkeit.',
  }),
  ruling(
    'R-HN-TRAIN-3',
    ['train-arrival', 'pat-brennan'],
    {
      en: 'If Pat Brennan takes a card in play he draws none in addition.',
      it: 'Se Pat Brennan prende una carta in gioco, non ne pesca un’altra.',
      de: 'Nimmt Pat Brennan eine ausliegende Karte, zieht er keine dazu.',
    },
    'pat-and-train',
  ),
  ruling('R-HN-TRAIN-2', ['train-arrival', 'kit-carlson'], {
    en: 'Kit Carlson simply keeps all three cards.',
    it: 'Kit Carlson tiene semplicemente tutte e tre le carte.',
    de: 'Kit Carlson behält einfach alle drei Karten.',
  }),
  ruling('R-HN-THIRST-2', ['thirst', 'kit-carlson'], {
    en: 'Kit Carlson looks at three cards and keeps one.',
    it: 'Kit Carlson guarda tre carte e ne tiene una.',
    de: 'Kit Carlson sieht sich drei Karten an und behält eine.',
  }),
  ruling('R-HN-THIRST-3', ['thirst', 'jesse-jones', 'pedro-ramirez'], {
    en: 'The one card may be that of the ability: from a hand for Jesse Jones, from the discards for Pedro Ramirez.',
    it: 'L’unica carta può essere quella dell’abilità: da una mano per Jesse Jones, dagli scarti per Pedro Ramirez.',
    de: 'Die eine Karte darf die der Fähigkeit sein: aus einer Hand bei Jesse Jones, von der Ablage bei Pedro Ramirez.',
  }),
  ruling('R-HN-HANG-1', ['hangover', 'volcanic', 'willy-the-kid'], {
    en: 'Life points stay as they are, and cards work: with a Volcanic Willy the Kid shoots as often as ever.',
    it: 'I punti vita restano quelli, e le carte funzionano: con una Volcanic Willy the Kid spara quanto vuole.',
    de: 'Die Lebenspunkte bleiben, und Karten wirken: Mit einer Volcanic schießt Willy the Kid so oft wie immer.',
  }),
  ruling('R-HN-SERMON-4', ['sermon', 'gatling', 'punch'], {
    en: 'Gatling, Punch and the like are allowed: they are no BANG! cards.',
    it: 'Gatling, Pugno e simili sono ammessi: non sono carte BANG!.',
    de: 'Gatling, Kinnhaken und Ähnliches sind erlaubt: Sie sind keine BANG!-Karten.',
  }),
  ruling('R-HN-SERMON-2', ['sermon', 'duel'], {
    en: 'Whoever plays a Duel cannot answer in it with a BANG!; the other player can.',
    it: 'Chi gioca un Duello non può rispondere con un BANG!; l’altro giocatore sì.',
    de: 'Wer ein Duell spielt, kann darin kein BANG! abwerfen; der andere schon.',
  }),
  ruling(
    'R-HN-SERMON-5',
    ['sermon', 'sid-ketchum', 'doc-holyday'],
    {
      en: 'A BANG! may still be discarded as a price or for an ability.',
      it: 'Un BANG! si può comunque scartare come costo o per un’abilità.',
      de: 'Als Preis oder für eine Fähigkeit darf ein BANG! weiterhin abgeworfen werden.',
    },
    'sermon-forbids-costs',
  ),
  ruling('R-HN-SHOOT-1', ['shootout', 'volcanic', 'calamity-janet'], {
    en: 'With Volcanic and for Willy the Kid it stays unlimited; Calamity Janet’s Missed! cards count as BANG!.',
    it: 'Con la Volcanic e per Willy the Kid resta senza limiti; i Mancato! di Calamity Janet contano come BANG!.',
    de: 'Mit Volcanic und für Willy the Kid bleibt es unbegrenzt; Fehlschuss! von Calamity Janet zählen als BANG!.',
  }),
  ruling('R-HN-NOON-1', ['high-noon', 'turn'], {
    en: 'The life point is lost before anything else, even before Dynamite and Jail.',
    it: 'Il punto vita si perde prima di ogni altra cosa, anche prima di Dinamite e Prigione.',
    de: 'Der Lebenspunkt geht vor allem anderen verloren, noch vor Dynamit und Gefängnis.',
  }),
  ruling('R-HN-NOON-2', ['high-noon', 'beer'], {
    en: 'With three or more players left a Beer saves you as usual.',
    it: 'Se restano almeno tre giocatori, una Birra ti salva come sempre.',
    de: 'Sind noch mindestens drei Spieler übrig, rettet dich ein Bier wie üblich.',
  }),
  ruling('R-HN-CUFF-2', ['handcuffs', 'duel'], {
    en: 'To discard is not to play: in a Duel or as a price any suit will do.',
    it: 'Scartare non è giocare: in un Duello o come costo va bene qualsiasi seme.',
    de: 'Abwerfen ist nicht Spielen: Im Duell oder als Preis geht jede Farbe.',
  }),
  ruling('R-HN-CUFF-3', ['handcuffs'], {
    en: 'Cards already in play can be used whatever their suit.',
    it: 'Le carte già in gioco si possono usare qualunque sia il seme.',
    de: 'Bereits ausliegende Karten dürfen unabhängig von ihrer Farbe genutzt werden.',
  }),
  ruling('R-HN-CUFF-4', ['handcuffs'], {
    en: 'Outside your turn the suit does not matter.',
    it: 'Fuori dal tuo turno il seme non conta.',
    de: 'Außerhalb deines Zuges spielt die Farbe keine Rolle.',
  }),
  ruling(
    'R-HN-CUFF-5',
    ['handcuffs', 'beer'],
    {
      en: 'A Beer is played even against the loss of your last life point: in your own turn it must have the suit that you named.',
      it: 'Anche contro la perdita dell’ultimo punto vita la Birra si gioca: nel tuo turno deve avere il seme che hai nominato.',
      de: 'Auch gegen den Verlust des letzten Lebenspunkts wird ein Bier gespielt: In deinem Zug muss es die genannte Farbe haben.',
    },
    'cuffed-beer',
  ),
  ruling(
    'R-HN-NID-1',
    ['new-identity'],
    {
      en: 'You become the character that was set aside for you, with exactly two life points, and may heal up to those of the new character (as Sheriff one more).',
      it: 'Diventi il personaggio messo da parte per te, con esattamente due punti vita, e puoi recuperarne fino a quelli del nuovo personaggio (uno in più da Sceriffo).',
      de: 'Du wirst zu dem Charakter, der für dich beiseitegelegt wurde, mit genau zwei Lebenspunkten, und kannst bis zu denen des neuen Charakters heilen (als Sheriff einen mehr).',
    },
    'random-new-identity',
  ),
  ruling('R-HN-NID-3', ['new-identity'], {
    en: 'Hand and cards in play stay yours; you decide before Dynamite and Jail.',
    it: 'La mano e le carte in gioco restano tue; decidi prima di Dinamite e Prigione.',
    de: 'Hand und ausliegende Karten bleiben dir; du entscheidest vor Dynamit und Gefängnis.',
  }),
];
