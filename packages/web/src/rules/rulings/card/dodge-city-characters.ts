// Rulings on the characters of Dodge City, and on the promo characters.

import { type Ruling, ruling } from '../ruling.ts';

export const dodgeCityCharacters: readonly Ruling[] = [
  ruling('R-DC-APACHE-2', ['apache-kid', 'indians'], {
    en: 'Every Indians! card is of Diamonds: it passes him by.',
    it: 'Tutti gli Indiani! sono di Quadri: lo saltano.',
    de: 'Alle Indianer! sind Karo: Sie gehen an ihm vorbei.',
  }),
  ruling('R-DC-APACHE-5', ['apache-kid', 'general-store', 'saloon'], {
    en: 'Cards that do something for everybody, such as General Store or Saloon, work for him as usual.',
    it: 'Le carte che valgono per tutti, come Emporio o Saloon, per lui funzionano normalmente.',
    de: 'Karten, die für alle gelten, wie Warenhaus oder Saloon, wirken bei ihm wie üblich.',
  }),
  ruling(
    'R-DC-APACHE-7',
    ['apache-kid', 'duel'],
    {
      en: 'In a Duel his ability is off: a Duel of Diamonds takes place, and BANG! cards of Diamonds count.',
      it: 'In un Duello la sua abilità non vale: un Duello di Quadri si svolge, e i BANG! di Quadri contano.',
      de: 'Im Duell gilt seine Fähigkeit nicht: Ein Karo-Duell findet statt, und Karo-BANG! zählen.',
    },
    'apache-ignores-duels',
  ),
  ruling('R-DC-APACHE-10', ['apache-kid', 'calamity-janet'], {
    en: 'What counts is the suit printed on the card, also when Calamity Janet plays a Missed! as a BANG!.',
    it: 'Conta il seme stampato sulla carta, anche quando Calamity Janet gioca un Mancato! come BANG!.',
    de: 'Es zählt die aufgedruckte Farbe, auch wenn Calamity Janet einen Fehlschuss! als BANG! spielt.',
  }),
  ruling('R-DC-APACHE-11', ['apache-kid', 'springfield'], {
    en: 'The card discarded as a price does not matter, only the one that is played.',
    it: 'La carta scartata come costo non conta, conta solo quella giocata.',
    de: 'Die als Preis abgeworfene Karte spielt keine Rolle, nur die gespielte.',
  }),
  ruling('R-DC-BELLE-1', ['belle-star', 'barrel', 'mustang'], {
    en: 'In her turn neither Barrel nor Mustang nor green cards help the others; a Missed! from the hand does.',
    it: 'Nel suo turno agli altri non servono Barile, Mustang né carte verdi; un Mancato! dalla mano sì.',
    de: 'In ihrem Zug helfen den anderen weder Fass noch Mustang noch grüne Karten; ein Fehlschuss! aus der Hand schon.',
  }),
  ruling('R-DC-BELLE-5', ['belle-star', 'jourdonnais', 'paul-regret'], {
    en: 'Abilities are no cards: Jourdonnais and Paul Regret keep theirs.',
    it: 'Le abilità non sono carte: Jourdonnais e Paul Regret le mantengono.',
    de: 'Fähigkeiten sind keine Karten: Jourdonnais und Paul Regret behalten ihre.',
  }),
  ruling('R-DC-BELLE-3', ['belle-star', 'dynamite', 'jail'], {
    en: 'Her own cards in play work, the Dynamite and the Jail in front of her too.',
    it: 'Le sue carte in gioco funzionano, anche la Dinamite e la Prigione davanti a lei.',
    de: 'Ihre eigenen ausliegenden Karten wirken, auch Dynamit und Gefängnis vor ihr.',
  }),
  ruling('R-DC-BILL-1', ['bill-noface'], {
    en: 'Unhurt he draws one card, with one life point left of four he draws four.',
    it: 'Illeso pesca una carta, con un punto vita su quattro ne pesca quattro.',
    de: 'Unverletzt zieht er eine Karte, mit einem von vier Lebenspunkten vier.',
  }),
  ruling('R-DC-CHUCK-2', ['chuck-wengam'], {
    en: 'Only in his own turn.',
    it: 'Solo nel proprio turno.',
    de: 'Nur in seinem eigenen Zug.',
  }),
  ruling('R-DC-DOC-1', ['doc-holyday'], {
    en: 'It is no BANG! card: it comes on top of his BANG! of the turn, and one Missed! cancels it.',
    it: 'Non è una carta BANG!: si aggiunge al suo BANG! del turno, e basta un Mancato! per annullarlo.',
    de: 'Es ist keine BANG!-Karte: Der Schuss kommt zum BANG! des Zuges hinzu, und ein Fehlschuss! wehrt ihn ab.',
  }),
  ruling('R-DC-APACHE-9', ['doc-holyday', 'apache-kid'], {
    en: 'Against Apache Kid one of the two cards must not be of Diamonds.',
    it: 'Contro Apache Kid almeno una delle due carte non deve essere di Quadri.',
    de: 'Gegen Apache Kid darf mindestens eine der zwei Karten kein Karo sein.',
  }),
  ruling('R-DC-ELENA-1', ['elena-fuente', 'slab-the-killer'], {
    en: 'Against Slab the Killer she needs any two cards.',
    it: 'Contro Slab the Killer le servono due carte qualsiasi.',
    de: 'Gegen Slab the Killer braucht sie zwei beliebige Karten.',
  }),
  ruling('R-DC-ELENA-2', ['elena-fuente', 'indians', 'duel'], {
    en: 'Against Indians! and in a Duel it does not help: there a BANG! is asked for.',
    it: 'Contro gli Indiani! e in un Duello non serve: lì occorre un BANG!.',
    de: 'Gegen Indianer! und im Duell hilft es nicht: Dort ist ein BANG! gefragt.',
  }),
  ruling('R-DC-GREG-1', ['greg-digger'], {
    en: 'However the other player died, even of Dynamite.',
    it: 'Comunque sia morto l’altro giocatore, anche per la Dinamite.',
    de: 'Egal wie der andere gestorben ist, auch durch Dynamit.',
  }),
  ruling('R-DEATH-16', ['greg-digger', 'elimination'], {
    en: 'If he and another fall by the same card, the other’s death does not save him.',
    it: 'Se lui e un altro cadono per la stessa carta, la morte dell’altro non lo salva.',
    de: 'Fallen er und ein anderer durch dieselbe Karte, rettet ihn der Tod des anderen nicht.',
  }),
  ruling('R-DC-HERB-1', ['herb-hunter', 'outlaw'], {
    en: 'For an Outlaw whom he eliminates himself he draws five cards: three as a reward and two by his ability.',
    it: 'Per un Fuorilegge eliminato da lui pesca cinque carte: tre di ricompensa e due per l’abilità.',
    de: 'Für einen Gesetzlosen, den er selbst ausschaltet, zieht er fünf Karten: drei als Belohnung, zwei durch seine Fähigkeit.',
  }),
  ruling('R-DC-JOSE-2', ['jose-delgado'], {
    en: 'Only blue cards from the hand count, no green ones.',
    it: 'Contano solo le carte blu dalla mano, non le verdi.',
    de: 'Es zählen nur blaue Handkarten, keine grünen.',
  }),
  ruling('R-DC-MOLLY-6', ['molly-stark', 'cat-balou'], {
    en: 'For cards that others take from her she draws nothing.',
    it: 'Per le carte che le tolgono gli altri non pesca nulla.',
    de: 'Für Karten, die andere ihr nehmen, zieht sie nichts.',
  }),
  ruling('R-DC-MOLLY-4', ['molly-stark', 'duel'], {
    en: 'In a Duel she draws only at its end, one card for each BANG! she discarded.',
    it: 'In un Duello pesca solo alla fine, una carta per ogni BANG! scartato.',
    de: 'Im Duell zieht sie erst am Ende, eine Karte für jedes abgeworfene BANG!.',
  }),
  ruling('R-DC-MOLLY-7', ['molly-stark', 'sombrero'], {
    en: 'Cards in play do not count: for a Sombrero she draws nothing.',
    it: 'Le carte in gioco non contano: per un Sombrero non pesca.',
    de: 'Ausliegende Karten zählen nicht: Für einen Sombrero zieht sie nichts.',
  }),
  ruling('R-DC-PAT-1', ['pat-brennan'], {
    en: 'Distance does not matter. The card goes to his hand, and he draws none.',
    it: 'La distanza non conta. La carta va in mano, e non ne pesca altre.',
    de: 'Der Abstand ist egal. Die Karte kommt auf seine Hand, und er zieht keine.',
  }),
  ruling(
    'R-DC-PAT-2',
    ['pat-brennan'],
    {
      en: 'He may take one of his own cards in play too, such as his own Dynamite.',
      it: 'Può prendere anche una propria carta in gioco, per esempio la propria Dinamite.',
      de: 'Er darf auch eine eigene ausliegende Karte nehmen, etwa sein eigenes Dynamit.',
    },
    'pat-only-others',
  ),
  ruling('R-DC-SEAN-1', ['sean-mallory'], {
    en: 'However many life points he has left: even with one he keeps ten cards.',
    it: 'Qualunque sia la sua vita: anche con un punto vita tiene dieci carte.',
    de: 'Egal wie viele Lebenspunkte er noch hat: Selbst mit einem behält er zehn Karten.',
  }),
  ruling('R-DC-JOE-2', ['tequila-joe', 'saloon', 'tequila'], {
    en: 'Only a Beer counts double: Saloon, Tequila and Canteen give him one.',
    it: 'Vale doppio solo la Birra: Saloon, Tequila e Borraccia gliene danno uno.',
    de: 'Nur ein Bier zählt doppelt: Saloon, Tequila und Feldflasche geben ihm einen.',
  }),
  ruling('R-DC-JOE-3', ['tequila-joe', 'dying'], {
    en: 'Saved from his last wound by a Beer, he stands at two life points.',
    it: 'Salvato da una Birra dall’ultima ferita, si ritrova con due punti vita.',
    de: 'Rettet ihn ein Bier vor der letzten Wunde, hat er danach zwei Lebenspunkte.',
  }),
  ruling('R-DC-VERA-2', ['vera-custer'], {
    en: 'Before her first turn she has no ability.',
    it: 'Prima del suo primo turno non ha alcuna abilità.',
    de: 'Vor ihrem ersten Zug hat sie keine Fähigkeit.',
  }),
  ruling('R-DC-VERA-4', ['vera-custer'], {
    en: 'If the other character is eliminated she keeps the ability until her next turn.',
    it: 'Se l’altro personaggio viene eliminato, tiene l’abilità fino al suo prossimo turno.',
    de: 'Scheidet der andere Charakter aus, behält sie die Fähigkeit bis zu ihrem nächsten Zug.',
  }),
  ruling('R-DC-VERA-5', ['vera-custer', 'jail'], {
    en: 'If she stays in Jail she chooses nobody, and has no ability until her next turn.',
    it: 'Se resta in Prigione non sceglie nessuno, ed è senza abilità fino al prossimo turno.',
    de: 'Bleibt sie im Gefängnis, wählt sie niemanden und hat bis zu ihrem nächsten Zug keine Fähigkeit.',
  }),
  ruling(
    'R-DC-VERA-6',
    ['vera-custer', 'dynamite', 'jail'],
    {
      en: 'She chooses after Dynamite and Jail; for those checks the ability of last turn still counts.',
      it: 'Sceglie dopo Dinamite e Prigione; per quei controlli vale ancora l’abilità del turno prima.',
      de: 'Sie wählt nach Dynamit und Gefängnis; bei diesen Prüfungen gilt noch die Fähigkeit des letzten Zuges.',
    },
    'vera-before-checks',
  ),
  ruling('R-DC-VERA-8', ['vera-custer', 'suzy-lafayette'], {
    en: 'If she takes Suzy Lafayette’s ability with an empty hand, she draws a card at once.',
    it: 'Se prende l’abilità di Suzy Lafayette a mano vuota, pesca subito una carta.',
    de: 'Nimmt sie mit leerer Hand Suzy Lafayettes Fähigkeit, zieht sie sofort eine Karte.',
  }),
  ruling('R-DEATH-13', ['vera-custer', 'vulture-sam'], {
    en: 'If she has Vulture Sam’s ability the two take the cards of the fallen in turn, the one nearer on the left first.',
    it: 'Se ha l’abilità di Vulture Sam i due prendono a turno le carte del caduto, prima il più vicino alla sua sinistra.',
    de: 'Hat sie Vulture Sams Fähigkeit, nehmen beide abwechselnd die Karten des Gefallenen, zuerst der nähere zu seiner Linken.',
  }),
  ruling('R-PROMO-WILL-2', ['uncle-will', 'general-store'], {
    en: 'What the card would do does not matter: a BANG! played as a General Store is not his BANG! of the turn.',
    it: 'Non importa cosa farebbe la carta: un BANG! giocato come Emporio non è il suo BANG! del turno.',
    de: 'Was die Karte sonst bewirkt, ist egal: Ein BANG!, als Warenhaus gespielt, ist nicht sein BANG! des Zuges.',
  }),
  ruling('R-PROMO-WILL-1', ['uncle-will'], {
    en: 'Real General Stores he may play besides.',
    it: 'Gli Empori veri li può giocare in più.',
    de: 'Echte Warenhäuser darf er zusätzlich spielen.',
  }),
  ruling('R-PROMO-KISCH-2', ['johnny-kisch', 'dynamite', 'schofield'], {
    en: 'It holds for weapons and Dynamite too.',
    it: 'Vale anche per le armi e per la Dinamite.',
    de: 'Das gilt auch für Waffen und Dynamit.',
  }),
  ruling('R-PROMO-KISCH-3', ['johnny-kisch', 'jail'], {
    en: 'If he puts somebody in Jail, whoever else sits in one is free.',
    it: 'Se mette qualcuno in Prigione, chi altro vi si trova è libero.',
    de: 'Steckt er jemanden ins Gefängnis, kommen alle anderen heraus.',
  }),
  ruling('R-PROMO-CLAUS-1', ['claus-the-saint'], {
    en: 'He sees all the cards and decides who gets which. He has no choice but to share.',
    it: 'Vede tutte le carte e decide chi riceve quale. Non può fare a meno di dividerle.',
    de: 'Er sieht alle Karten und bestimmt, wer welche bekommt. Teilen muss er in jedem Fall.',
  }),
  ruling('R-PROMO-CLAUS-3', ['claus-the-saint', 'thirst', 'train-arrival'], {
    en: 'Under Thirst he keeps one card, under Train Arrival three; the others get one each all the same.',
    it: 'Con Sete tiene una carta, con Il Treno tre; gli altri ne ricevono comunque una.',
    de: 'Bei „Durst“ behält er eine Karte, bei „Der Zug“ drei; die anderen erhalten trotzdem je eine.',
  }),
];
