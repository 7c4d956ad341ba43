// Rulings on the course of the game: setting up, the turn, its start, draw! and the piles.

import { type Ruling, ruling } from '../ruling.ts';

export const turn: readonly Ruling[] = [
  ruling('R-SETUP-05', ['setup', 'sheriff'], {
    en: 'Only the Sheriff’s role is open. Every other role stays secret until its player is eliminated or the game is over.',
    it: 'Solo il ruolo dello Sceriffo è scoperto. Gli altri restano segreti finché il giocatore è eliminato o la partita finisce.',
    de: 'Nur die Rolle des Sheriffs liegt offen. Alle anderen bleiben geheim, bis ihr Spieler ausscheidet oder die Partie endet.',
  }),
  ruling(
    'R-SETUP-06',
    ['setup'],
    {
      en: 'Everybody has another character, open to all. Those of all sets in use are mixed.',
      it: 'Ognuno ha un personaggio diverso, scoperto. Si mescolano quelli di tutte le espansioni in uso.',
      de: 'Jeder hat einen anderen Charakter, offen für alle. Die aller beteiligten Erweiterungen werden gemischt.',
    },
    'base-characters-only',
  ),
  ruling(
    'R-SETUP-06',
    ['setup'],
    {
      en: 'You play the character that you are dealt; in the tournament, one of two.',
      it: 'Giochi il personaggio che ti capita; nel torneo, uno di due.',
      de: 'Du spielst den Charakter, den du bekommst; im Turnier einen von zweien.',
    },
    'characters-to-choose',
  ),
  ruling('R-SETUP-07', ['setup', 'sheriff'], {
    en: 'The Sheriff has one life point more than his character shows, for the whole game: healing goes up to it too.',
    it: 'Lo Sceriffo ha un punto vita in più di quelli del personaggio, per tutta la partita: può anche recuperarlo.',
    de: 'Der Sheriff hat die ganze Partie über einen Lebenspunkt mehr, als sein Charakter zeigt; auch Heilung reicht bis dahin.',
  }),
  ruling('R-SETUP-07', ['setup'], {
    en: 'You begin with as many cards in hand as you have life points.',
    it: 'Inizi con tante carte in mano quanti sono i tuoi punti vita.',
    de: 'Du beginnst mit so vielen Handkarten, wie du Lebenspunkte hast.',
  }),
  ruling('R-SETUP-14', ['setup', 'sheriff'], {
    en: 'The Sheriff takes the first turn; then play goes to the left.',
    it: 'Lo Sceriffo gioca il primo turno; poi si procede verso sinistra.',
    de: 'Der Sheriff hat den ersten Zug; danach geht es links herum weiter.',
  }),
  ruling(
    'R-SETUP-11',
    ['setup', 'deck'],
    {
      en: 'The beginner deck leaves out every Dynamite, Duel, General Store, Indians! and Jail; the Volcanic stays in.',
      it: 'Dal mazzo per principianti restano fuori Dinamite, Duello, Emporio, Indiani! e Prigione; la Volcanic rimane.',
      de: 'Bei den Karten für Einsteiger fehlen Dynamit, Duell, Warenhaus, Indianer! und Gefängnis; die Volcanic bleibt dabei.',
    },
    'volcanic-is-a-book-card',
  ),
  ruling('R-TURN-02', ['turn'], {
    en: 'Nobody has to play anything: you may end your turn at once, even with cards you could use.',
    it: 'Nessuno è obbligato a giocare: puoi finire subito il turno, anche con carte che potresti usare.',
    de: 'Niemand muss etwas spielen: Du darfst deinen Zug sofort beenden, auch mit Karten, die du nutzen könntest.',
  }),
  ruling('R-TURN-03', ['turn', 'sid-ketchum'], {
    en: 'Outside your turn you can only answer what is done to you, or drink a Beer against the loss of your last life point; only Sid Ketchum may use his ability besides.',
    it: 'Fuori dal tuo turno puoi solo rispondere a ciò che ti fanno, o bere una Birra contro la perdita dell’ultimo punto vita; solo Sid Ketchum può usare anche la sua abilità.',
    de: 'Außerhalb deines Zuges kannst du nur auf das antworten, was dir geschieht, oder ein Bier gegen den Verlust des letzten Lebenspunkts trinken; nur Sid Ketchum darf auch seine Fähigkeit nutzen.',
  }),
  ruling('R-TURN-12', ['turn'], {
    en: 'At the end of your turn you keep as many cards in hand as you have life points left, and discard the rest.',
    it: 'Alla fine del turno tieni in mano tante carte quanti punti vita ti restano, e scarti le altre.',
    de: 'Am Ende deines Zuges behältst du so viele Handkarten, wie du noch Lebenspunkte hast, und wirfst den Rest ab.',
  }),
  ruling('R-TURN-14', ['turn'], {
    en: 'The hand limit counts only at the end of your own turn: in between you may hold any number of cards.',
    it: 'Il limite di carte in mano conta solo alla fine del tuo turno: nel frattempo puoi averne quante vuoi.',
    de: 'Das Handlimit gilt nur am Ende deines eigenen Zuges: Dazwischen darfst du beliebig viele Karten halten.',
  }),
  ruling('R-TURN-15', ['turn'], {
    en: 'You cannot discard cards just because you want to, from the hand or from the table: something must ask for it.',
    it: 'Non puoi scartare carte solo perché lo vuoi, né dalla mano né in gioco: deve chiedertelo qualcosa.',
    de: 'Du kannst Karten nicht einfach so abwerfen, weder aus der Hand noch ausliegende: Etwas muss es verlangen.',
  }),
  ruling('R-TURN-16', ['turn'], {
    en: 'One thing at a time: nobody plays another card before the current one is completely finished.',
    it: 'Una cosa alla volta: nessuno gioca un’altra carta prima che quella in corso sia del tutto finita.',
    de: 'Eins nach dem anderen: Niemand spielt eine weitere Karte, bevor die laufende ganz abgehandelt ist.',
  }),
  ruling('R-TURN-17', ['turn'], {
    en: 'Once you have ended phase 2 and are discarding, you can play no more cards.',
    it: 'Una volta finita la fase 2, mentre scarti, non puoi più giocare carte.',
    de: 'Hast du Phase 2 beendet und wirfst schon ab, kannst du keine Karten mehr spielen.',
  }),
  ruling('R-TURN-18', ['turn', 'elimination'], {
    en: 'Whoever is eliminated in the middle of his own turn ends it there; the next player begins.',
    it: 'Se sei eliminato nel mezzo del tuo turno, il turno finisce lì; tocca al giocatore seguente.',
    de: 'Wer mitten im eigenen Zug ausscheidet, dessen Zug endet sofort; der nächste Spieler ist dran.',
  }),
  ruling('R-TURN-06', ['in-play'], {
    en: 'You can never have two cards of the same name in play in front of you. Different names may lie there in any number.',
    it: 'Non puoi mai avere in gioco due carte con lo stesso nome. Di nomi diversi ne puoi avere quante vuoi.',
    de: 'Vor dir dürfen nie zwei Karten gleichen Namens ausliegen. Verschiedene Namen dagegen beliebig viele.',
  }),
  ruling('R-SETUP-15', ['in-play'], {
    en: 'Roles and characters are never touched by cards: they cannot be stolen or discarded.',
    it: 'Ruoli e personaggi non sono toccati dalle carte: non si possono rubare né scartare.',
    de: 'Rollen und Charaktere sind für Karten unantastbar: Sie können nicht gestohlen oder abgeworfen werden.',
  }),
  ruling(
    'R-TURN-10',
    ['deck', 'stagecoach', 'wells-fargo'],
    {
      en: 'A brown card goes to the discard pile before it takes effect. If the draw pile runs out over it, it is shuffled in as well.',
      it: 'Una carta marrone va negli scarti prima di avere effetto. Se proprio allora il mazzo finisce, viene rimescolata anche lei.',
      de: 'Eine braune Karte kommt auf den Ablagestapel, bevor sie wirkt. Geht dabei der Nachziehstapel aus, wird sie mit eingemischt.',
    },
    'card-after-effect',
  ),
  ruling(
    'R-DRAW-03',
    ['deck'],
    {
      en: 'As soon as the draw pile is empty the discards are shuffled and become the new one.',
      it: 'Appena il mazzo è vuoto gli scarti si rimescolano e diventano il nuovo mazzo.',
      de: 'Sobald der Nachziehstapel leer ist, wird die Ablage gemischt und bildet den neuen.',
    },
    'late-reshuffle',
  ),
  ruling('R-DRAW-04', ['deck', 'wells-fargo'], {
    en: 'An empty draw pile never shortens a card: you draw what is there, the discards are shuffled, and you draw the rest.',
    it: 'Un mazzo vuoto non accorcia mai una carta: peschi quel che c’è, si rimescolano gli scarti, e peschi il resto.',
    de: 'Ein leerer Stapel verkürzt keine Karte: Du ziehst, was da ist, die Ablage wird gemischt, und du ziehst den Rest.',
  }),
  ruling('R-DRAW-06', ['deck', 'draw'], {
    en: 'If both piles are empty you draw nothing, and a draw! that cannot be made fails.',
    it: 'Se mazzo e scarti sono entrambi vuoti non peschi nulla, e un Estrarre! che non si può fare fallisce.',
    de: 'Sind beide Stapel leer, ziehst du nichts, und ein Ziehen!, das nicht möglich ist, misslingt.',
  }),
  ruling('R-DRAW-11', ['deck'], {
    en: 'Of the discard pile only the top card is open to all.',
    it: 'Degli scarti è visibile a tutti solo la carta in cima.',
    de: 'Vom Ablagestapel ist nur die oberste Karte für alle offen.',
  }),
  ruling('R-DRAW-01', ['draw'], {
    en: 'A card turned up for a draw! goes to the discard pile. Only its suit and value count, never what it does.',
    it: 'La carta scoperta con un Estrarre! va negli scarti. Contano solo il seme e il valore, mai quello che fa.',
    de: 'Die bei einem Ziehen! aufgedeckte Karte kommt auf den Ablagestapel. Nur Farbe und Wert zählen, nie ihre Wirkung.',
  }),
  ruling('R-DRAW-08', ['draw', 'lucky-duke'], {
    en: 'Lucky Duke may choose the worse of his two cards too; both are discarded.',
    it: 'Lucky Duke può scegliere anche la peggiore delle due carte; entrambe vengono scartate.',
    de: 'Lucky Duke darf auch die schlechtere seiner zwei Karten wählen; beide werden abgeworfen.',
  }),
  ruling('R-START-20', ['turn', 'dynamite', 'jail'], {
    en: 'A turn starts in this order: the event, if it acts then; Dynamite; Jail; Vera Custer’s choice; then phase 1.',
    it: 'Un turno inizia in quest’ordine: l’evento, se agisce allora; la Dinamite; la Prigione; la scelta di Vera Custer; poi la fase 1.',
    de: 'Ein Zug beginnt in dieser Reihenfolge: das Ereignis, falls es dann wirkt; Dynamit; Gefängnis; Vera Custers Wahl; dann Phase 1.',
  }),
  ruling('R-START-08', ['dynamite', 'jail'], {
    en: 'With Dynamite and Jail in front of you, Dynamite is checked first; Jail only if you survive.',
    it: 'Con Dinamite e Prigione davanti, si controlla prima la Dinamite; la Prigione solo se sopravvivi.',
    de: 'Liegen Dynamit und Gefängnis vor dir, wird zuerst das Dynamit geprüft; das Gefängnis nur, wenn du überlebst.',
  }),
];
