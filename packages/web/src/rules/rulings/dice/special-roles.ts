// Rulings on the special roles of Old Saloon.

import { type Ruling, ruling } from '../ruling.ts';

export const specialRoles: readonly Ruling[] = [
  ruling('DR-155', ['module-3'], {
    en: 'Each power works once in the game; after that the role stays open.',
    it: 'Ogni potere funziona una volta nella partita; dopo, il ruolo resta scoperto.',
    de: 'Jede Kraft wirkt einmal im Spiel; danach bleibt die Rolle offen.',
  }),
  ruling('DR-192', ['module-3', 'elimination'], {
    en: 'The power of an eliminated player is gone.',
    it: 'Il potere di un giocatore eliminato è perso.',
    de: 'Die Kraft eines Ausgeschiedenen ist verloren.',
  }),
  ruling('DR-191', ['module-3'], {
    en: 'If several want to reveal at the same moment they are asked from the left of the player on turn, who comes last.',
    it: 'Se più giocatori vogliono rivelarsi nello stesso momento, si comincia a sinistra di chi è di turno, che viene per ultimo.',
    de: 'Wollen mehrere im selben Moment aufdecken, wird links vom Spieler am Zug begonnen; er selbst kommt zuletzt.',
  }),
  ruling('DR-157', ['orso', 'sheriff'], {
    en: 'He may heal up to that number too.',
    it: 'Può anche recuperarne fino a quel numero.',
    de: 'Bis zu dieser Zahl kann er auch heilen.',
  }),
  ruling('DR-268', ['orso', 'buono'], {
    en: 'If Il Buono swaps with L’Orso, the new Sheriff gets no extra life points.',
    it: 'Se Il Buono scambia con L’Orso, il nuovo Sceriffo non riceve punti vita in più.',
    de: 'Tauscht der Gute mit dem Bären, erhält der neue Sheriff keine zusätzlichen Lebenspunkte.',
  }),
  ruling('DR-161', ['buono', 'victory', 'sheriff'], {
    en: 'From now on the new Sheriff’s fall ends the game, and that of the old one does not.',
    it: 'Da quel momento la partita finisce se cade il nuovo Sceriffo, non il vecchio.',
    de: 'Von nun an endet die Partie mit dem Fall des neuen Sheriffs, nicht mit dem des alten.',
  }),
  ruling('DR-160', ['buono'], {
    en: 'Once you have rolled it is too late for this turn.',
    it: 'Una volta tirati i dadi, per questo turno è troppo tardi.',
    de: 'Hast du gewürfelt, ist es für diesen Zug zu spät.',
  }),
  ruling('DR-163', ['dottore', 'dynamite'], {
    en: 'He acts before the roll counts: a third dynamite may be turned away in time.',
    it: 'Agisce prima che il tiro valga: una terza dinamite si può girare in tempo.',
    de: 'Er handelt, bevor der Wurf zählt: Ein drittes Dynamit lässt sich rechtzeitig wegdrehen.',
  }),
  ruling('DR-165', ['dottore', 'arrow'], {
    en: 'A die turned to the arrow counts as rolled: its player takes the arrow.',
    it: 'Un dado girato sulla freccia vale come tirato: il giocatore prende la freccia.',
    de: 'Ein auf Pfeil gedrehter Würfel zählt wie gewürfelt: Sein Spieler nimmt den Pfeil.',
  }),
  ruling('DR-166', ['dottore'], {
    en: 'The turned die may be re-rolled as usual, unless it shows dynamite.',
    it: 'Il dado girato si può ritirare come sempre, a meno che mostri la dinamite.',
    de: 'Der gedrehte Würfel darf wie üblich neu geworfen werden, außer er zeigt Dynamit.',
  }),
  ruling('DR-169', ['giudice', 'orso'], {
    en: 'Roles that are open anyway, such as L’Orso, or shown on elimination, are not struck.',
    it: 'I ruoli già scoperti, come L’Orso, o mostrati all’eliminazione non sono toccati.',
    de: 'Rollen, die ohnehin offen liegen, wie der Bär, oder beim Ausscheiden gezeigt werden, trifft er nicht.',
  }),
  ruling('DR-170', ['giudice', 'mano-sinistra'], {
    en: 'If he strikes La mano sinistra del diavolo, the player falls after all.',
    it: 'Se annulla La mano sinistra del diavolo, il giocatore cade comunque.',
    de: 'Trifft er die linke Hand des Teufels, fällt der Spieler doch.',
  }),
  ruling('DR-172', ['baro', 'dynamite'], {
    en: 'Three dynamites end the rolling, so that roll is the last, even if Il Dottore turned one of them: he may undo the explosion.',
    it: 'Tre dinamiti chiudono i tiri, quindi quello è l’ultimo, anche se una l’ha girata Il Dottore: può annullare l’esplosione.',
    de: 'Drei Dynamit beenden das Werfen, also ist es der letzte Wurf, auch wenn der Doktor eines davon gedreht hat: Er kann die Explosion ungeschehen machen.',
  }),
  ruling(
    'DR-174',
    ['baro', 'arrow'],
    {
      en: 'Arrows of a last roll that is struck at once are not taken. Arrows already taken stay.',
      it: 'Le frecce di un ultimo tiro annullato subito non si prendono. Quelle già prese restano.',
      de: 'Pfeile eines sofort verworfenen letzten Wurfs werden nicht genommen. Schon genommene bleiben.',
    },
    'baro-undoes-arrows',
  ),
  ruling('DR-176', ['baro'], {
    en: 'He cannot use it on his own roll.',
    it: 'Non può usarlo sul proprio tiro.',
    de: 'Auf den eigenen Wurf kann er es nicht anwenden.',
  }),
  ruling('DR-178', ['brutto', 'arrow'], {
    en: 'One of the two may have no arrows at all. The pile is not touched.',
    it: 'Uno dei due può anche non avere frecce. Il mucchietto non si tocca.',
    de: 'Einer der beiden darf auch gar keine Pfeile haben. Der Vorrat bleibt unberührt.',
  }),
  ruling('DR-269', ['brutto', 'module-2'], {
    en: 'The Chief’s arrow changes hands too.',
    it: 'Anche la freccia del Capo passa di mano.',
    de: 'Auch der Häuptlingspfeil wechselt den Besitzer.',
  }),
  ruling('DR-180', ['cattivo', 'sid-ketchum', 'suzy-lafayette', 'vulture-sam', 'doc-holyday'], {
    en: 'It works against abilities as well: Sid Ketchum’s gift, Suzy Lafayette, Vulture Sam, Doc Holyday.',
    it: 'Vale anche contro le abilità: il dono di Sid Ketchum, Suzy Lafayette, Vulture Sam, Doc Holyday.',
    de: 'Es wirkt auch gegen Fähigkeiten: Sid Ketchums Gabe, Suzy Lafayette, Vulture Sam, Doc Holyday.',
  }),
  ruling(
    'DR-181',
    ['cattivo', 'beer'],
    {
      en: 'All beers for that player in that moment are lost; those for others are not.',
      it: 'Si perdono tutte le birre date a quel giocatore in quel momento; quelle per gli altri no.',
      de: 'Alle Biere für diesen Spieler in diesem Moment sind verloren; die für andere nicht.',
    },
    'one-spoilt-beer',
  ),
  ruling('DR-190', ['cattivo', 'mano-sinistra'], {
    en: 'Against La mano sinistra del diavolo he can do nothing: nobody gets life points back there.',
    it: 'Contro La mano sinistra del diavolo non può nulla: lì nessuno recupera punti vita.',
    de: 'Gegen die linke Hand des Teufels kann er nichts tun: Dort erhält niemand Lebenspunkte zurück.',
  }),
  ruling('DR-184', ['mano-destra'], {
    en: 'Only whoever is still alive at the end of his turn can use it.',
    it: 'La può usare solo chi alla fine del suo turno è ancora vivo.',
    de: 'Nutzen kann sie nur, wer am Ende seines Zuges noch lebt.',
  }),
  ruling('DR-265', ['mano-destra', 'module-5'], {
    en: 'What the ghost had set counts for the first of the two turns only.',
    it: 'Ciò che aveva fissato il fantasma vale solo per il primo dei due turni.',
    de: 'Was der Geist festgelegt hat, gilt nur für den ersten der beiden Züge.',
  }),
  ruling('DR-187', ['mano-sinistra'], {
    en: 'If several fall together only one of them is saved.',
    it: 'Se più giocatori cadono insieme, se ne salva uno solo.',
    de: 'Fallen mehrere zugleich, wird nur einer gerettet.',
  }),
  ruling('DR-188', ['mano-sinistra', 'vulture-sam'], {
    en: 'Whoever is saved was not eliminated: no role is shown, and Vulture Sam gets nothing.',
    it: 'Chi è salvato non è stato eliminato: il ruolo non si mostra, e Vulture Sam non recupera nulla.',
    de: 'Wer gerettet wird, ist nicht ausgeschieden: Keine Rolle wird gezeigt, und Vulture Sam erhält nichts.',
  }),
  ruling('DR-189', ['mano-sinistra', 'arrow'], {
    en: 'The arrows go back all or not at all; the saved player decides.',
    it: 'Le frecce tornano tutte o nessuna; decide chi è stato salvato.',
    de: 'Die Pfeile gehen alle zurück oder keiner; das entscheidet der Gerettete.',
  }),
];
