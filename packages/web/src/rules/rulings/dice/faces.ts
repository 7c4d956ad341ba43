// Rulings on what the dice show.

import { type Ruling, ruling } from '../ruling.ts';

export const faces: readonly Ruling[] = [
  ruling('DR-014', ['arrow', 'rolling'], {
    en: 'An arrow die may be re-rolled, but the arrow you took stays with you.',
    it: 'Un dado con la freccia si può ritirare, ma la freccia presa resta a te.',
    de: 'Ein Würfel mit Pfeil darf neu geworfen werden, aber der genommene Pfeil bleibt bei dir.',
  }),
  ruling('DR-015', ['arrow'], {
    en: 'An arrow die that you leave lying does not count again with the next roll.',
    it: 'Un dado con la freccia lasciato lì non conta di nuovo al tiro seguente.',
    de: 'Ein Würfel mit Pfeil, den du liegen lässt, zählt beim nächsten Wurf nicht noch einmal.',
  }),
  ruling('DR-019', ['arrow'], {
    en: 'Arrows are taken one at a time: if the pile runs out in between, the Indians attack, and the rest come from the full pile.',
    it: 'Le frecce si prendono una alla volta: se il mucchietto finisce nel mezzo gli Indiani attaccano, e le altre vengono dal mucchietto pieno.',
    de: 'Pfeile nimmt man einzeln: Geht der Vorrat dabei aus, greifen die Indianer an, und der Rest kommt aus dem vollen Vorrat.',
  }),
  ruling('DR-018', ['arrow', 'rolling'], {
    en: 'After the attack the player on turn goes on rolling, if he survived.',
    it: 'Dopo l’attacco chi è di turno continua a tirare, se è sopravvissuto.',
    de: 'Nach dem Angriff wirft der Spieler am Zug weiter, sofern er überlebt hat.',
  }),
  ruling('DR-023', ['arrow', 'el-gringo'], {
    en: 'Nobody is to blame for an Indian attack, not even whoever took the last arrow.',
    it: 'Dell’attacco degli Indiani non è colpa di nessuno, neanche di chi ha preso l’ultima freccia.',
    de: 'Für einen Indianerangriff ist niemand verantwortlich, auch nicht, wer den letzten Pfeil nahm.',
  }),
  ruling('DR-026', ['dynamite', 'rolling'], {
    en: 'Dynamite of all your rolls counts together: the third one ends the rolling.',
    it: 'La dinamite di tutti i tiri si somma: la terza mette fine ai tiri.',
    de: 'Dynamit aus allen Würfen zählt zusammen: Das dritte beendet das Werfen.',
  }),
  ruling('DR-027', ['dynamite'], {
    en: 'More than three cost no more than one life point.',
    it: 'Più di tre non costano più di un punto vita.',
    de: 'Mehr als drei kosten trotzdem nur einen Lebenspunkt.',
  }),
  ruling('DR-025', ['dynamite', 'resolving'], {
    en: 'After the blast your other dice are resolved as usual, if you are still alive.',
    it: 'Dopo l’esplosione gli altri dadi si risolvono come sempre, se sei ancora vivo.',
    de: 'Nach der Explosion werden deine anderen Würfel wie üblich ausgewertet, sofern du noch lebst.',
  }),
  ruling('DR-029', ['dynamite', 'beer'], {
    en: 'A beer comes too late to save you from your own dynamite.',
    it: 'Una birra arriva troppo tardi per salvarti dalla tua dinamite.',
    de: 'Ein Bier kommt zu spät, um dich vor deinem eigenen Dynamit zu retten.',
  }),
  ruling('DR-032', ['1', '2', 'distance'], {
    en: 'A 1 hits a player next to you on either side, a 2 exactly two places away: nobody nearer, nobody farther.',
    it: 'Un 1 colpisce un vicino da uno dei due lati, un 2 chi sta esattamente a due posti: né più vicino né più lontano.',
    de: 'Eine 1 trifft einen Nachbarn auf einer der beiden Seiten, eine 2 genau zwei Plätze weiter: nicht näher, nicht ferner.',
  }),
  ruling('DR-033', ['2', 'distance'], {
    en: 'Among four a 2 can only hit the player opposite.',
    it: 'In quattro un 2 può colpire solo chi sta di fronte.',
    de: 'Zu viert kann eine 2 nur das Gegenüber treffen.',
  }),
  ruling('DR-034', ['2', 'distance'], {
    en: 'With three or two players left a 2 counts as a 1.',
    it: 'Quando restano tre o due giocatori un 2 vale come un 1.',
    de: 'Sind nur noch drei oder zwei Spieler übrig, zählt eine 2 als 1.',
  }),
  ruling(
    'DR-037',
    ['1', '2'],
    {
      en: 'You may aim more shots at a player than life points are left to him; the surplus is lost.',
      it: 'Puoi sparare a un giocatore più colpi dei punti vita che gli restano; quelli in più vanno persi.',
      de: 'Du darfst mehr Schüsse auf einen Spieler abgeben, als er Lebenspunkte hat; der Rest verfällt.',
    },
    'no-overkill',
  ),
  ruling('DR-038', ['1', '2', 'victory'], {
    en: 'All your shots land in the same instant: who has won is judged after all of them.',
    it: 'Tutti i tuoi spari arrivano nello stesso istante: chi ha vinto si giudica dopo tutti.',
    de: 'Alle deine Schüsse treffen im selben Augenblick: Wer gewonnen hat, entscheidet sich danach.',
  }),
  ruling('DR-045', ['beer', '1', '2'], {
    en: 'Beers come after the shots: whoever has fallen by them cannot be saved.',
    it: 'Le birre vengono dopo gli spari: chi è caduto non si può più salvare.',
    de: 'Biere kommen nach den Schüssen: Wer dabei gefallen ist, kann nicht mehr gerettet werden.',
  }),
  ruling('DR-046', ['beer', 'gatling'], {
    en: 'Beers come before the Gatling: you may strengthen a friend against it.',
    it: 'Le birre vengono prima della Gatling: puoi rinforzare un amico in tempo.',
    de: 'Biere kommen vor der Gatling: Du kannst einen Freund rechtzeitig stärken.',
  }),
  ruling('DR-043', ['beer'], {
    en: 'A beer must be given even if everybody is at full life; then it is wasted.',
    it: 'Una birra va data anche se tutti sono a piena vita; in tal caso è sprecata.',
    de: 'Ein Bier muss vergeben werden, auch wenn alle volles Leben haben; dann ist es vergeudet.',
  }),
  ruling('DR-047', ['beer'], {
    en: 'Several beers may go to one player or to several.',
    it: 'Più birre possono andare a un giocatore solo o a diversi.',
    de: 'Mehrere Biere dürfen an einen Spieler gehen oder an verschiedene.',
  }),
  ruling('DR-050', ['gatling'], {
    en: 'However many there are, it fires once a turn.',
    it: 'Per quante siano, spara una volta per turno.',
    de: 'Egal wie viele es sind: Sie feuert einmal pro Zug.',
  }),
  ruling('DR-048', ['gatling', 'arrow'], {
    en: 'A Gatling that fires also rids you of all your arrows.',
    it: 'Una Gatling che spara ti libera anche di tutte le tue frecce.',
    de: 'Eine Gatling, die feuert, befreit dich auch von allen deinen Pfeilen.',
  }),
  ruling('DR-051', ['gatling', 'elimination'], {
    en: 'All who fall by it fall at the same time.',
    it: 'Tutti quelli che cadono, cadono insieme.',
    de: 'Alle, die durch sie fallen, fallen gleichzeitig.',
  }),
];
