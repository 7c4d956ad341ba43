// Rulings on elimination and victory, on three and eight players, on several games and on the tournament.

import { type Ruling, ruling } from '../ruling.ts';

export const ending: readonly Ruling[] = [
  ruling(
    'R-DEATH-01',
    ['elimination'],
    {
      en: 'Whoever is eliminated shows his role and discards all his cards, those in play too, in no order of his choice.',
      it: 'Chi è eliminato mostra il ruolo e scarta tutte le sue carte, anche quelle in gioco, senza sceglierne l’ordine.',
      de: 'Wer ausscheidet, zeigt seine Rolle und wirft alle Karten ab, auch die ausliegenden, ohne die Reihenfolge zu bestimmen.',
    },
    'chosen-discards',
  ),
  ruling(
    'R-DEATH-02',
    ['elimination', 'outlaw'],
    {
      en: 'Whoever eliminates an Outlaw draws three cards, an Outlaw too.',
      it: 'Chi elimina un Fuorilegge pesca tre carte, anche se è un Fuorilegge lui stesso.',
      de: 'Wer einen Gesetzlosen ausschaltet, zieht drei Karten, auch als Gesetzloser.',
    },
    'reward-may-be-left',
  ),
  ruling('R-DEATH-06', ['elimination', 'victory'], {
    en: 'The game is over as soon as it is won: after that nothing is drawn, healed or paid, no reward either.',
    it: 'La partita finisce appena è vinta: da lì in poi non si pesca, non si guarisce e non si paga più nulla, nemmeno la ricompensa.',
    de: 'Die Partie ist zu Ende, sobald sie gewonnen ist: Danach wird nichts mehr gezogen, geheilt oder bezahlt, auch keine Belohnung.',
  }),
  ruling('R-DEATH-03', ['elimination', 'deputy', 'renegade'], {
    en: 'For a Deputy or a Renegade there is no reward.',
    it: 'Per un Vice o un Rinnegato non c’è ricompensa.',
    de: 'Für einen Hilfssheriff oder Abtrünnigen gibt es keine Belohnung.',
  }),
  ruling('R-DEATH-04', ['elimination', 'sheriff', 'deputy'], {
    en: 'A Sheriff who eliminates a Deputy himself discards all his cards, hand and cards in play.',
    it: 'Lo Sceriffo che elimina lui stesso un Vice scarta tutte le sue carte, in mano e in gioco.',
    de: 'Schaltet der Sheriff selbst einen Hilfssheriff aus, wirft er alle seine Karten ab, Hand und ausliegende.',
  }),
  ruling('R-DEATH-05', ['elimination', 'sheriff'], {
    en: 'If a Deputy dies of Dynamite or an event the Sheriff loses nothing.',
    it: 'Se un Vice muore per la Dinamite o un evento, lo Sceriffo non perde nulla.',
    de: 'Stirbt ein Hilfssheriff durch Dynamit oder ein Ereignis, verliert der Sheriff nichts.',
  }),
  ruling('R-DEATH-18', ['elimination', 'gatling'], {
    en: 'Whoever eliminates two Outlaws with one card draws six cards.',
    it: 'Chi elimina due Fuorilegge con una sola carta ne pesca sei.',
    de: 'Wer mit einer Karte zwei Gesetzlose ausschaltet, zieht sechs Karten.',
  }),
  ruling('R-DEATH-19', ['elimination', 'dynamite'], {
    en: 'The Dynamite in front of an eliminated player is discarded, not passed on.',
    it: 'La Dinamite davanti a un giocatore eliminato si scarta, non si passa.',
    de: 'Das Dynamit vor einem Ausgeschiedenen wird abgeworfen, nicht weitergegeben.',
  }),
  ruling('R-DEATH-20', ['elimination', 'bart-cassidy', 'el-gringo'], {
    en: 'The eliminated draw nothing any more for the wound that finished them.',
    it: 'Chi è eliminato non pesca più nulla per la ferita che l’ha finito.',
    de: 'Wer ausscheidet, zieht für die tödliche Wunde nichts mehr.',
  }),
  ruling('R-WIN-01', ['victory', 'outlaw', 'sheriff'], {
    en: 'When the Sheriff falls the Outlaws win, the eliminated ones too.',
    it: 'Quando cade lo Sceriffo vincono i Fuorilegge, anche quelli eliminati.',
    de: 'Fällt der Sheriff, gewinnen die Gesetzlosen, auch die ausgeschiedenen.',
  }),
  ruling('R-WIN-03', ['victory', 'outlaw'], {
    en: 'They win even if none of them is alive any more, unless a Renegade is the only one left.',
    it: 'Vincono anche se nessuno di loro è più in vita, a meno che un Rinnegato resti da solo.',
    de: 'Sie gewinnen selbst dann, wenn keiner von ihnen mehr lebt, außer ein Abtrünniger bleibt als Einziger übrig.',
  }),
  ruling('R-WIN-04', ['victory', 'renegade'], {
    en: 'A Renegade wins if only he is alive when the Sheriff has fallen, whatever the cause.',
    it: 'Un Rinnegato vince se è l’unico in vita quando cade lo Sceriffo, per qualsiasi causa.',
    de: 'Ein Abtrünniger gewinnt, wenn beim Fall des Sheriffs nur er noch lebt, aus welchem Grund auch immer.',
  }),
  ruling('R-WIN-02', ['victory', 'sheriff', 'renegade'], {
    en: 'The Sheriff has won only when the Renegade is gone too, not just the Outlaws.',
    it: 'Lo Sceriffo vince solo quando è caduto anche il Rinnegato, non soltanto i Fuorilegge.',
    de: 'Der Sheriff hat erst gewonnen, wenn auch der Abtrünnige weg ist, nicht nur die Gesetzlosen.',
  }),
  ruling('R-WIN-05', ['victory', 'deputy'], {
    en: 'Deputies win with the Sheriff, the eliminated ones too.',
    it: 'I Vice vincono con lo Sceriffo, anche quelli eliminati.',
    de: 'Hilfssheriffs gewinnen mit dem Sheriff, auch die ausgeschiedenen.',
  }),
  ruling(
    'R-WIN-06',
    ['victory', 'renegade', 'gatling'],
    {
      en: 'Deaths by one card are simultaneous: a Renegade whose Gatling takes the last two, the Sheriff among them, wins.',
      it: 'Le morti per una stessa carta sono simultanee: il Rinnegato la cui Gatling elimina gli ultimi due, Sceriffo compreso, vince.',
      de: 'Tode durch eine Karte gelten als gleichzeitig: Ein Abtrünniger, dessen Gatling die letzten zwei samt Sheriff trifft, gewinnt.',
    },
    'one-by-one',
  ),
  ruling('R-WIN-09', ['victory'], {
    en: 'If the Sheriff and the last Outlaw fall together, the Outlaws win: the Sheriff’s death is judged first.',
    it: 'Se lo Sceriffo e l’ultimo Fuorilegge cadono insieme, vincono i Fuorilegge: la morte dello Sceriffo si giudica prima.',
    de: 'Fallen der Sheriff und der letzte Gesetzlose zugleich, gewinnen die Gesetzlosen: Der Tod des Sheriffs zählt zuerst.',
  }),
  ruling('R-3P-01', ['three-players'], {
    en: 'Three play with open roles, without a Sheriff and without extra life points; the Deputy begins.',
    it: 'In tre si gioca a ruoli scoperti, senza Sceriffo e senza punti vita extra; inizia il Vice.',
    de: 'Zu dritt spielt man mit offenen Rollen, ohne Sheriff und ohne zusätzliche Lebenspunkte; der Hilfssheriff beginnt.',
  }),
  ruling('R-3P-03', ['three-players', 'deputy', 'renegade', 'outlaw'], {
    en: 'The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. Whoever eliminates his target himself wins at once.',
    it: 'Il Vice caccia il Rinnegato, il Rinnegato il Fuorilegge, il Fuorilegge il Vice. Chi elimina di persona il suo bersaglio vince subito.',
    de: 'Der Hilfssheriff jagt den Abtrünnigen, der Abtrünnige den Gesetzlosen, der Gesetzlose den Hilfssheriff. Wer sein Ziel selbst ausschaltet, gewinnt sofort.',
  }),
  ruling('R-3P-04', ['three-players'], {
    en: 'If somebody else did it, or nobody, the last one alive wins.',
    it: 'Se è stato un altro, o nessuno, vince l’ultimo che resta in vita.',
    de: 'War es ein anderer oder niemand, gewinnt, wer zuletzt übrig bleibt.',
  }),
  ruling('R-3P-06', ['three-players'], {
    en: 'Whoever eliminates another player draws three cards, whatever the role.',
    it: 'Chi elimina un altro giocatore pesca tre carte, qualunque sia il ruolo.',
    de: 'Wer einen anderen ausschaltet, zieht drei Karten, egal welche Rolle es war.',
  }),
  ruling('R-3P-07', ['three-players', 'jail'], {
    en: 'Among three anybody can be put in Jail.',
    it: 'In tre chiunque può finire in Prigione.',
    de: 'Zu dritt kann jeder ins Gefängnis gesteckt werden.',
  }),
  ruling('R-3P-08', ['three-players', 'beer'], {
    en: 'Once one of the three is out, a Beer has no effect any more.',
    it: 'Quando uno dei tre è fuori, la Birra non ha più effetto.',
    de: 'Ist einer der drei ausgeschieden, hat ein Bier keine Wirkung mehr.',
  }),
  ruling('R-8P-02', ['eight-players', 'renegade'], {
    en: 'The two Renegades are no team: each plays for himself. If both live when the Sheriff falls, the Outlaws win.',
    it: 'I due Rinnegati non sono una squadra: ognuno gioca per sé. Se sono entrambi vivi quando cade lo Sceriffo, vincono i Fuorilegge.',
    de: 'Die zwei Abtrünnigen sind kein Team: Jeder spielt für sich. Leben beide, wenn der Sheriff fällt, gewinnen die Gesetzlosen.',
  }),
  ruling('R-8P-04', ['eight-players', 'sheriff'], {
    en: 'The Sheriff has to outlive both Renegades.',
    it: 'Lo Sceriffo deve sopravvivere a entrambi i Rinnegati.',
    de: 'Der Sheriff muss beide Abtrünnigen überleben.',
  }),
  ruling('R-SER-01', ['series'], {
    en: 'In the next game the survivors may keep their characters; the eliminated get new ones.',
    it: 'Nella partita seguente chi è sopravvissuto può tenere il personaggio; gli eliminati ne ricevono uno nuovo.',
    de: 'In der nächsten Partie dürfen Überlebende ihren Charakter behalten; Ausgeschiedene erhalten neue.',
  }),
  ruling('R-SER-02', ['series'], {
    en: 'Nobody gets the character again that he was eliminated with in the game before.',
    it: 'Nessuno riceve di nuovo il personaggio con cui è stato eliminato nella partita precedente.',
    de: 'Niemand bekommt den Charakter wieder, mit dem er in der Partie davor ausgeschieden ist.',
  }),
  ruling('R-SER-03', ['series', 'sheriff'], {
    en: 'If the table wants it, the Sheriff’s star goes to the next player on the left.',
    it: 'Se il tavolo vuole, la stella dello Sceriffo passa al giocatore di sinistra.',
    de: 'Auf Wunsch des Tisches wandert der Sheriffstern zum linken Nachbarn.',
  }),
  ruling('R-TRN-02', ['tournament'], {
    en: 'In the tournament everybody chooses one of two characters first; then the roles are dealt.',
    it: 'Nel torneo ognuno sceglie prima uno di due personaggi; poi si distribuiscono i ruoli.',
    de: 'Im Turnier wählt jeder zuerst einen von zwei Charakteren; dann werden die Rollen verteilt.',
  }),
  ruling(
    'R-TRN-04',
    ['tournament', 'deck'],
    {
      en: 'Before the first card of a new draw pile is drawn, everybody loses a life point, beginning with whoever draws.',
      it: 'Prima che si peschi la prima carta di un mazzo nuovo, tutti perdono un punto vita, a partire da chi pesca.',
      de: 'Bevor die erste Karte eines neuen Nachziehstapels gezogen wird, verlieren alle einen Lebenspunkt, zuerst der Ziehende.',
    },
    'championship-toll',
  ),
  ruling('R-TRN-06', ['tournament'], {
    en: 'They lose it one after the other: whoever falls is out before the next one loses his.',
    it: 'Lo perdono uno dopo l’altro: chi cade è fuori prima che il seguente perda il suo.',
    de: 'Sie verlieren ihn nacheinander: Wer fällt, ist draußen, bevor der Nächste seinen verliert.',
  }),
];
