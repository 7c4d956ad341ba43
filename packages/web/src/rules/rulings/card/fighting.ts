// Rulings on distance, weapons, shots and how one gets out of their way.

import { type Ruling, ruling } from '../ruling.ts';

export const fighting: readonly Ruling[] = [
  ruling('R-DIST-01', ['distance'], {
    en: 'Distance is counted from seat to seat, the shorter way round: in a ring of six your neighbours are at 1, the next at 2, the one opposite at 3.',
    it: 'La distanza si conta di posto in posto, dal lato più corto: in sei i vicini sono a 1, i seguenti a 2, chi sta di fronte a 3.',
    de: 'Den Abstand zählt man von Platz zu Platz, auf dem kürzeren Weg: Zu sechst sind die Nachbarn bei 1, die nächsten bei 2, das Gegenüber bei 3.',
  }),
  ruling('R-DIST-05', ['distance', 'elimination'], {
    en: 'Eliminated players are no longer counted: those beside them move closer together.',
    it: 'I giocatori eliminati non si contano più: chi siede accanto a loro si avvicina.',
    de: 'Ausgeschiedene werden nicht mehr mitgezählt: Wer neben ihnen sitzt, rückt näher zusammen.',
  }),
  ruling('R-DIST-04', ['distance', 'scope', 'binocular', 'rose-doolan'], {
    en: 'Whatever you have, nobody is ever nearer than distance 1.',
    it: 'Qualunque cosa tu abbia, nessuno è mai più vicino di distanza 1.',
    de: 'Was du auch hast: Näher als Abstand 1 ist niemand.',
  }),
  ruling('R-DIST-15', ['distance', 'scope', 'mustang'], {
    en: 'Distance is not the same both ways: with a Scope you may see somebody at 1 who sees you at 2.',
    it: 'La distanza non è uguale nei due sensi: con il Mirino puoi vedere a 1 chi vede te a 2.',
    de: 'Der Abstand ist nicht in beide Richtungen gleich: Mit dem Zielfernrohr siehst du jemanden bei 1, der dich bei 2 sieht.',
  }),
  ruling('R-DIST-06', ['distance', 'scope', 'mustang'], {
    en: 'A Scope of yours and a Mustang of your target cancel each other out.',
    it: 'Il tuo Mirino e il Mustang del bersaglio si annullano a vicenda.',
    de: 'Dein Zielfernrohr und der Mustang des Ziels heben einander auf.',
  }),
  ruling('R-DIST-09', ['distance', 'panic', 'punch'], {
    en: 'A weapon lengthens your reach, but brings nobody nearer: cards that name a distance, such as Panic!, do not care about it.',
    it: 'Un’arma allunga la portata, ma non avvicina nessuno: le carte che indicano una distanza, come Panico!, la ignorano.',
    de: 'Eine Waffe erhöht deine Reichweite, bringt aber niemanden näher: Karten mit festem Abstand, etwa Panik!, beachten sie nicht.',
  }),
  ruling('R-DIST-10', ['distance', 'panic', 'scope', 'mustang'], {
    en: 'Scope and Mustang do count for Panic!: a neighbour on a Mustang is out of its range.',
    it: 'Mirino e Mustang contano invece per Panico!: un vicino con il Mustang è fuori portata.',
    de: 'Zielfernrohr und Mustang zählen dagegen auch für Panik!: Ein Nachbar mit Mustang ist zu weit weg.',
  }),
  ruling('R-DIST-16', ['distance', 'hideout', 'mustang'], {
    en: 'Even the last two players may be out of each other’s reach: Mustang and Hideout make it distance 3.',
    it: 'Anche gli ultimi due giocatori possono non essere a portata: con Mustang e Riparo la distanza è 3.',
    de: 'Selbst die letzten zwei können außer Reichweite sein: Mustang und Versteck machen daraus Abstand 3.',
  }),
  ruling('R-DIST-11', ['binocular', 'hideout', 'scope', 'mustang'], {
    en: 'Scope and Binocular add up, and so do Mustang and Hideout: their names differ.',
    it: 'Mirino e Binocolo si sommano, e così Mustang e Riparo: hanno nomi diversi.',
    de: 'Zielfernrohr und Fernglas zählen zusammen, ebenso Mustang und Versteck: Ihre Namen sind verschieden.',
  }),
  ruling('R-SETUP-12', ['distance', 'in-play'], {
    en: 'Without a weapon in play everybody has a Colt .45 with reach 1. It is no card: nobody can take it from you.',
    it: 'Senza un’arma in gioco ognuno ha una Colt .45 con portata 1. Non è una carta: nessuno può togliertela.',
    de: 'Ohne ausliegende Waffe hat jeder einen Colt .45 mit Reichweite 1. Er ist keine Karte: Niemand kann ihn dir nehmen.',
  }),
  ruling('R-TURN-08', ['in-play', 'schofield', 'remington', 'rev-carabine', 'winchester', 'volcanic'], {
    en: 'You have one weapon: laying down another discards the old one.',
    it: 'Hai una sola arma: mettendone in gioco un’altra scarti la vecchia.',
    de: 'Du hast nur eine Waffe: Legst du eine andere aus, wird die alte abgeworfen.',
  }),
  ruling(
    'R-TURN-09',
    ['in-play', 'schofield'],
    {
      en: 'A weapon cannot replace another of the same name.',
      it: 'Un’arma non può sostituirne una con lo stesso nome.',
      de: 'Eine Waffe kann keine gleichen Namens ersetzen.',
    },
    'same-weapon-again',
  ),
  ruling('R-DIST-08', ['winchester', 'rev-carabine', 'remington'], {
    en: 'With six players only Rev. Carabine and Winchester reach the player opposite who sits on a Mustang.',
    it: 'In sei, solo Rev. Carabine e Winchester raggiungono chi sta di fronte e ha un Mustang.',
    de: 'Zu sechst erreichen nur Karabiner und Winchester das Gegenüber auf einem Mustang.',
  }),
  ruling('R-TURN-05', ['bang', 'turn', 'shots'], {
    en: 'One a turn holds for cards named BANG! only. Other shots, such as Gatling or Punch, come on top, as many as you like.',
    it: 'Uno per turno vale solo per le carte di nome BANG!. Gli altri spari, come Gatling o Pugno, sono in più, quanti vuoi.',
    de: 'Eines pro Zug gilt nur für Karten namens BANG!. Andere Schüsse wie Gatling oder Kinnhaken kommen beliebig oft dazu.',
  }),
  ruling('R-BANG-02', ['bang', 'missed'], {
    en: 'A BANG! that is cancelled still counts as your BANG! of the turn.',
    it: 'Un BANG! annullato conta comunque come il BANG! del turno.',
    de: 'Auch ein abgewehrtes BANG! zählt als dein BANG! dieses Zuges.',
  }),
  ruling('R-TURN-11', ['bang', 'cat-balou'], {
    en: 'A card without a possible target cannot be played: it stays in your hand, and nothing is used up.',
    it: 'Una carta senza un bersaglio possibile non si può giocare: resta in mano, e non si consuma nulla.',
    de: 'Eine Karte ohne mögliches Ziel kann nicht gespielt werden: Sie bleibt auf der Hand, und nichts ist verbraucht.',
  }),
  ruling('R-BANG-12', ['bang', 'shots', 'duel'], {
    en: 'You cannot shoot at yourself, nor challenge yourself to a Duel.',
    it: 'Non puoi spararti da solo, né sfidarti a Duello.',
    de: 'Du kannst weder auf dich selbst schießen noch dich selbst zum Duell fordern.',
  }),
  ruling('R-BANG-03', ['missed', 'shots'], {
    en: 'You can only save yourself: nobody plays a Missed! for another player.',
    it: 'Puoi salvare solo te stesso: nessuno gioca un Mancato! per un altro.',
    de: 'Du kannst nur dich selbst retten: Niemand spielt einen Fehlschuss! für einen anderen.',
  }),
  ruling('R-BANG-04', ['missed', 'shots'], {
    en: 'You need not defend yourself: you may take the hit and keep your Missed!.',
    it: 'Non sei obbligato a difenderti: puoi prendere il colpo e tenere il tuo Mancato!.',
    de: 'Du musst dich nicht wehren: Du darfst den Treffer hinnehmen und deinen Fehlschuss! behalten.',
  }),
  ruling('R-BANG-05', ['missed'], {
    en: 'A Missed! is only an answer: it cannot be played in your own turn to get rid of it.',
    it: 'Il Mancato! è solo una risposta: non si può giocare nel proprio turno per liberarsene.',
    de: 'Ein Fehlschuss! ist nur eine Antwort: Im eigenen Zug kann man ihn nicht spielen, um ihn loszuwerden.',
  }),
  ruling('R-BANG-06', ['missed', 'dodge', 'punch', 'shots'], {
    en: 'Whatever counts as a Missed! stops whatever is a shot: a Dodge cancels a Punch as well.',
    it: 'Tutto ciò che vale come Mancato! ferma tutto ciò che è uno sparo: una Schivata annulla anche un Pugno.',
    de: 'Alles, was als Fehlschuss! gilt, wehrt jeden Schuss ab: Ausweichen hilft auch gegen einen Kinnhaken.',
  }),
  ruling('R-BANG-08', ['volcanic'], {
    en: 'With the Volcanic you may share your BANG! cards among several players, as long as each is in reach.',
    it: 'Con la Volcanic puoi dividere i BANG! tra più giocatori, purché ognuno sia a portata.',
    de: 'Mit der Volcanic darfst du deine BANG! auf mehrere Spieler verteilen, solange jeder in Reichweite ist.',
  }),
  ruling('R-BANG-09', ['volcanic'], {
    en: 'If you lay down the Volcanic after your first BANG!, you may go on shooting at once.',
    it: 'Se metti in gioco la Volcanic dopo il primo BANG!, puoi continuare subito a sparare.',
    de: 'Legst du die Volcanic nach deinem ersten BANG! aus, darfst du sofort weiterschießen.',
  }),
  ruling(
    'R-BANG-10',
    ['volcanic'],
    {
      en: 'If you swap the Volcanic for another weapon after shooting, there is no further BANG! this turn.',
      it: 'Se dopo aver sparato cambi la Volcanic con un’altra arma, in questo turno non puoi più giocare BANG!.',
      de: 'Tauschst du die Volcanic nach dem Schießen gegen eine andere Waffe, ist in diesem Zug kein BANG! mehr möglich.',
    },
    'bang-after-volcanic',
  ),
  ruling('R-BARREL-03', ['barrel', 'shots'], {
    en: 'A Barrel helps against every kind of shot: BANG!, Gatling, Punch, Springfield and the green ones too.',
    it: 'Il Barile serve contro ogni tipo di sparo: BANG!, Gatling, Pugno, Springfield e anche quelli verdi.',
    de: 'Ein Fass hilft gegen jeden Schuss: BANG!, Gatling, Kinnhaken, Springfield und auch die grünen.',
  }),
  ruling('R-BARREL-04', ['barrel', 'indians', 'duel'], {
    en: 'A Barrel is of no use against Indians! or in a Duel.',
    it: 'Il Barile non serve contro gli Indiani! né in un Duello.',
    de: 'Gegen Indianer! und im Duell nützt ein Fass nichts.',
  }),
  ruling('R-BARREL-06', ['barrel', 'missed'], {
    en: 'If the Barrel fails you may still play a Missed!. You may also play cards first and try the Barrel after.',
    it: 'Se il Barile fallisce puoi ancora giocare un Mancato!. Puoi anche giocare prima le carte e provare poi il Barile.',
    de: 'Versagt das Fass, darfst du noch einen Fehlschuss! spielen. Du darfst auch erst Karten spielen und dann das Fass versuchen.',
  }),
  ruling('R-BARREL-05', ['barrel'], {
    en: 'Each Barrel may be tried once for each shot.',
    it: 'Ogni Barile si può provare una volta per ogni sparo.',
    de: 'Jedes Fass darf bei jedem Schuss einmal versucht werden.',
  }),
  ruling('R-BANG-14', ['barrel'], {
    en: 'You are asked for your Barrel even with an empty hand.',
    it: 'Puoi usare il Barile anche con la mano vuota.',
    de: 'Auch mit leerer Hand kannst du dein Fass nutzen.',
  }),
  ruling('R-GAT-01', ['gatling', 'howitzer'], {
    en: 'All others are shot at one after the other, from the left of whoever fires; distance does not matter.',
    it: 'Si spara a tutti gli altri uno dopo l’altro, da sinistra di chi la usa; la distanza non conta.',
    de: 'Auf alle anderen wird nacheinander geschossen, links vom Schützen beginnend; der Abstand ist egal.',
  }),
  ruling('R-BANG-11', ['gatling', 'bang'], {
    en: 'A Gatling is no BANG!: you may play one before or after it in the same turn.',
    it: 'La Gatling non è un BANG!: nello stesso turno puoi giocarne uno prima o dopo.',
    de: 'Eine Gatling ist kein BANG!: Davor oder danach darfst du im selben Zug eines spielen.',
  }),
  ruling('R-GAT-04', ['gatling', 'indians', 'elimination'], {
    en: 'Whoever falls is eliminated only when the last target has answered; loot and rewards come after that.',
    it: 'Chi cade è eliminato solo dopo che l’ultimo bersaglio ha risposto; bottino e ricompense vengono dopo.',
    de: 'Wer fällt, scheidet erst aus, wenn das letzte Ziel geantwortet hat; Beute und Belohnung kommen danach.',
  }),
  ruling('R-IND-02', ['indians', 'missed'], {
    en: 'Only a BANG! helps against Indians!: no Missed!, no Barrel, no Bible.',
    it: 'Contro gli Indiani! serve solo un BANG!: niente Mancato!, Barile o Bibbia.',
    de: 'Gegen Indianer! hilft nur ein BANG!: kein Fehlschuss!, kein Fass, keine Bibel.',
  }),
  ruling('R-IND-07', ['indians', 'duel', 'bang'], {
    en: 'A BANG! discarded against Indians! or in a Duel is not played: your one BANG! of the turn is untouched.',
    it: 'Un BANG! scartato contro gli Indiani! o in un Duello non è giocato: il tuo BANG! del turno resta disponibile.',
    de: 'Ein BANG!, das gegen Indianer! oder im Duell abgeworfen wird, ist nicht gespielt: Dein BANG! des Zuges bleibt dir.',
  }),
  ruling('R-IND-03', ['indians'], {
    en: 'You may keep your BANG! and lose the life point instead.',
    it: 'Puoi tenere il tuo BANG! e perdere invece il punto vita.',
    de: 'Du darfst dein BANG! behalten und stattdessen den Lebenspunkt verlieren.',
  }),
  ruling('R-DUEL-04', ['duel'], {
    en: 'A Duel can be played on anybody, however far away.',
    it: 'Il Duello si può giocare contro chiunque, a qualsiasi distanza.',
    de: 'Zum Duell darfst du jeden fordern, egal wie weit entfernt.',
  }),
  ruling('R-DUEL-06', ['duel', 'bang', 'gatling', 'punch'], {
    en: 'Only cards named BANG! count in a Duel: no Gatling, no Punch, no Missed!.',
    it: 'Nel Duello contano solo le carte di nome BANG!: niente Gatling, Pugno o Mancato!.',
    de: 'Im Duell zählen nur Karten namens BANG!: keine Gatling, kein Kinnhaken, kein Fehlschuss!.',
  }),
  ruling('R-DUEL-09', ['duel', 'elimination'], {
    en: 'Whoever dies in a Duel of his own making has done it himself: nobody is rewarded or punished for it.',
    it: 'Chi muore in un Duello giocato da lui ha fatto tutto da solo: nessuno è premiato o punito.',
    de: 'Wer in seinem eigenen Duell stirbt, hat es selbst getan: Niemand wird dafür belohnt oder bestraft.',
  }),
  ruling('R-DUEL-11', ['duel', 'sheriff', 'deputy'], {
    en: 'If the Sheriff challenges a Deputy who dies in that Duel, the Sheriff discards all his cards.',
    it: 'Se lo Sceriffo sfida un Vice che muore in quel Duello, lo Sceriffo scarta tutte le sue carte.',
    de: 'Fordert der Sheriff einen Hilfssheriff, der in diesem Duell stirbt, wirft der Sheriff alle seine Karten ab.',
  }),
];
