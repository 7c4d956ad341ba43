// Rulings on the events of A Fistful of Cards.

import { type Ruling, ruling } from '../ruling.ts';

export const fistful: readonly Ruling[] = [
  ruling('R-FOC-AMBUSH-2', ['ambush', 'mustang', 'scope'], {
    en: 'Mustang, Scope, Paul Regret and Rose Doolan count as usual, from distance 1 on.',
    it: 'Mustang, Mirino, Paul Regret e Rose Doolan contano come sempre, a partire da distanza 1.',
    de: 'Mustang, Zielfernrohr, Paul Regret und Rose Doolan zählen wie üblich, vom Abstand 1 aus.',
  }),
  ruling('R-FOC-SNIPER-2', ['sniper', 'bang'], {
    en: 'You may do it as often as you have pairs, and your BANG! of the turn is untouched.',
    it: 'Puoi farlo per quante coppie hai, e il BANG! del turno resta disponibile.',
    de: 'Du darfst es so oft tun, wie du Paare hast, und dein BANG! des Zuges bleibt dir.',
  }),
  ruling('R-FOC-SNIPER-3', ['sniper', 'slab-the-killer'], {
    en: 'Slab the Killer’s does not need more than two Missed! either.',
    it: 'Anche contro Slab the Killer non servono più di due Mancato!.',
    de: 'Auch bei Slab the Killer braucht es nicht mehr als zwei Fehlschuss!.',
  }),
  ruling('R-FOC-SNIPER-1', ['sniper', 'barrel'], {
    en: 'A Heart from a Barrel counts as one of the two. The shot costs one life point.',
    it: 'Un Cuori con il Barile vale come uno dei due. Lo sparo toglie un punto vita.',
    de: 'Ein Herz durch ein Fass zählt als einer der beiden. Der Schuss kostet einen Lebenspunkt.',
  }),
  ruling('R-FOC-DEAD-1', ['dead-man'], {
    en: 'In the turn of the return two more cards are drawn in phase 1, as in any turn.',
    it: 'Nel turno del ritorno si pescano altre due carte nella fase 1, come in ogni turno.',
    de: 'Im Zug der Rückkehr werden in Phase 1 wie in jedem Zug noch zwei Karten gezogen.',
  }),
  ruling('R-FOC-DEAD-4', ['dead-man'], {
    en: 'It happens once: a player who falls again is out for good.',
    it: 'Succede una volta sola: chi cade di nuovo è fuori per sempre.',
    de: 'Das geschieht nur einmal: Wer erneut fällt, ist endgültig draußen.',
  }),
  ruling('R-FOC-DEAD-6', ['dead-man'], {
    en: 'The role stays open, the ability works, and life can be regained up to the old maximum.',
    it: 'Il ruolo resta scoperto, l’abilità funziona, e i punti vita si recuperano fino al vecchio massimo.',
    de: 'Die Rolle bleibt offen, die Fähigkeit wirkt, und heilen kann man bis zum alten Höchstwert.',
  }),
  ruling(
    'R-FOC-BLOOD-1',
    ['blood-brothers', 'turn'],
    {
      en: 'Once a turn, before Dynamite and Jail are checked.',
      it: 'Una volta per turno, prima dei controlli di Dinamite e Prigione.',
      de: 'Einmal pro Zug, bevor Dynamit und Gefängnis geprüft werden.',
    },
    'blood-after-checks',
  ),
  ruling('R-FOC-JUDGE-2', ['judge', 'barrel', 'dynamite'], {
    en: 'Cards already in play keep working and may be used, and Dynamite is still passed on.',
    it: 'Le carte già in gioco funzionano e si possono usare, e la Dinamite passa ancora.',
    de: 'Bereits ausliegende Karten wirken weiter und dürfen genutzt werden, und Dynamit wird weitergegeben.',
  }),
  ruling('R-FOC-JUDGE-1', ['judge', 'jail'], {
    en: 'Jail is a blue card too: nobody can be put there now.',
    it: 'Anche la Prigione è una carta blu: ora nessuno ci può finire.',
    de: 'Auch Gefängnis ist eine blaue Karte: Jetzt kann niemand hineingesteckt werden.',
  }),
  ruling(
    'R-FOC-LASSO-2',
    ['lasso', 'dynamite', 'jail'],
    {
      en: 'Dynamite and Jail sleep as well: no checks, and they stay where they lie.',
      it: 'Anche Dinamite e Prigione dormono: nessun controllo, e restano dove sono.',
      de: 'Auch Dynamit und Gefängnis ruhen: keine Prüfung, und sie bleiben liegen.',
    },
    'checks-under-lasso',
  ),
  ruling('R-FOC-LASSO-1', ['lasso', 'winchester', 'barrel'], {
    en: 'Weapons are cards in play: everybody has the Colt .45 with reach 1.',
    it: 'Anche le armi sono carte in gioco: tutti hanno la Colt .45 con portata 1.',
    de: 'Auch Waffen liegen aus: Alle haben nur den Colt .45 mit Reichweite 1.',
  }),
  ruling('R-FOC-LASSO-3', ['lasso', 'paul-regret', 'rose-doolan', 'jourdonnais'], {
    en: 'Abilities are no cards in play: Paul Regret, Rose Doolan and Jourdonnais keep theirs.',
    it: 'Le abilità non sono carte in gioco: Paul Regret, Rose Doolan e Jourdonnais le mantengono.',
    de: 'Fähigkeiten sind keine ausliegenden Karten: Paul Regret, Rose Doolan und Jourdonnais behalten ihre.',
  }),
  ruling('R-FOC-LASSO-4', ['lasso'], {
    en: 'New cards may be laid; they work once the event is over.',
    it: 'Si possono mettere in gioco carte nuove; funzioneranno quando l’evento sarà finito.',
    de: 'Neue Karten darf man auslegen; sie wirken, sobald das Ereignis vorbei ist.',
  }),
  ruling('R-FOC-LAW-2', ['law-of-the-west'], {
    en: 'If it cannot be played (a Missed!, a BANG! with nobody in reach) you may keep it.',
    it: 'Se non si può giocare (un Mancato!, un BANG! senza nessuno a portata) puoi tenerla.',
    de: 'Lässt sie sich nicht spielen (ein Fehlschuss!, ein BANG! ohne Ziel in Reichweite), darfst du sie behalten.',
  }),
  ruling('R-FOC-LAW-4', ['law-of-the-west', 'beer'], {
    en: 'Useless is not impossible: a Beer must be drunk even at full life.',
    it: 'Inutile non vuol dire impossibile: una Birra va bevuta anche a piena vita.',
    de: 'Nutzlos heißt nicht unmöglich: Ein Bier muss auch bei vollem Leben getrunken werden.',
  }),
  ruling('R-FOC-LAW-5', ['law-of-the-west', 'bang'], {
    en: 'If it is a BANG!, you cannot play another one that would make it impossible.',
    it: 'Se è un BANG!, non puoi giocarne un altro che lo renderebbe impossibile.',
    de: 'Ist es ein BANG!, darfst du kein anderes spielen, das dieses unmöglich machen würde.',
  }),
  ruling(
    'R-FOC-LIQUOR-2',
    ['hard-liquor'],
    {
      en: 'At full life you cannot skip phase 1.',
      it: 'A piena vita non puoi saltare la fase 1.',
      de: 'Bei vollem Leben darfst du Phase 1 nicht auslassen.',
    },
    'liquor-at-full-life',
  ),
  ruling('R-FOC-LIQUOR-1', ['hard-liquor'], {
    en: 'It is no Beer: it works with two players left too.',
    it: 'Non è una Birra: funziona anche quando restano due giocatori.',
    de: 'Es ist kein Bier: Es wirkt auch, wenn nur noch zwei Spieler übrig sind.',
  }),
  ruling(
    'R-FOC-MINE-2',
    ['abandoned-mine'],
    {
      en: 'If the discard pile has too few cards, all come from the draw pile, and you discard as usual in that turn.',
      it: 'Se negli scarti non ci sono abbastanza carte, vengono tutte dal mazzo, e in quel turno scarti come sempre.',
      de: 'Hat die Ablage zu wenige Karten, kommen alle vom Nachziehstapel, und du wirfst in diesem Zug wie üblich ab.',
    },
    'modern-mine',
  ),
  ruling(
    'R-FOC-MINE-4',
    ['abandoned-mine', 'duel'],
    {
      en: 'Cards you play go to the discards as always; only what you discard goes on the draw pile, a BANG! in a Duel too.',
      it: 'Le carte giocate vanno negli scarti come sempre; sul mazzo va solo ciò che scarti, anche un BANG! in un Duello.',
      de: 'Gespielte Karten kommen wie immer auf die Ablage; nur was du abwirfst, kommt auf den Nachziehstapel, auch ein BANG! im Duell.',
    },
    'modern-mine',
  ),
  ruling('R-FOC-MINE-5', ['abandoned-mine', 'sid-ketchum', 'jose-delgado', 'doc-holyday'], {
    en: 'Cards discarded for an ability go to the discard pile.',
    it: 'Le carte scartate per un’abilità vanno negli scarti.',
    de: 'Für eine Fähigkeit abgeworfene Karten kommen auf den Ablagestapel.',
  }),
  ruling(
    'R-FOC-PEYOTE-4',
    ['peyote'],
    {
      en: 'After each right guess you may stop and keep what you have.',
      it: 'Dopo ogni risposta giusta puoi fermarti e tenere quello che hai.',
      de: 'Nach jedem richtigen Tipp darfst du aufhören und behalten, was du hast.',
    },
    'peyote-to-the-end',
  ),
  ruling('R-FOC-PEYOTE-3', ['peyote', 'kit-carlson', 'pixie-pete', 'pat-brennan'], {
    en: 'Abilities for phase 1 do not apply: everybody guesses.',
    it: 'Le abilità della fase 1 non valgono: tutti devono indovinare.',
    de: 'Fähigkeiten für Phase 1 gelten nicht: Alle raten.',
  }),
  ruling('R-FOC-RANCH-2', ['ranch', 'suzy-lafayette'], {
    en: 'If Suzy Lafayette exchanges her whole hand she draws no card extra.',
    it: 'Se Suzy Lafayette cambia tutta la mano, non pesca carte in più.',
    de: 'Tauscht Suzy Lafayette ihre ganze Hand, zieht sie keine Karte zusätzlich.',
  }),
  ruling('R-FOC-RICO-1', ['ricochet', 'distance'], {
    en: 'Distance does not matter.',
    it: 'La distanza non conta.',
    de: 'Der Abstand ist egal.',
  }),
  ruling('R-FOC-RICO-2', ['ricochet', 'bang'], {
    en: 'The BANG! is discarded, not played: you may do it several times, and keep your BANG! of the turn.',
    it: 'Il BANG! è scartato, non giocato: puoi farlo più volte, e ti resta il BANG! del turno.',
    de: 'Das BANG! wird abgeworfen, nicht gespielt: Du darfst es mehrmals tun und behältst dein BANG! des Zuges.',
  }),
  ruling('R-FOC-RICO-3', ['ricochet', 'barrel'], {
    en: 'A Barrel saves the card too, even itself. So does a green card that counts as a Missed!, but if it is the target it is gone either way.',
    it: 'Anche un Barile salva la carta, perfino sé stesso. Così una carta verde che vale come Mancato!, ma se è lei il bersaglio è persa comunque.',
    de: 'Auch ein Fass rettet die Karte, sogar sich selbst. Ebenso eine grüne Karte, die als Fehlschuss! gilt; ist sie aber das Ziel, ist sie so oder so weg.',
  }),
  ruling(
    'R-FOC-RICO-6',
    ['ricochet', 'slab-the-killer'],
    {
      en: 'Against Slab the Killer one Missed! is enough.',
      it: 'Contro Slab the Killer basta un Mancato!.',
      de: 'Gegen Slab the Killer genügt ein Fehlschuss!.',
    },
    'slab-ricochet',
  ),
  ruling('R-FOC-ROUL-1', ['russian-roulette'], {
    en: 'It may go round several times; it stops with the first who does not discard one.',
    it: 'Può fare più giri; si ferma al primo che non ne scarta uno.',
    de: 'Es kann mehrmals herumgehen; es endet beim Ersten, der keinen abwirft.',
  }),
  ruling('R-FOC-ROUL-2', ['russian-roulette', 'barrel', 'bible'], {
    en: 'A Barrel, a Bible or an ability will do, whatever counts as a Missed!.',
    it: 'Va bene un Barile, una Bibbia o un’abilità: tutto ciò che vale come Mancato!.',
    de: 'Auch Fass, Bibel oder eine Fähigkeit genügen: alles, was als Fehlschuss! gilt.',
  }),
  ruling('R-FOC-VEND-1', ['vendetta'], {
    en: 'The extra turn is a whole one: Dynamite and Jail are checked, and you may play a BANG! again.',
    it: 'Il turno extra è completo: si controllano Dinamite e Prigione, e puoi giocare di nuovo un BANG!.',
    de: 'Der Extrazug ist ein ganzer: Dynamit und Gefängnis werden geprüft, und du darfst wieder ein BANG! spielen.',
  }),
  ruling('R-FOC-VEND-2', ['vendetta', 'jail'], {
    en: 'After a turn lost in Jail there is no draw!.',
    it: 'Dopo un turno saltato in Prigione non c’è alcun Estrarre!.',
    de: 'Nach einem im Gefängnis verlorenen Zug gibt es kein Ziehen!.',
  }),
  ruling(
    'R-FOC-VEND-4',
    ['vendetta', 'vera-custer'],
    {
      en: 'Vera Custer chooses anew in the extra turn.',
      it: 'Nel turno extra Vera Custer sceglie di nuovo.',
      de: 'Im Extrazug wählt Vera Custer neu.',
    },
    'vera-keeps-copy',
  ),
  ruling('R-FOC-FIST-3', ['fistful-of-cards'], {
    en: 'The number is fixed at the start: cards that you spend or gain meanwhile do not change it.',
    it: 'Il numero è fissato all’inizio: le carte che usi o guadagni nel frattempo non lo cambiano.',
    de: 'Die Zahl steht am Anfang fest: Karten, die du unterwegs ausgibst oder bekommst, ändern sie nicht.',
  }),
  ruling('R-FOC-FIST-2', ['fistful-of-cards', 'barrel'], {
    en: 'Each is a shot of its own: Missed!, Barrel and abilities may be used against every one.',
    it: 'Ognuno è uno sparo a sé: contro ciascuno valgono Mancato!, Barile e abilità.',
    de: 'Jeder ist ein eigener Schuss: Gegen jeden darfst du Fehlschuss!, Fass und Fähigkeiten nutzen.',
  }),
  ruling('R-FOC-FIST-5', ['fistful-of-cards', 'el-gringo', 'apache-kid'], {
    en: 'Nobody fires these shots: El Gringo takes no card, and Apache Kid is not safe.',
    it: 'Nessuno spara questi colpi: El Gringo non prende carte, e Apache Kid non è al sicuro.',
    de: 'Niemand gibt diese Schüsse ab: El Gringo bekommt keine Karte, und Apache Kid ist nicht sicher.',
  }),
];
