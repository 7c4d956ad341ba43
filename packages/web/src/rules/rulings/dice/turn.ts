// Rulings on the course of the dice game: setting up, rolling, resolving, distance.

import { type Ruling, ruling } from '../ruling.ts';

export const turn: readonly Ruling[] = [
  ruling('DR-003', ['setup', 'sheriff'], {
    en: 'Only the Sheriff’s role is open. The others stay secret until their player is eliminated.',
    it: 'Solo il ruolo dello Sceriffo è scoperto. Gli altri restano segreti finché il giocatore è eliminato.',
    de: 'Nur die Rolle des Sheriffs liegt offen. Die anderen bleiben geheim, bis ihr Spieler ausscheidet.',
  }),
  ruling('DR-004', ['setup', 'sheriff'], {
    en: 'The Sheriff has two life points more than his character shows, and may heal up to them.',
    it: 'Lo Sceriffo ha due punti vita in più di quelli del personaggio, e può recuperarli.',
    de: 'Der Sheriff hat zwei Lebenspunkte mehr, als sein Charakter zeigt, und kann bis dahin heilen.',
  }),
  ruling('DR-006', ['setup'], {
    en: 'The Sheriff begins, among three the Deputy; then it goes to the left.',
    it: 'Inizia lo Sceriffo, in tre il Vice; poi si procede verso sinistra.',
    de: 'Der Sheriff beginnt, zu dritt der Hilfssheriff; dann geht es links herum.',
  }),
  ruling('DR-008', ['setup', 'arrow'], {
    en: 'There are nine arrows in all, in the pile and with the players.',
    it: 'Le frecce sono nove in tutto, tra il mucchietto e i giocatori.',
    de: 'Es gibt insgesamt neun Pfeile, im Vorrat und bei den Spielern.',
  }),
  ruling('DR-010', ['rolling'], {
    en: 'After the first roll you may re-roll twice, any dice you like; one that you kept before may be taken up again.',
    it: 'Dopo il primo tiro puoi ritirare due volte i dadi che vuoi; anche uno tenuto prima si può riprendere.',
    de: 'Nach dem ersten Wurf darfst du zweimal beliebige Würfel neu werfen; auch einen, den du vorher behalten hast.',
  }),
  ruling('DR-011', ['rolling'], {
    en: 'You may stop after any roll.',
    it: 'Puoi fermarti dopo qualsiasi tiro.',
    de: 'Du darfst nach jedem Wurf aufhören.',
  }),
  ruling('DR-016', ['resolving', 'deputy'], {
    en: 'No result may be passed over: a Deputy between the Sheriff and a friend has to shoot one of them.',
    it: 'Nessun risultato si può ignorare: un Vice tra lo Sceriffo e un amico deve sparare a uno dei due.',
    de: 'Kein Ergebnis darf verfallen: Ein Hilfssheriff zwischen Sheriff und Freund muss auf einen von beiden schießen.',
  }),
  ruling('DR-017', ['resolving'], {
    en: 'The order is fixed: arrows at once with each roll; then dynamite; then all 1s and 2s together; then beers; last the Gatling.',
    it: 'L’ordine è fisso: le frecce subito a ogni tiro; poi la dinamite; poi tutti gli 1 e 2 insieme; poi le birre; infine la Gatling.',
    de: 'Die Reihenfolge ist fest: Pfeile sofort bei jedem Wurf; dann Dynamit; dann alle 1en und 2en zusammen; dann Biere; zuletzt die Gatling.',
  }),
  ruling('DR-062', ['resolving', 'victory'], {
    en: 'If somebody has won, the dice that are left are not resolved any more.',
    it: 'Se qualcuno ha vinto, i dadi rimasti non si risolvono più.',
    de: 'Hat jemand gewonnen, werden die übrigen Würfel nicht mehr ausgewertet.',
  }),
  ruling('DR-035', ['distance', 'elimination'], {
    en: 'Places are counted over the living only: the eliminated are skipped.',
    it: 'I posti si contano solo tra i vivi: gli eliminati si saltano.',
    de: 'Plätze zählt man nur über die Lebenden: Ausgeschiedene werden übersprungen.',
  }),
  ruling('DR-036', ['distance', 'resolving', '1', '2'], {
    en: 'All shots are aimed before any of them hits: nobody moves closer while you aim.',
    it: 'Tutti gli spari si assegnano prima che uno colpisca: mentre miri nessuno si avvicina.',
    de: 'Alle Schüsse werden verteilt, bevor einer trifft: Während du zielst, rückt niemand näher.',
  }),
  ruling('DR-039', ['distance', 'arrow'], {
    en: 'Whoever fell in an Indian attack during the roll is gone already when you aim.',
    it: 'Chi è caduto in un attacco degli Indiani durante il tiro non c’è già più quando miri.',
    de: 'Wer während des Wurfs bei einem Indianerangriff fiel, ist beim Zielen schon weg.',
  }),
];
