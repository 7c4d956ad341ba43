// The chapter of the dice game in German.

import type { DiceChapter } from './chapter-types.ts';

export const chapter: DiceChapter = {
  goal: {
    title: 'Worum es geht',
    blocks: [
      'Dieselbe Stadt, dieselben geheimen Rollen und Würfel statt Karten: eine Partie von einer Viertelstunde.',
      [
        'Der {sheriff}, den alle kennen, will die {outlaw|Gesetzlosen} und den {renegade|Abtrünnigen} loswerden.',
        '{deputy|Hilfssheriffs} gewinnen mit dem Sheriff, auch wenn sie ausgeschieden sind.',
        '{outlaw|Gesetzlose} wollen den Tod des Sheriffs und gewinnen gemeinsam.',
        'Der {renegade|Abtrünnige} will als Letzter am Leben bleiben, nachdem der Sheriff als Vorletzter gefallen ist.',
      ],
    ],
  },
  setup: {
    title: 'Vor dem ersten Wurf',
    blocks: [
      'Jeder erhält eine geheime Rolle, die nur der Sheriff zeigt, und einen offenen *Charakter* mit einer Fähigkeit und Lebenspunkten. Der Sheriff hat zwei mehr.',
      'Neun Pfeile liegen als Vorrat in der Mitte. Der Sheriff beginnt, und es geht links herum.',
    ],
  },
  turn: {
    title: 'Dein Zug',
    blocks: [
      'Wirf alle fünf Würfel. Danach darfst du *zweimal* beliebige Würfel neu werfen, auch solche, die du vorher behalten hast. Aufhören darfst du nach jedem Wurf.',
      [
        '{arrow|Pfeile} wirken sofort, bei jedem Wurf: Nimm für jeden einen aus dem Vorrat.',
        '{dynamite} wird nicht neu geworfen. Beim dritten musst du aufhören.',
      ],
      'Hast du aufgehört, werden alle Würfel ausgewertet. Nichts darf verfallen: Ein Schuss muss auf jemanden gehen, Freund oder nicht.',
    ],
  },
  faces: {
    title: 'Was die Würfel zeigen',
    blocks: [
      [
        '{arrow}: Nimm sofort einen Pfeil.',
        '{dynamite}: Drei kosten dich einen Lebenspunkt.',
        '{1}: Ein Spieler direkt neben dir verliert einen Lebenspunkt.',
        '{2}: Ein Spieler zwei Plätze weiter verliert einen Lebenspunkt.',
        '{beer}: Du oder ein Spieler deiner Wahl erhält einen Lebenspunkt zurück.',
        '{gatling}: Drei kosten alle anderen einen Lebenspunkt, und du legst alle deine Pfeile zurück.',
      ],
    ],
  },
  order: {
    title: 'In welcher Reihenfolge',
    blocks: [
      'Ausgewertet wird in der Reihenfolge von oben: Pfeile sofort bei jedem Wurf, dann Dynamit, dann alle 1en und 2en zusammen, dann Biere und zuletzt die Gatling.',
      'Ein Bier kommt also zu spät für jemanden, der erschossen wurde, aber rechtzeitig, um einen Freund gegen die Gatling zu stärken.',
    ],
  },
  distance: {
    title: 'Abstand',
    blocks: [
      'Eine {1|1} trifft einen deiner Nachbarn, eine {2|2} jemanden *genau* zwei Plätze weiter, auf einer der beiden Seiten. Ausgeschiedene werden übersprungen.',
      'Sind nur noch drei oder zwei Spieler übrig, zählt eine 2 als 1. Erst werden alle Schüsse verteilt, dann treffen sie im selben Moment.',
    ],
  },
  arrows: {
    title: 'Der Indianerangriff',
    blocks: [
      'Nimmt jemand den letzten Pfeil aus dem Vorrat, greifen die Indianer sofort an, mitten im Wurf: Jeder verliert einen Lebenspunkt *für jeden seiner Pfeile*, und alle Pfeile kommen in den Vorrat zurück. Dann geht der Zug weiter.',
      'Pfeile sind also für alle eine Gefahr: Bei vollem Vorrat kannst du einen Wurf riskieren, beim letzten Pfeil solltest du wissen, wer wie viele hat. Eine Gatling befreit dich von deinen.',
    ],
  },
  elimination: {
    title: 'Wer fällt',
    blocks: [
      'Ohne Lebenspunkte scheidest du aus: Du zeigst deine Rolle, deine Pfeile kommen zurück, und mit deiner Seite gewinnst du trotzdem. Ein letztes Bier gibt es hier nicht, auch keine Belohnung.',
    ],
  },
  victory: {
    title: 'Das Ende',
    blocks: [
      [
        'Der *Sheriff* scheidet aus: Die Gesetzlosen gewinnen. Ist aber ein einzelner Abtrünniger als Einziger noch am Leben, gewinnt der Abtrünnige.',
        'Alle *Gesetzlosen und Abtrünnigen* sind ausgeschieden: Sheriff und Hilfssheriffs gewinnen.',
      ],
      'Fallen alle zugleich, gewinnen die Gesetzlosen.',
    ],
  },
  three: {
    title: 'Zu dritt',
    blocks: [
      'Zu dritt spielt man mit offenen Rollen und ohne Sheriff; der {deputy} beginnt. Der Hilfssheriff jagt den {renegade|Abtrünnigen}, der Abtrünnige den {outlaw|Gesetzlosen} und der Gesetzlose den Hilfssheriff: Wer seinem Ziel selbst den letzten Lebenspunkt nimmt, gewinnt sofort. Sonst gewinnt, wer zuletzt übrig bleibt.',
    ],
  },
  saloon: {
    title: 'Old Saloon',
    blocks: [
      'Fünf Module, jedes für sich zu haben:',
      [
        '*Das Großmaul und der Feigling*: zwei Würfel, einer schießt mehr, einer trinkt mehr. Vor dem Werfen darfst du einen davon anstelle eines deiner eigenen nehmen.',
        '*Der Pfeil des Indianerhäuptlings*: zählt als zwei, schützt aber, wer allein die meisten Pfeile hat.',
        '*Besondere Rollen*: Jede hat eine Kraft, die man einmal nutzen kann, indem man die Rolle aufdeckt.',
        '*Neue Charaktere*: acht weitere.',
        '*Der Geist*: Ab fünf Spielern spielt, wer als Erster ausscheidet, als Geist weiter, ohne Fähigkeit und besondere Rolle. In seinem Zug wirft er zwei gewöhnliche Würfel und legt einen Würfel von jemandes nächstem Wurf fest, oder zwei gleiche. Der Geist eines Abtrünnigen hält zu fünft und zu siebt zu den Gesetzlosen, zu sechst und zu acht zum Gesetz.',
      ],
    ],
  },
};
