// Rulings on the cards of Dodge City: the green ones, and those that cost another card.

import { type Ruling, ruling } from '../ruling.ts';

const GREEN_DODGES = ['bible', 'iron-plate', 'sombrero', 'ten-gallon-hat'];
const GREEN_SHOTS = ['buffalo-rifle', 'derringer', 'howitzer', 'knife', 'pepperbox'];
const GREEN = [...GREEN_DODGES, ...GREEN_SHOTS, 'can-can', 'canteen', 'conestoga', 'pony-express'];
const WITH_A_PRICE = ['brawl', 'rag-time', 'springfield', 'tequila', 'whisky'];

export const dodgeCityCards: readonly Ruling[] = [
  ruling('R-GREEN-01', ['in-play', ...GREEN], {
    en: 'A green card cannot be used in the turn in which it is laid.',
    it: 'Una carta verde non si può usare nel turno in cui è messa in gioco.',
    de: 'Eine grüne Karte kann in dem Zug, in dem sie ausgelegt wird, nicht genutzt werden.',
  }),
  ruling('R-GREEN-02', GREEN_DODGES, {
    en: 'As soon as your turn is over it protects you: from the next player’s turn on.',
    it: 'Appena il tuo turno è finito ti protegge: già dal turno del giocatore seguente.',
    de: 'Sobald dein Zug vorbei ist, schützt sie dich: schon im Zug des nächsten Spielers.',
  }),
  ruling('R-GREEN-04', ['canteen', 'can-can', 'conestoga', 'pony-express', ...GREEN_SHOTS], {
    en: 'It can only be used in your own turn; of the green cards only those that count as a Missed! work outside it.',
    it: 'Si usa solo nel tuo turno; fuori dal turno funzionano solo le carte verdi che valgono come Mancato!.',
    de: 'Sie wirkt nur in deinem eigenen Zug; außerhalb helfen nur die grünen Karten, die als Fehlschuss! gelten.',
  }),
  ruling('R-GREEN-09', GREEN_SHOTS, {
    en: 'It is no BANG!: it neither uses up nor needs your BANG! of the turn.',
    it: 'Non è un BANG!: non consuma il BANG! del turno e non ne dipende.',
    de: 'Sie ist kein BANG!: Dein BANG! des Zuges bleibt davon unberührt.',
  }),
  ruling('R-GREEN-06', ['in-play', 'panic', 'rag-time', 'conestoga'], {
    en: 'A green card that you take from somebody goes to your hand: it must be laid and waits anew.',
    it: 'Una carta verde presa a qualcuno va in mano: va rimessa in gioco e aspetta di nuovo.',
    de: 'Eine grüne Karte, die du jemandem nimmst, kommt auf deine Hand: Sie muss ausgelegt werden und wartet von vorn.',
  }),
  ruling('R-GREEN-03', ['derringer'], {
    en: 'You draw the card even if the shot was cancelled.',
    it: 'Peschi la carta anche se lo sparo è stato annullato.',
    de: 'Die Karte ziehst du auch, wenn der Schuss abgewehrt wurde.',
  }),
  ruling('R-GREEN-08', ['bible', 'dodge'], {
    en: 'You draw the card at once: where two Missed! are needed it may be the second.',
    it: 'La carta si pesca subito: dove servono due Mancato! può fare da secondo.',
    de: 'Die Karte ziehst du sofort: Braucht es zwei Fehlschuss!, kann sie der zweite sein.',
  }),
  ruling('R-GREEN-10', ['pepperbox'], {
    en: 'It reaches as far as your weapon in play.',
    it: 'Arriva lontano quanto la tua arma in gioco.',
    de: 'Sie reicht so weit wie deine ausliegende Waffe.',
  }),
  ruling('R-BANG-13', ['punch', 'knife', 'derringer'], {
    en: 'Its range is 1 whatever your weapon; Scope and Mustang count, though.',
    it: 'La portata è 1 qualunque arma tu abbia; Mirino e Mustang però contano.',
    de: 'Die Reichweite ist 1, egal mit welcher Waffe; Zielfernrohr und Mustang zählen aber.',
  }),
  ruling('R-PLUS-01', WITH_A_PRICE, {
    en: 'Without another card in hand to discard it cannot be played.',
    it: 'Senza un’altra carta in mano da scartare non si può giocare.',
    de: 'Ohne eine weitere Handkarte zum Abwerfen kann sie nicht gespielt werden.',
  }),
  ruling('R-PLUS-09', WITH_A_PRICE, {
    en: 'The other card is discarded, not played: it has no effect and uses up nothing.',
    it: 'L’altra carta è scartata, non giocata: non ha effetto e non consuma nulla.',
    de: 'Die weitere Karte wird abgeworfen, nicht gespielt: Sie wirkt nicht und verbraucht nichts.',
  }),
  ruling('R-PLUS-02', ['brawl'], {
    en: 'You decide for each player on his own: the hand, or which card in play.',
    it: 'Decidi per ogni giocatore separatamente: la mano, o quale carta in gioco.',
    de: 'Du entscheidest für jeden Spieler einzeln: die Hand oder welche ausliegende Karte.',
  }),
  ruling('R-PLUS-03', ['brawl'], {
    en: 'Players without cards are skipped; at least one other player must have one.',
    it: 'Chi non ha carte viene saltato; almeno un altro giocatore deve averne una.',
    de: 'Spieler ohne Karten werden übersprungen; mindestens ein anderer muss eine haben.',
  }),
  ruling('R-PLUS-07', ['springfield'], {
    en: 'It is a shot but no BANG!: it comes on top of your BANG! of the turn.',
    it: 'È uno sparo ma non un BANG!: si aggiunge al BANG! del turno.',
    de: 'Es ist ein Schuss, aber kein BANG!: Er kommt zum BANG! des Zuges hinzu.',
  }),
  ruling('R-PLUS-06', ['whisky'], {
    en: 'Only you drink: nobody else gets life points.',
    it: 'Bevi solo tu: nessun altro recupera punti vita.',
    de: 'Nur du trinkst: Sonst erhält niemand Lebenspunkte.',
  }),
  ruling('R-PLUS-05', ['tequila'], {
    en: 'You may also name a player at full life; both cards are spent for nothing.',
    it: 'Puoi nominare anche chi è a piena vita; le due carte vanno sprecate.',
    de: 'Du darfst auch einen Spieler mit vollem Leben nennen; beide Karten sind dann umsonst ausgegeben.',
  }),
];
