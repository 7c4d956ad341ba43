// Rulings on the other cards of the base game: beer and saloon, theft, the store, dynamite and jail.

import { type Ruling, ruling } from '../ruling.ts';

export const cards: readonly Ruling[] = [
  ruling('R-BEER-02', ['beer'], {
    en: 'At full life a Beer may be played too, without effect, to thin out your hand.',
    it: 'Anche a piena vita si può giocare una Birra, senza effetto, per alleggerire la mano.',
    de: 'Auch bei vollem Leben darf ein Bier gespielt werden, ohne Wirkung, um die Hand zu leeren.',
  }),
  ruling('R-BEER-04', ['beer', 'dying'], {
    en: 'Outside your turn a Beer is possible only when you lose your last life point, not against an ordinary wound.',
    it: 'Fuori dal tuo turno puoi bere una Birra solo quando perdi l’ultimo punto vita, non per una ferita qualsiasi.',
    de: 'Außerhalb deines Zuges ist ein Bier nur möglich, wenn du den letzten Lebenspunkt verlierst, nicht bei einer gewöhnlichen Wunde.',
  }),
  ruling('R-BEER-03', ['beer', 'dying'], {
    en: 'A Beer is for yourself: you cannot save another player with it.',
    it: 'La Birra è per te: non puoi salvare un altro giocatore.',
    de: 'Ein Bier trinkt man selbst: Einen anderen Spieler kannst du damit nicht retten.',
  }),
  ruling(
    'R-BEER-07',
    ['beer', 'dying'],
    {
      en: 'With two players left a Beer can be played but does nothing: it saves nobody any more.',
      it: 'Quando restano due giocatori la Birra si può giocare ma non ha effetto: non salva più nessuno.',
      de: 'Sind nur noch zwei Spieler übrig, darf ein Bier gespielt werden, wirkt aber nicht: Es rettet niemanden mehr.',
    },
    'no-beer-for-two',
  ),
  ruling('R-BEER-06', ['beer', 'dynamite', 'dying'], {
    en: 'Several Beers may be needed: with 2 life points against Dynamite you are at minus 1, so only two Beers save you.',
    it: 'Possono servirne più d’una: con 2 punti vita la Dinamite ti porta a meno 1, e solo due Birre ti salvano.',
    de: 'Manchmal braucht es mehrere: Mit 2 Lebenspunkten stehst du nach dem Dynamit bei minus 1, nur zwei Biere retten dich.',
  }),
  ruling('R-BEER-08', ['dying'], {
    en: 'Whoever is dying still counts as a player: among three the Beer that saves you works.',
    it: 'Chi sta morendo conta ancora come giocatore: in tre, la Birra che ti salva funziona.',
    de: 'Wer im Sterben liegt, zählt noch als Spieler: Zu dritt wirkt das rettende Bier.',
  }),
  ruling('R-BEER-14', ['dying'], {
    en: 'Nobody has to save himself: you may keep your Beer and be eliminated.',
    it: 'Nessuno è obbligato a salvarsi: puoi tenere la Birra ed essere eliminato.',
    de: 'Niemand muss sich retten: Du darfst dein Bier behalten und ausscheiden.',
  }),
  ruling('R-BEER-16', ['dying', 'gatling', 'indians'], {
    en: 'When a card hits many, each decides on his Beer at once when his turn to answer comes.',
    it: 'Quando una carta colpisce molti, ognuno decide subito sulla Birra, nel momento in cui tocca a lui.',
    de: 'Trifft eine Karte viele, entscheidet jeder sofort über sein Bier, sobald er an der Reihe ist.',
  }),
  ruling('R-BEER-12', ['dying', 'whisky', 'tequila', 'canteen', 'saloon'], {
    en: 'Whisky, Tequila, Canteen and Saloon are no Beers: they do not save the dying, but in your turn they work even with two players left.',
    it: 'Whisky, Tequila, Borraccia e Saloon non sono Birre: non salvano chi sta morendo, ma nel tuo turno funzionano anche in due.',
    de: 'Whisky, Tequila, Feldflasche und Saloon sind kein Bier: Sie retten keinen Sterbenden, wirken in deinem Zug aber auch zu zweit.',
  }),
  ruling('R-BEER-09', ['saloon', 'dying'], {
    en: 'A Saloon cannot save you from your last wound, not even in your own turn.',
    it: 'Il Saloon non può salvarti dall’ultima ferita, neanche nel tuo turno.',
    de: 'Ein Saloon rettet dich nicht vor der letzten Wunde, nicht einmal in deinem eigenen Zug.',
  }),
  ruling('R-BEER-10', ['saloon'], {
    en: 'Everybody alive and hurt gets the life point, you included; the eliminated get nothing.',
    it: 'Il punto vita va a tutti i vivi feriti, anche a te; gli eliminati non hanno nulla.',
    de: 'Den Lebenspunkt erhalten alle lebenden Verletzten, auch du; Ausgeschiedene gehen leer aus.',
  }),
  ruling('R-PANIC-03', ['panic', 'cat-balou', 'rag-time', 'can-can', 'conestoga', 'brawl'], {
    en: 'A card from the hand is picked by chance: neither of you chooses it.',
    it: 'La carta dalla mano è presa a caso: non la sceglie nessuno dei due.',
    de: 'Eine Handkarte bestimmt der Zufall: Keiner von beiden sucht sie aus.',
  }),
  ruling(
    'R-PANIC-05',
    ['panic', 'cat-balou', 'dynamite'],
    {
      en: 'Panic! and Cat Balou may be used on your own cards in play too, for instance on the Dynamite in front of you.',
      it: 'Panico! e Cat Balou si possono usare anche sulle proprie carte in gioco, per esempio sulla Dinamite che hai davanti.',
      de: 'Panik! und Cat Balou darfst du auch auf deine eigenen ausliegenden Karten anwenden, etwa auf das Dynamit vor dir.',
    },
    'not-on-oneself',
  ),
  ruling('R-PANIC-08', ['panic', 'cat-balou', 'jail', 'dynamite'], {
    en: 'Jail and Dynamite are cards in play: they too can be taken away.',
    it: 'Prigione e Dinamite sono carte in gioco: anche loro si possono togliere.',
    de: 'Gefängnis und Dynamit sind ausliegende Karten: Auch sie kann man wegnehmen.',
  }),
  ruling('R-PANIC-09', ['panic', 'cat-balou'], {
    en: 'There is no defence: neither Missed! nor Barrel helps.',
    it: 'Non c’è difesa: né Mancato! né Barile servono.',
    de: 'Dagegen gibt es keine Abwehr: Weder Fehlschuss! noch Fass helfen.',
  }),
  ruling('R-PANIC-04', ['cat-balou', 'panic'], {
    en: 'A player without any card is no target.',
    it: 'Un giocatore senza carte non può essere bersaglio.',
    de: 'Ein Spieler ohne Karten ist kein mögliches Ziel.',
  }),
  ruling('R-STORE-01', ['general-store'], {
    en: 'You choose first, then the others to your left. The cards go to the hand, in everybody’s sight.',
    it: 'Scegli tu per primo, poi gli altri verso sinistra. Le carte vanno in mano, sotto gli occhi di tutti.',
    de: 'Du wählst zuerst, dann die anderen links herum. Die Karten kommen auf die Hand, vor aller Augen.',
  }),
  ruling('R-STORE-02', ['general-store'], {
    en: 'Nobody may refuse: whoever is last takes the card that is left.',
    it: 'Nessuno può rifiutare: l’ultimo prende la carta rimasta.',
    de: 'Niemand darf verzichten: Der Letzte nimmt die Karte, die übrig ist.',
  }),
  ruling('R-STORE-06', ['stagecoach', 'wells-fargo'], {
    en: 'These cards are not drawn in phase 1: abilities for phase 1 do not apply to them.',
    it: 'Queste carte non sono pescate nella fase 1: le abilità della fase 1 non valgono.',
    de: 'Diese Karten werden nicht in Phase 1 gezogen: Fähigkeiten für Phase 1 gelten dafür nicht.',
  }),
  ruling('R-START-01', ['dynamite'], {
    en: 'In the turn in which it is laid it does nothing: the first check comes at the start of your next turn.',
    it: 'Nel turno in cui è messa in gioco non fa nulla: il primo controllo è all’inizio del tuo prossimo turno.',
    de: 'In dem Zug, in dem es ausgelegt wird, passiert nichts: Geprüft wird erst zu Beginn deines nächsten Zuges.',
  }),
  ruling('R-START-03', ['dynamite', 'draw'], {
    en: 'The ace is high: 10, jack, queen, king and ace of Spades do not set it off.',
    it: 'L’asso è alto: 10, fante, donna, re e asso di Picche non la fanno esplodere.',
    de: 'Das Ass ist hoch: Pik 10, Bube, Dame, König und Ass zünden es nicht.',
  }),
  ruling('R-START-06', ['dynamite'], {
    en: 'Passed on, it skips the eliminated and whoever already has a Dynamite.',
    it: 'Quando passa, salta gli eliminati e chi ha già una Dinamite.',
    de: 'Beim Weitergeben überspringt es Ausgeschiedene und alle, vor denen schon ein Dynamit liegt.',
  }),
  ruling('R-START-10', ['dynamite', 'elimination'], {
    en: 'Nobody is to blame for Dynamite: no reward, no penalty, whoever played it.',
    it: 'Della Dinamite non è colpa di nessuno: niente ricompense né penalità, chiunque l’abbia giocata.',
    de: 'Für Dynamit ist niemand verantwortlich: keine Belohnung, keine Strafe, egal wer es gespielt hat.',
  }),
  ruling('R-START-14', ['jail'], {
    en: 'If you stay in, the whole turn is lost; Jail is discarded all the same, and you need not discard down to your life points.',
    it: 'Se resti dentro salti tutto il turno; la Prigione è scartata comunque, e non devi scartare le carte in eccesso.',
    de: 'Bleibst du drin, entfällt der ganze Zug; das Gefängnis wird trotzdem abgeworfen, und überzählige Handkarten darfst du behalten.',
  }),
  ruling('R-START-16', ['jail'], {
    en: 'Distance does not matter for Jail.',
    it: 'Per la Prigione la distanza non conta.',
    de: 'Für das Gefängnis spielt der Abstand keine Rolle.',
  }),
  ruling(
    'R-START-19',
    ['jail'],
    {
      en: 'Whoever is not the Sheriff may even put himself in Jail.',
      it: 'Chi non è lo Sceriffo può mettere in Prigione anche sé stesso.',
      de: 'Wer nicht Sheriff ist, darf sogar sich selbst ins Gefängnis stecken.',
    },
    'not-on-oneself',
  ),
  ruling('R-START-17', ['jail'], {
    en: 'In Jail you still answer shots as usual, and may drink a Beer against your last wound.',
    it: 'In Prigione rispondi agli spari come sempre, e puoi bere una Birra contro l’ultima ferita.',
    de: 'Im Gefängnis wehrst du dich wie sonst gegen Schüsse und darfst ein Bier gegen die letzte Wunde trinken.',
  }),
  ruling('R-TURN-07', ['jail', 'in-play'], {
    en: 'Nobody can be in two Jails at once.',
    it: 'Nessuno può avere due Prigioni insieme.',
    de: 'Niemand kann zwei Gefängnisse zugleich vor sich haben.',
  }),
];
