// Rulings on the characters of Old Saloon.

import { type Ruling, ruling } from '../ruling.ts';

export const saloonCharacters: readonly Ruling[] = [
  ruling('DR-199', ['jose-delgado', 'tequila-joe', 'dynamite', 'gatling'], {
    en: 'With six dice the limits stay: three dynamites explode, three Gatlings fire.',
    it: 'Anche con sei dadi i limiti restano: tre dinamiti esplodono, tre Gatling sparano.',
    de: 'Auch mit sechs Würfeln bleiben die Grenzen: Drei Dynamit explodieren, drei Gatlings feuern.',
  }),
  ruling('DR-197', ['tequila-joe', 'jose-delgado', 'module-1'], {
    en: 'Nobody ever takes both saloon dice at once.',
    it: 'Nessuno prende mai entrambi i dadi del saloon insieme.',
    de: 'Niemand nimmt je beide Saloon-Würfel zugleich.',
  }),
  ruling('DR-201', ['apache-kid', 'module-2'], {
    en: 'If he takes the Chief’s arrow from a player, the pile stays as it is: not even the last arrow in it is touched.',
    it: 'Se prende la freccia del Capo a un giocatore, il mucchietto resta com’è: anche l’ultima freccia non si tocca.',
    de: 'Nimmt er den Häuptlingspfeil von einem Spieler, bleibt der Vorrat, wie er ist: Auch der letzte Pfeil darin wird nicht berührt.',
  }),
  ruling('DR-203', ['bill-noface', 'arrow'], {
    en: 'Arrows that he has re-rolled away cost him nothing.',
    it: 'Le frecce che ha ritirato non gli costano nulla.',
    de: 'Pfeile, die er neu geworfen hat, kosten ihn nichts.',
  }),
  ruling('DR-206', ['bill-noface', 'bullet'], {
    en: 'Only arrows wait: a bullet hits him at once. On his last roll arrows come first, as for everybody.',
    it: 'Aspettano solo le frecce: una pallottola lo colpisce subito. All’ultimo tiro vengono prima le frecce, come per tutti.',
    de: 'Nur Pfeile warten: Eine Kugel trifft ihn sofort. Beim letzten Wurf kommen zuerst die Pfeile, wie bei allen.',
  }),
  ruling('DR-208', ['elena-fuente', 'arrow'], {
    en: 'With a single arrow she may hand it on and keep none.',
    it: 'Con una sola freccia può darla via e non tenerne.',
    de: 'Bei nur einem Pfeil darf sie ihn weitergeben und keinen behalten.',
  }),
  ruling('DR-210', ['elena-fuente', 'arrow'], {
    en: 'If it was the last of the pile, it counts for whoever received it when the Indians attack.',
    it: 'Se era l’ultima del mucchietto, all’attacco degli Indiani conta per chi l’ha ricevuta.',
    de: 'War es der letzte des Vorrats, zählt er beim Indianerangriff für den, der ihn bekam.',
  }),
  ruling('DR-214', ['vera-custer', 'gatling', 'arrow'], {
    en: 'Against Gatling, arrows, dynamite and bullet it does not help.',
    it: 'Contro Gatling, frecce, dinamite e pallottola non serve.',
    de: 'Gegen Gatling, Pfeile, Dynamit und Kugel hilft es nicht.',
  }),
  ruling('DR-215', ['vera-custer', 'slab-the-killer'], {
    en: 'Of Slab the Killer’s doubled shot she loses one.',
    it: 'Dello sparo raddoppiato di Slab the Killer perde uno.',
    de: 'Durch Slab the Killers verdoppelten Schuss verliert sie einen.',
  }),
  ruling('DR-217', ['doc-holyday', '1x2', '2x2'], {
    en: 'A double bull’s eye counts as two.',
    it: 'Un doppio mirino vale per due.',
    de: 'Eine doppelte Zielscheibe zählt als zwei.',
  }),
  ruling('DR-218', ['doc-holyday'], {
    en: 'It is two life points, however many more he uses.',
    it: 'I punti vita sono due, per quanti altri ne usi.',
    de: 'Es bleiben zwei Lebenspunkte, egal wie viele er nutzt.',
  }),
  ruling(
    'DR-222',
    ['molly-stark'],
    {
      en: 'She may take over just a part; the other player loses the rest.',
      it: 'Può farsene carico anche solo in parte; l’altro giocatore perde il resto.',
      de: 'Sie darf auch nur einen Teil übernehmen; der andere verliert den Rest.',
    },
    'molly-takes-all',
  ),
  ruling('DR-225', ['molly-stark', 'el-gringo', 'pedro-ramirez'], {
    en: 'Whoever is spared has lost nothing: no arrow for El Gringo’s attacker, none returned by Pedro Ramirez.',
    it: 'Chi viene risparmiato non ha perso nulla: niente freccia per chi spara a El Gringo, e Pedro Ramirez non ne rimette.',
    de: 'Wer verschont wird, hat nichts verloren: kein Pfeil für El Gringos Angreifer, und Pedro Ramirez legt keinen zurück.',
  }),
  ruling('DR-226', ['molly-stark', 'vera-custer', 'bart-cassidy'], {
    en: 'The other player’s own protection comes first; she may take over what is left.',
    it: 'Prima viene la protezione dell’altro giocatore; lei può farsi carico di quel che resta.',
    de: 'Zuerst wirkt der eigene Schutz des anderen; sie darf übernehmen, was übrig bleibt.',
  }),
];
