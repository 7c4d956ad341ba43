// Rulings on the sixteen characters of the base game.

import { type Ruling, ruling } from '../ruling.ts';

export const baseCharacters: readonly Ruling[] = [
  ruling('R-CHR-BART-2', ['bart-cassidy', 'dynamite'], {
    en: 'If he survives Dynamite he draws three cards.',
    it: 'Se sopravvive alla Dinamite pesca tre carte.',
    de: 'Überlebt er das Dynamit, zieht er drei Karten.',
  }),
  ruling('R-CHR-BART-3', ['bart-cassidy', 'beer'], {
    en: 'Losing his last life point, he drinks first and draws after: the cards come too late to find the Beer.',
    it: 'Se perde l’ultimo punto vita, prima beve e poi pesca: le carte arrivano troppo tardi per trovare la Birra.',
    de: 'Verliert er den letzten Lebenspunkt, trinkt er zuerst und zieht danach: Für ein Bier kommen die Karten zu spät.',
  }),
  ruling('R-GAT-06', ['bart-cassidy', 'gatling'], {
    en: 'He draws when the card that hurt him is completely finished, after the last target of a Gatling for instance.',
    it: 'Pesca quando la carta che l’ha ferito è del tutto finita, per esempio dopo l’ultimo bersaglio di una Gatling.',
    de: 'Er zieht, wenn die Karte, die ihn verletzt hat, ganz abgehandelt ist, bei einer Gatling also nach dem letzten Ziel.',
  }),
  ruling('R-CHR-BART-5', ['bart-cassidy', 'high-noon', 'blood-brothers'], {
    en: 'He also draws for life points that an event takes, or that he gives away under Blood Brothers.',
    it: 'Pesca anche per i punti vita tolti da un evento, o donati con Fratelli di Sangue.',
    de: 'Er zieht auch für Lebenspunkte, die ein Ereignis nimmt oder die er bei „Blutsbrüder“ weggibt.',
  }),
  ruling('R-CHR-JACK-3', ['black-jack'], {
    en: 'The extra card is not shown, and a red one brings no further card.',
    it: 'La carta in più non si mostra, e se è rossa non ne dà un’altra.',
    de: 'Die zusätzliche Karte wird nicht gezeigt, und ist sie rot, gibt es keine weitere.',
  }),
  ruling('R-CHR-JANET-1', ['calamity-janet', 'bang', 'missed'], {
    en: 'A Missed! that she plays as a BANG! is her one BANG! of the turn.',
    it: 'Un Mancato! giocato come BANG! è il suo unico BANG! del turno.',
    de: 'Ein Fehlschuss!, den sie als BANG! spielt, ist ihr eines BANG! des Zuges.',
  }),
  ruling('R-CHR-JANET-4', ['calamity-janet', 'dodge', 'punch'], {
    en: 'Only cards named BANG! and Missed! are interchangeable: no Dodge as a BANG!, no Punch as a Missed!.',
    it: 'Sono intercambiabili solo le carte di nome BANG! e Mancato!: niente Schivata come BANG!, né Pugno come Mancato!.',
    de: 'Austauschbar sind nur Karten namens BANG! und Fehlschuss!: kein Ausweichen als BANG!, kein Kinnhaken als Fehlschuss!.',
  }),
  ruling('R-DUEL-12', ['calamity-janet', 'duel', 'indians'], {
    en: 'In a Duel and against Indians! she may discard a Missed! as a BANG!.',
    it: 'In un Duello e contro gli Indiani! può scartare un Mancato! come BANG!.',
    de: 'Im Duell und gegen Indianer! darf sie einen Fehlschuss! als BANG! abwerfen.',
  }),
  ruling('R-CHR-GRINGO-1', ['el-gringo'], {
    en: 'The card from the hand is picked by chance, when the shot is over.',
    it: 'La carta dalla mano è presa a caso, quando lo sparo è finito.',
    de: 'Die Handkarte bestimmt der Zufall, wenn der Schuss vorbei ist.',
  }),
  ruling('R-CHR-GRINGO-2', ['el-gringo'], {
    en: 'From an empty hand he takes nothing.',
    it: 'Da una mano vuota non prende nulla.',
    de: 'Aus einer leeren Hand bekommt er nichts.',
  }),
  ruling('R-CHR-GRINGO-4', ['el-gringo', 'dynamite'], {
    en: 'For wounds by Dynamite or an event he takes nothing: nobody did it.',
    it: 'Per le ferite della Dinamite o di un evento non prende nulla: non è stato nessuno.',
    de: 'Für Wunden durch Dynamit oder ein Ereignis bekommt er nichts: Niemand war es.',
  }),
  ruling('R-DUEL-14', ['el-gringo', 'duel'], {
    en: 'If he loses a Duel that he played himself he takes nothing.',
    it: 'Se perde un Duello giocato da lui non prende nulla.',
    de: 'Verliert er ein Duell, das er selbst gespielt hat, bekommt er nichts.',
  }),
  ruling('R-CHR-JESSE-1', ['jesse-jones'], {
    en: 'He may rob anybody, however far away; the card is picked by chance. The second comes from the draw pile.',
    it: 'Può derubare chiunque, a qualsiasi distanza; la carta è a caso. La seconda viene dal mazzo.',
    de: 'Er darf jeden berauben, egal wie weit entfernt; die Karte bestimmt der Zufall. Die zweite kommt vom Nachziehstapel.',
  }),
  ruling('R-BARREL-08', ['jourdonnais', 'barrel'], {
    en: 'With a Barrel in play he has two tries against each shot.',
    it: 'Con un Barile in gioco ha due tentativi contro ogni sparo.',
    de: 'Liegt vor ihm auch ein Fass aus, hat er bei jedem Schuss zwei Versuche.',
  }),
  ruling('R-BARREL-11', ['jourdonnais', 'slab-the-killer'], {
    en: 'Against Slab the Killer two Hearts, from the ability and from a Barrel, are enough.',
    it: 'Contro Slab the Killer bastano due Cuori, uno dell’abilità e uno del Barile.',
    de: 'Gegen Slab the Killer genügen zwei Herz, eines durch die Fähigkeit und eines durch ein Fass.',
  }),
  ruling('R-CHR-KIT-1', ['kit-carlson'], {
    en: 'The third card goes back on top of the draw pile, face down.',
    it: 'La terza carta torna coperta in cima al mazzo.',
    de: 'Die dritte Karte kommt verdeckt oben auf den Nachziehstapel zurück.',
  }),
  ruling('R-BARREL-15', ['lucky-duke', 'barrel'], {
    en: 'With a Barrel he turns up two cards: one Heart is enough. It still is one try.',
    it: 'Con un Barile scopre due carte: basta un Cuori. Resta comunque un solo tentativo.',
    de: 'Mit einem Fass deckt er zwei Karten auf: Ein Herz genügt. Es bleibt trotzdem ein Versuch.',
  }),
  ruling('R-DIST-12', ['paul-regret', 'mustang'], {
    en: 'A Mustang comes on top: his neighbours then see him at distance 3.',
    it: 'Un Mustang si aggiunge: i vicini lo vedono allora a distanza 3.',
    de: 'Ein Mustang kommt hinzu: Seine Nachbarn sehen ihn dann im Abstand 3.',
  }),
  ruling('R-CHR-PEDRO-1', ['pedro-ramirez'], {
    en: 'It is the top card of the discards that he may take; the second comes from the draw pile.',
    it: 'Può prendere la carta in cima agli scarti; la seconda viene dal mazzo.',
    de: 'Er darf die oberste Karte der Ablage nehmen; die zweite kommt vom Nachziehstapel.',
  }),
  ruling('R-CHR-PEDRO-2', ['pedro-ramirez', 'jail'], {
    en: 'If he has just left Jail, the Jail lies on top of the discards: that is the card he can take.',
    it: 'Se è appena uscito di Prigione, in cima agli scarti c’è la Prigione: è quella che può prendere.',
    de: 'Ist er gerade aus dem Gefängnis gekommen, liegt dieses oben auf der Ablage: Das ist die Karte, die er nehmen kann.',
  }),
  ruling('R-DIST-13', ['rose-doolan', 'scope'], {
    en: 'A Scope comes on top: she then sees the others two nearer.',
    it: 'Un Mirino si aggiunge: allora vede gli altri più vicini di due.',
    de: 'Ein Zielfernrohr kommt hinzu: Sie sieht die anderen dann um zwei näher.',
  }),
  ruling('R-CHR-SID-2', ['sid-ketchum', 'dying'], {
    en: 'He can save himself with it from his last wound, also outside his turn.',
    it: 'Può salvarsi così dall’ultima ferita, anche fuori dal suo turno.',
    de: 'Er kann sich damit vor der letzten Wunde retten, auch außerhalb seines Zuges.',
  }),
  ruling('R-CHR-SID-3', ['sid-ketchum', 'beer'], {
    en: 'It is no Beer: it works with two players left too.',
    it: 'Non è una Birra: funziona anche quando restano due giocatori.',
    de: 'Es ist kein Bier: Es wirkt auch, wenn nur noch zwei Spieler übrig sind.',
  }),
  ruling(
    'R-CHR-SID-5',
    ['sid-ketchum'],
    {
      en: 'At full life he cannot discard cards for it.',
      it: 'A piena vita non può scartare carte.',
      de: 'Bei vollem Leben darf er dafür keine Karten abwerfen.',
    },
    'sid-at-full-life',
  ),
  ruling('R-CHR-SID-6', ['sid-ketchum'], {
    en: 'In the turns of others he may do it whenever nothing is being resolved, or when he is asked himself.',
    it: 'Nei turni altrui può farlo quando nulla è in corso, o quando viene interpellato lui.',
    de: 'In fremden Zügen darf er es, wenn gerade nichts abgehandelt wird oder wenn er selbst gefragt ist.',
  }),
  ruling('R-BARREL-10', ['slab-the-killer', 'barrel', 'missed'], {
    en: 'A Heart from a Barrel counts as one of the two Missed!.',
    it: 'Un Cuori con il Barile vale come uno dei due Mancato!.',
    de: 'Ein Herz durch ein Fass zählt als einer der zwei Fehlschuss!.',
  }),
  ruling('R-BARREL-13', ['slab-the-killer', 'gatling', 'punch'], {
    en: 'Two Missed! are needed for his BANG! cards only: against his Gatling or Punch one is enough.',
    it: 'Due Mancato! servono solo contro i suoi BANG!: contro la sua Gatling o un Pugno ne basta uno.',
    de: 'Zwei Fehlschuss! braucht es nur gegen seine BANG!: Gegen seine Gatling oder einen Kinnhaken genügt einer.',
  }),
  ruling('R-BARREL-09', ['slab-the-killer', 'missed'], {
    en: 'One Missed! alone is wasted: the shot hits, and the card is gone.',
    it: 'Un solo Mancato! è sprecato: il colpo va a segno, e la carta è persa.',
    de: 'Ein einzelner Fehlschuss! ist vergeudet: Der Schuss trifft, und die Karte ist weg.',
  }),
  ruling('R-CHR-SUZY-4', ['suzy-lafayette', 'stagecoach'], {
    en: 'The hand is looked at when the card is finished: after Stagecoach as her last card she has two cards and draws no third.',
    it: 'La mano si guarda a carta finita: dopo una Diligenza come ultima carta ne ha due e non ne pesca una terza.',
    de: 'Die Hand zählt, wenn die Karte abgehandelt ist: Nach einer Postkutsche als letzter Karte hat sie zwei und zieht keine dritte.',
  }),
  ruling('R-CHR-SUZY-3', ['suzy-lafayette', 'slab-the-killer'], {
    en: 'After her last Missed! against Slab the Killer she draws at once, and may use that card as the second one.',
    it: 'Dopo il suo ultimo Mancato! contro Slab the Killer pesca subito, e può usare quella carta come secondo.',
    de: 'Nach ihrem letzten Fehlschuss! gegen Slab the Killer zieht sie sofort und darf die Karte als zweiten nutzen.',
  }),
  ruling('R-DUEL-15', ['suzy-lafayette', 'duel'], {
    en: 'In a Duel she draws only when it is over.',
    it: 'In un Duello pesca solo quando è finito.',
    de: 'In einem Duell zieht sie erst, wenn es vorbei ist.',
  }),
  ruling('R-DEATH-12', ['vulture-sam', 'elimination'], {
    en: 'He takes hand and cards in play, Jail and unexploded Dynamite too; all go to his hand.',
    it: 'Prende la mano e le carte in gioco, anche Prigione e Dinamite inesplosa; tutto va nella sua mano.',
    de: 'Er nimmt Hand und ausliegende Karten, auch Gefängnis und nicht explodiertes Dynamit; alles kommt auf seine Hand.',
  }),
  ruling('R-DEATH-07', ['vulture-sam', 'sheriff', 'deputy'], {
    en: 'As Sheriff who has eliminated a Deputy he takes the cards first, and then discards them with all his own.',
    it: 'Da Sceriffo che ha eliminato un Vice, prima prende le carte e poi le scarta con tutte le sue.',
    de: 'Hat er als Sheriff einen Hilfssheriff ausgeschaltet, nimmt er erst die Karten und wirft sie dann mit allen eigenen ab.',
  }),
  ruling('R-DEATH-14', ['vulture-sam'], {
    en: 'If several fall at once he takes the cards of all.',
    it: 'Se ne cadono più d’uno insieme, prende le carte di tutti.',
    de: 'Fallen mehrere zugleich, nimmt er die Karten von allen.',
  }),
  ruling('R-CHR-WILLY-1', ['willy-the-kid'], {
    en: 'He needs no Volcanic for it: the reach is that of any weapon he has.',
    it: 'Non gli serve la Volcanic: la portata è quella dell’arma che ha.',
    de: 'Er braucht dafür keine Volcanic: Es gilt die Reichweite der Waffe, die er hat.',
  }),
];
