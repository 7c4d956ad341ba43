// Rulings on the saloon dice, the Chief's arrow and the ghost.

import { type Ruling, ruling } from '../ruling.ts';

export const modules: readonly Ruling[] = [
  ruling('DR-114', ['module-1'], {
    en: 'You roll five dice as ever: the saloon die replaces one. You choose anew each turn, or take none.',
    it: 'I dadi restano cinque: il dado del saloon ne sostituisce uno. Scegli di nuovo a ogni turno, o non ne prendi.',
    de: 'Es bleiben fünf Würfel: Der Saloon-Würfel ersetzt einen. Du wählst in jedem Zug neu oder nimmst keinen.',
  }),
  ruling('DR-116', ['module-1', 'rolling'], {
    en: 'Once chosen it stays for the whole turn.',
    it: 'Una volta scelto, resta per tutto il turno.',
    de: 'Einmal gewählt, bleibt er den ganzen Zug.',
  }),
  ruling('DR-128', ['module-1', 'resolving'], {
    en: 'The order is: arrows, broken arrow, bullet, dynamite, bull’s eyes, beers, Gatling.',
    it: 'L’ordine è: frecce, freccia spezzata, pallottola, dinamite, mirini, birre, Gatling.',
    de: 'Die Reihenfolge ist: Pfeile, zerbrochener Pfeil, Kugel, Dynamit, Zielscheiben, Biere, Gatling.',
  }),
  ruling('DR-118', ['broken arrow', 'arrow'], {
    en: 'Arrows of the same roll are taken first: with the broken arrow you may return one of them at once.',
    it: 'Prima si prendono le frecce dello stesso tiro: con la freccia spezzata puoi rimetterne subito una.',
    de: 'Zuerst nimmt man die Pfeile desselben Wurfs: Mit dem zerbrochenen Pfeil darfst du einen davon gleich zurücklegen.',
  }),
  ruling(
    'DR-121',
    ['broken arrow'],
    {
      en: 'It must be used if it can: even if only an opponent has an arrow to return.',
      it: 'Se si può, va usata: anche se solo un avversario ha una freccia da rimettere.',
      de: 'Er muss genutzt werden, wenn es geht: auch wenn nur ein Gegner einen Pfeil zurücklegen kann.',
    },
    'optional-broken-arrow',
  ),
  ruling('DR-123', ['broken arrow', 'bullet'], {
    en: 'The die may be re-rolled. Left lying the face does not work a second time; rolled again it does.',
    it: 'Il dado si può ritirare. Se la faccia resta lì non funziona una seconda volta; se esce di nuovo, sì.',
    de: 'Der Würfel darf neu geworfen werden. Bleibt die Seite liegen, wirkt sie kein zweites Mal; neu gewürfelt schon.',
  }),
  ruling('DR-124', ['bullet'], {
    en: 'It hits after the arrows of the same roll, and before dynamite.',
    it: 'Colpisce dopo le frecce dello stesso tiro, e prima della dinamite.',
    de: 'Sie trifft nach den Pfeilen desselben Wurfs und vor dem Dynamit.',
  }),
  ruling('DR-126', ['bullet', 'elimination'], {
    en: 'Whoever dies of it is out: his other dice do not count any more.',
    it: 'Chi muore è fuori: gli altri suoi dadi non contano più.',
    de: 'Wer daran stirbt, ist draußen: Seine anderen Würfel zählen nicht mehr.',
  }),
  ruling('DR-132', ['2x2', 'distance'], {
    en: 'With three or two players left both count as 1s.',
    it: 'Quando restano tre o due giocatori valgono come due 1.',
    de: 'Sind nur noch drei oder zwei Spieler übrig, zählen beide als 1en.',
  }),
  ruling('DR-131', ['1x2', '2x2'], {
    en: 'Both shots may hit the same player, or two different ones.',
    it: 'I due spari possono colpire lo stesso giocatore, o due diversi.',
    de: 'Beide Schüsse dürfen denselben Spieler treffen oder zwei verschiedene.',
  }),
  ruling('DR-280', ['beerx2', 'jesse-jones'], {
    en: 'Jesse Jones on four life points may get back four with it.',
    it: 'Con quattro punti vita, Jesse Jones ne può recuperare quattro.',
    de: 'Mit vier Lebenspunkten kann Jesse Jones damit vier zurückerhalten.',
  }),
  ruling('DR-133', ['gatlingx2', 'gatling'], {
    en: 'A double Gatling fires together with one more; alone it does nothing for most characters.',
    it: 'Una doppia Gatling spara insieme a un’altra; da sola, per quasi tutti, non fa nulla.',
    de: 'Eine doppelte Gatling feuert zusammen mit einer weiteren; allein bewirkt sie bei den meisten nichts.',
  }),
  ruling('DR-136', ['module-1', 'dynamite'], {
    en: 'Dynamite on a saloon die counts and locks like any other.',
    it: 'La dinamite su un dado del saloon conta e si blocca come le altre.',
    de: 'Dynamit auf einem Saloon-Würfel zählt und bleibt liegen wie jedes andere.',
  }),
  ruling('DR-139', ['module-2', 'arrow'], {
    en: 'For an arrow you rolled you may take the Chief’s arrow instead of an ordinary one; it uses up one result and counts as two.',
    it: 'Per una freccia ottenuta puoi prendere la freccia del Capo invece di una normale; usa un risultato e vale per due.',
    de: 'Für einen gewürfelten Pfeil darfst du den Häuptlingspfeil statt eines gewöhnlichen nehmen; er braucht ein Ergebnis und zählt als zwei.',
  }),
  ruling('DR-143', ['module-2'], {
    en: 'With as many arrows as another player you have no protection: you must have the most alone.',
    it: 'A pari frecce con un altro giocatore non sei protetto: devi averne tu solo più di tutti.',
    de: 'Bei Gleichstand mit einem anderen bist du nicht geschützt: Du musst allein die meisten haben.',
  }),
  ruling('DR-145', ['module-2', 'arrow'], {
    en: 'The attack comes when nothing is left in the pile, the Chief’s arrow included.',
    it: 'L’attacco arriva quando nel mucchietto non resta nulla, freccia del Capo compresa.',
    de: 'Der Angriff kommt, wenn im Vorrat nichts mehr liegt, auch nicht der Häuptlingspfeil.',
  }),
  ruling('DR-147', ['module-2'], {
    en: 'After an attack it goes back to the pile with the others.',
    it: 'Dopo un attacco torna nel mucchietto con le altre.',
    de: 'Nach einem Angriff kommt er mit den anderen in den Vorrat zurück.',
  }),
  ruling(
    'DR-272',
    ['module-2', 'kit-carlson', 'pedro-ramirez', 'bart-cassidy'],
    {
      en: 'Kit Carlson and Pedro Ramirez may return the Chief’s arrow, and Bart Cassidy may take it: as one arrow.',
      it: 'Kit Carlson e Pedro Ramirez possono rimettere la freccia del Capo, e Bart Cassidy può prenderla: come una freccia.',
      de: 'Kit Carlson und Pedro Ramirez dürfen den Häuptlingspfeil zurücklegen, Bart Cassidy darf ihn nehmen: als einen Pfeil.',
    },
    'untouchable-chief',
  ),
  ruling(
    'DR-138',
    ['module-2', 'setup'],
    {
      en: 'It comes in addition: ten arrows in all.',
      it: 'Si aggiunge alle altre: dieci frecce in tutto.',
      de: 'Er kommt hinzu: insgesamt zehn Pfeile.',
    },
    'nine-tokens',
  ),
  ruling(
    'DR-153',
    ['module-3', 'setup'],
    {
      en: 'All roles are special ones, in the usual numbers; which of several are in play stays secret.',
      it: 'Tutti i ruoli sono speciali, nei numeri consueti; quali siano in gioco resta segreto.',
      de: 'Alle Rollen sind besondere, in der üblichen Anzahl; welche davon im Spiel sind, bleibt geheim.',
    },
    'mixed-roles',
  ),
  ruling('DR-194', ['module-4', 'jose-delgado', 'tequila-joe', 'apache-kid'], {
    en: 'Without the saloon dice José Delgado and Tequila Joe are left out, without the Chief’s arrow Apache Kid.',
    it: 'Senza i dadi del saloon restano fuori José Delgado e Tequila Joe, senza la freccia del Capo Apache Kid.',
    de: 'Ohne die Saloon-Würfel bleiben José Delgado und Tequila Joe draußen, ohne den Häuptlingspfeil Apache Kid.',
  }),
  ruling('DR-228', ['module-5', 'elimination'], {
    en: 'Only the first one eliminated becomes the ghost, and never the Sheriff: with the Sheriff the game ends.',
    it: 'Diventa fantasma solo il primo eliminato, e mai lo Sceriffo: con lui finisce la partita.',
    de: 'Geist wird nur, wer als Erster ausscheidet, und nie der Sheriff: Mit ihm endet die Partie.',
  }),
  ruling('DR-230', ['module-5', 'renegade', 'victory'], {
    en: 'Who falls in the very volley that ends the game becomes no ghost, and a Renegade among the fallen changes no side.',
    it: 'Chi cade proprio nella salva che chiude la partita non diventa fantasma, e un Rinnegato tra i caduti non cambia parte.',
    de: 'Wer in der Salve fällt, die die Partie beendet, wird kein Geist, und ein Abtrünniger unter den Gefallenen wechselt nicht die Seite.',
  }),
  ruling('DR-231', ['module-5', 'renegade'], {
    en: 'A Renegade who becomes the ghost plays for the Outlaws with five or seven players, for the law with six or eight.',
    it: 'Un Rinnegato che diventa fantasma gioca per i Fuorilegge in cinque o sette, per la legge in sei o otto.',
    de: 'Ein Abtrünniger, der Geist wird, spielt zu fünft oder siebt für die Gesetzlosen, zu sechst oder acht für das Gesetz.',
  }),
  ruling('DR-232', ['module-5'], {
    en: 'The ghost has lost his ability and the power of his special role.',
    it: 'Il fantasma ha perso l’abilità e il potere del suo ruolo speciale.',
    de: 'Der Geist hat seine Fähigkeit und die Kraft seiner besonderen Rolle verloren.',
  }),
  ruling('DR-233', ['module-5', 'rolling'], {
    en: 'In his turn he rolls two plain dice, with two re-rolls and without a saloon die.',
    it: 'Nel suo turno tira due dadi normali, che può ritirare due volte, senza dado del saloon.',
    de: 'In seinem Zug wirft er zwei gewöhnliche Würfel, darf zweimal neu werfen und nimmt keinen Saloon-Würfel.',
  }),
  ruling('DR-236', ['module-5'], {
    en: 'Two different results cannot both be handed out, two equal ones can, to the same player.',
    it: 'Due risultati diversi non si possono dare entrambi, due uguali sì, allo stesso giocatore.',
    de: 'Zwei verschiedene Ergebnisse kann man nicht beide vergeben, zwei gleiche schon, an denselben Spieler.',
  }),
  ruling('DR-240', ['module-5', 'rolling'], {
    en: 'The set die sits out the first roll and counts as rolled; after that it may be re-rolled, unless it is dynamite.',
    it: 'Il dado fissato salta il primo tiro e vale come tirato; poi si può ritirare, a meno che sia dinamite.',
    de: 'Der festgelegte Würfel setzt beim ersten Wurf aus und zählt wie gewürfelt; danach darf er neu geworfen werden, außer bei Dynamit.',
  }),
  ruling('DR-246', ['module-5', 'distance'], {
    en: 'The ghost is no seat at the table: places are counted without it, and nothing can hit or heal it.',
    it: 'Il fantasma non occupa un posto: i posti si contano senza di lui, e nulla può colpirlo o curarlo.',
    de: 'Der Geist zählt nicht als Platz: Man zählt ohne ihn, und nichts kann ihn treffen oder heilen.',
  }),
  ruling('DR-249', ['module-5', 'arrow'], {
    en: 'The ghost takes no arrows for what it rolls.',
    it: 'Il fantasma non prende frecce per ciò che tira.',
    de: 'Für seine Würfe nimmt der Geist keine Pfeile.',
  }),
];
