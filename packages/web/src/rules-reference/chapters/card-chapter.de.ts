// The chapter of the card game in German.

import type { CardChapter } from './chapter-types.ts';

export const chapter: CardChapter = {
  goal: {
    title: 'Worum es geht',
    blocks: [
      'Eine kleine Stadt im Westen. Alle wissen, wer der {sheriff} ist; was die anderen wollen, behalten sie für sich. Du erhältst eine geheime Rolle, und die Rolle sagt, wie du gewinnst:',
      [
        'Der {sheriff} will alle {outlaw|Gesetzlosen} und den {renegade|Abtrünnigen} loswerden.',
        '{deputy|Hilfssheriffs} beschützen den Sheriff und gewinnen mit ihm, auch wenn sie ausgeschieden sind.',
        '{outlaw|Gesetzlose} wollen den Tod des Sheriffs und gewinnen gemeinsam, auch wenn sie ausgeschieden sind.',
        'Der {renegade|Abtrünnige} will als Letzter am Leben bleiben: erst die anderen, ganz am Ende der Sheriff.',
      ],
      'Achte also darauf, wer auf wen schießt. Was jemand tut, verrät mehr als das, was er sagt.',
    ],
  },
  setup: {
    title: 'Vor dem ersten Schuss',
    blocks: [
      'Jeder erhält eine geheime Rolle; nur der Sheriff zeigt seine. Wie viele es von jeder gibt, hängt von der Zahl der Spieler ab, und das wissen alle.',
      'Dazu erhält jeder einen *Charakter*, offen für alle: einen Namen, eine Fähigkeit und eine Anzahl Patronen. Die Patronen sind deine Lebenspunkte. Der Sheriff hat einen mehr.',
      'Du beginnst mit so vielen Karten, wie du Lebenspunkte hast. Der Sheriff fängt an, und es geht links herum.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    blocks: [
      'Ein Zug hat drei Phasen, immer in dieser Reihenfolge:',
      [
        '*Phase 1: Zieh* zwei Karten.',
        '*Phase 2: Spiel* so viele Karten, wie du willst, oder keine, eine nach der anderen.',
        '*Phase 3: Wirf ab*, bis du nicht mehr Karten hältst, als du noch Lebenspunkte hast.',
      ],
      'In Phase 2 gibt es nur drei Grenzen. Du darfst *ein einziges {bang}* pro Zug spielen. Vor dir dürfen nie *zwei Karten gleichen Namens* ausliegen. Und du hast nur *eine Waffe*: Eine neue ersetzt die alte.',
      'Spielen musst du nie: Einen {missed} oder ein {beer} darfst du für schlechte Zeiten aufheben. Aber je weniger Lebenspunkte du hast, desto weniger Karten kannst du behalten.',
    ],
  },
  borders: {
    title: 'Drei Arten von Karten',
    blocks: [
      [
        '*Braune* Karten mit dem Blitz werden gespielt, wirken sofort und kommen auf den Ablagestapel.',
        '*Blaue* Karten mit der Nadel legst du vor dir aus; sie wirken, solange sie dort liegen. Waffen sind blau, ebenso {barrel}, {mustang} und {scope}. Ein {jail} legst du vor einem beliebigen Spieler außer dem Sheriff aus, auch vor dir selbst.',
        '*Grüne* Karten mit der Sanduhr (aus Dodge City) werden erst ausgelegt. Ab deinem nächsten Zug darfst du sie abwerfen, um sie zu nutzen; die, die als {missed} gelten, helfen, sobald dein Zug vorbei ist.',
      ],
      'Ausliegende Karten sind nicht sicher: {panic} stiehlt eine, {cat-balou} räumt eine weg.',
    ],
  },
  distance: {
    title: 'Abstand und Reichweite',
    blocks: [
      'Wie weit jemand entfernt ist, bestimmt, auf wen du schießen kannst. Zähl die Plätze auf dem kürzeren Weg: Deine Nachbarn sind im *Abstand 1*, die nächsten im Abstand 2 und so weiter. Ausgeschiedene zählen nicht mit, der Tisch wird also kleiner.',
      'Deine Waffe hat eine *Reichweite*. Alle beginnen mit einem Colt .45 der Reichweite 1; eine {schofield} reicht bis 2, eine {winchester} bis 5. Ein {bang} trifft, wer nicht weiter weg ist als deine Reichweite.',
      'Ein {mustang} rückt dich für die anderen um eins weiter weg; ein {scope} holt die anderen für dich um eins näher heran. Der Abstand kann also in beide Richtungen verschieden sein. Eine Waffe ändert keinen Abstand: Für Karten mit festem Abstand, wie {panic}, zählen nur Plätze, Mustang und Zielfernrohr.',
      'Am Tisch musst du nicht zählen: Wer in Reichweite ist, leuchtet.',
    ],
  },
  shots: {
    title: 'Schießen und ausweichen',
    blocks: [
      'Spiel ein {bang} auf jemanden in Reichweite. Geschieht nichts dagegen, verliert das Ziel einen Lebenspunkt. Ein {missed} wehrt es ab.',
      'Ein {barrel} gibt eine weitere Chance: Ziehen!, und bei Herz geht der Schuss daneben. Misslingt es, darf noch ein Fehlschuss! gespielt werden.',
      '{gatling} schießt auf alle anderen zugleich und zählt nicht als dein BANG! des Zuges. {indians} und {duel} sind keine Schüsse: Da hilft kein Fehlschuss!, nur ein BANG! aus der Hand.',
      'Niemand muss sich wehren, und niemand kann einen anderen schützen.',
    ],
  },
  life: {
    title: 'Lebenspunkte und Bier',
    blocks: [
      'In deinem Zug bringt dir ein {beer} einen Lebenspunkt zurück, nie über die anfängliche Zahl hinaus.',
      'Verlierst du den letzten Lebenspunkt, scheidest du aus, es sei denn, du trinkst *genau in diesem Moment* ein Bier, auch in einem fremden Zug. Nur dann darf Bier außerhalb des eigenen Zuges gespielt werden.',
      'Sind nur noch zwei Spieler übrig, wirkt Bier nicht mehr. Ein {saloon} schon, aber er rettet niemanden im letzten Moment.',
    ],
  },
  draw: {
    title: 'Ziehen!',
    blocks: [
      'Manche Karten verlangen Ziehen!: Die oberste Karte des Nachziehstapels wird aufgedeckt, nur Farbe und Wert zählen, und sie wird abgelegt.',
      [
        '{barrel}: Bei Herz geht der Schuss daneben.',
        '{jail}: Zu Beginn des Zuges bist du bei Herz frei und spielst; sonst setzt du aus. So oder so ist das Gefängnis weg.',
        '{dynamite}: Zu Beginn des Zuges explodiert es bei Pik 2 bis 9 und kostet drei Lebenspunkte; sonst wandert es zum linken Nachbarn.',
      ],
      'Dynamit wird vor dem Gefängnis geprüft. Der Sheriff kann nicht ins Gefängnis.',
    ],
  },
  elimination: {
    title: 'Wer fällt, und wer zahlt',
    blocks: [
      'Wer ausscheidet, zeigt seine Rolle und wirft alle Karten ab.',
      [
        'Wer einen {outlaw|Gesetzlosen} ausschaltet, zieht zur Belohnung *drei Karten*, egal welche Rolle er selbst hat.',
        'Schaltet der {sheriff} einen {deputy} aus, wirft er *alle seine Karten* ab, auch die ausliegenden.',
      ],
      'Dynamit und Ereignisse gehören niemandem: Dafür gibt es weder Belohnung noch Strafe.',
    ],
  },
  victory: {
    title: 'Das Ende',
    blocks: [
      'Die Partie endet, sobald eines davon geschieht:',
      [
        'Der *Sheriff* scheidet aus: Die Gesetzlosen gewinnen. Ist aber ein einzelner Abtrünniger als Einziger noch am Leben, gewinnt der Abtrünnige.',
        'Alle *Gesetzlosen und Abtrünnigen* sind ausgeschieden: Sheriff und Hilfssheriffs gewinnen.',
      ],
      'Schaltet eine Karte mehrere aus, fallen sie gemeinsam, und erst dann wird entschieden, wer gewonnen hat.',
    ],
  },
  events: {
    title: 'Ereignisse',
    blocks: [
      'Mit High Noon oder A Fistful of Cards gibt es einen Ereignisstapel. Ab der zweiten Runde tritt vor jedem Zug des Sheriffs ein neues in Kraft und gilt für alle bis zum nächsten. Das kommende liegt offen, man kann sich also vorbereiten.',
      'Das letzte Ereignis bleibt bis zum Ende der Partie: {high-noon} kostet alle pro Zug einen Lebenspunkt, {fistful-of-cards} einen Schuss für jede Handkarte.',
    ],
  },
  three: {
    title: 'Zu dritt, zu acht',
    blocks: [
      'Zu dritt spielt man mit offenen Rollen und ohne Sheriff; der {deputy} beginnt. Der Hilfssheriff jagt den {renegade|Abtrünnigen}, der Abtrünnige den {outlaw|Gesetzlosen} und der Gesetzlose den Hilfssheriff: Wer sein Ziel selbst ausschaltet, gewinnt sofort. Kommt ein anderer zuvor, gewinnt, wer zuletzt übrig bleibt. Wer einen anderen ausschaltet, zieht drei Karten.',
      'Ohne Sheriff kann jeder ins {jail}. Und sobald einer der drei ausgeschieden ist, hat ein {beer} keine Wirkung mehr.',
      'Zu acht gibt es zwei Abtrünnige. Sie sind kein Team: Jeder will als Einziger übrig bleiben.',
    ],
  },
};
