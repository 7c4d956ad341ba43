// Rulings on elimination and victory in the dice game, and on three players.

import { type Ruling, ruling } from '../ruling.ts';

export const ending: readonly Ruling[] = [
  ruling('DR-052', ['elimination'], {
    en: 'Whoever is eliminated shows his role and returns all his arrows; he still wins with his side.',
    it: 'Chi è eliminato mostra il ruolo e rimette tutte le sue frecce; vince comunque con la sua fazione.',
    de: 'Wer ausscheidet, zeigt seine Rolle und legt alle Pfeile zurück; mit seiner Seite gewinnt er trotzdem.',
  }),
  ruling('DR-021', ['elimination', 'arrow'], {
    en: 'If an Indian attack eliminates others during your roll, you keep your re-rolls.',
    it: 'Se un attacco degli Indiani elimina altri durante il tuo tiro, conservi i tiri che ti restano.',
    de: 'Scheiden bei einem Indianerangriff während deines Wurfs andere aus, behältst du deine weiteren Würfe.',
  }),
  ruling('DR-028', ['elimination', 'resolving'], {
    en: 'Whoever is eliminated in his own turn ends it there: none of his other dice count.',
    it: 'Chi è eliminato nel proprio turno lo finisce lì: nessun altro suo dado conta.',
    de: 'Wer im eigenen Zug ausscheidet, dessen Zug endet sofort: Kein weiterer Würfel zählt.',
  }),
  ruling(
    'DR-028',
    ['dynamite', 'elimination'],
    {
      en: 'Whom three dynamites cost the last life point is out before anything else: the other dice are lost.',
      it: 'Chi perde l’ultimo punto vita per tre dinamiti è eliminato prima di tutto il resto: gli altri dadi sono persi.',
      de: 'Wen drei Dynamite den letzten Lebenspunkt kosten, der scheidet vor allem anderen aus: Die übrigen Würfel sind verloren.',
    },
    'dead-mans-dice',
  ),
  ruling(
    'DR-253',
    ['victory', 'elimination'],
    {
      en: 'A ghost counts as eliminated: if no other Outlaw and no Renegade is left, Sheriff and Deputies win at once.',
      it: 'Un fantasma conta come eliminato: se non restano altri Fuorilegge né Rinnegati, Sceriffo e Vice vincono subito.',
      de: 'Ein Geist gilt als ausgeschieden: Ist kein anderer Gesetzloser und kein Abtrünniger übrig, gewinnen Sheriff und Hilfssheriffs sofort.',
    },
    'ghost-outlaw-counts',
  ),
  ruling('DR-053', ['victory', 'outlaw', 'sheriff'], {
    en: 'When the Sheriff falls the Outlaws win, the eliminated ones too.',
    it: 'Quando cade lo Sceriffo vincono i Fuorilegge, anche quelli eliminati.',
    de: 'Fällt der Sheriff, gewinnen die Gesetzlosen, auch die ausgeschiedenen.',
  }),
  ruling('DR-054', ['victory', 'renegade'], {
    en: 'A Renegade wins if nobody else is alive when the Sheriff has fallen.',
    it: 'Un Rinnegato vince se, caduto lo Sceriffo, nessun altro è in vita.',
    de: 'Ein Abtrünniger gewinnt, wenn nach dem Fall des Sheriffs niemand sonst mehr lebt.',
  }),
  ruling('DR-056', ['victory', 'sheriff', 'renegade'], {
    en: 'With all Outlaws gone the game goes on as long as a Renegade lives.',
    it: 'Caduti tutti i Fuorilegge, si continua finché un Rinnegato è in vita.',
    de: 'Sind alle Gesetzlosen weg, geht es weiter, solange ein Abtrünniger lebt.',
  }),
  ruling('DR-057', ['victory', 'deputy'], {
    en: 'Deputies win with the Sheriff, the eliminated ones too.',
    it: 'I Vice vincono con lo Sceriffo, anche quelli eliminati.',
    de: 'Hilfssheriffs gewinnen mit dem Sheriff, auch die ausgeschiedenen.',
  }),
  ruling('DR-058', ['victory', 'outlaw'], {
    en: 'If all the living fall together, the Outlaws win.',
    it: 'Se tutti i vivi cadono insieme, vincono i Fuorilegge.',
    de: 'Fallen alle Lebenden zugleich, gewinnen die Gesetzlosen.',
  }),
  ruling('DR-059', ['victory', 'renegade'], {
    en: 'Two Renegades are no team: if both live when the Sheriff falls, the Outlaws win.',
    it: 'Due Rinnegati non sono una squadra: se sono entrambi vivi quando cade lo Sceriffo, vincono i Fuorilegge.',
    de: 'Zwei Abtrünnige sind kein Team: Leben beide, wenn der Sheriff fällt, gewinnen die Gesetzlosen.',
  }),
  ruling('DR-061', ['victory'], {
    en: 'If the Sheriff and the last Outlaw fall together, the Outlaws win.',
    it: 'Se lo Sceriffo e l’ultimo Fuorilegge cadono insieme, vincono i Fuorilegge.',
    de: 'Fallen der Sheriff und der letzte Gesetzlose zugleich, gewinnen die Gesetzlosen.',
  }),
  ruling('DR-002', ['three-players', 'setup'], {
    en: 'Three play with open roles and without a Sheriff: Deputy, Outlaw, Renegade.',
    it: 'In tre si gioca a ruoli scoperti e senza Sceriffo: Vice, Fuorilegge, Rinnegato.',
    de: 'Zu dritt spielt man mit offenen Rollen und ohne Sheriff: Hilfssheriff, Gesetzloser, Abtrünniger.',
  }),
  ruling('DR-064', ['three-players', 'deputy', 'renegade', 'outlaw'], {
    en: 'The Deputy hunts the Renegade, the Renegade the Outlaw, the Outlaw the Deputy. Whoever eliminates his target himself wins at once.',
    it: 'Il Vice caccia il Rinnegato, il Rinnegato il Fuorilegge, il Fuorilegge il Vice. Chi elimina di persona il suo bersaglio vince subito.',
    de: 'Der Hilfssheriff jagt den Abtrünnigen, der Abtrünnige den Gesetzlosen, der Gesetzlose den Hilfssheriff. Wer sein Ziel selbst ausschaltet, gewinnt sofort.',
  }),
  ruling('DR-066', ['three-players'], {
    en: 'If somebody else did it, the two who are left fight until one remains.',
    it: 'Se è stato un altro, i due rimasti lottano finché ne resta uno.',
    de: 'War es ein anderer, kämpfen die zwei Übrigen, bis einer bleibt.',
  }),
  ruling('DR-067', ['three-players', 'arrow', 'dynamite'], {
    en: 'Indian attacks and dynamite are nobody’s deed: after them the last one alive wins.',
    it: 'Attacchi degli Indiani e dinamite non sono opera di nessuno: dopo, vince l’ultimo che resta in vita.',
    de: 'Indianerangriffe und Dynamit sind niemandes Tat: Danach gewinnt, wer zuletzt übrig bleibt.',
  }),
  ruling('DR-071', ['three-players', 'victory'], {
    en: 'If all of the three fall at once nobody wins.',
    it: 'Se cadono tutti e tre insieme, non vince nessuno.',
    de: 'Fallen alle drei zugleich, gewinnt niemand.',
  }),
];
