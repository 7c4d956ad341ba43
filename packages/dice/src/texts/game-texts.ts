// Texts of the dice game in our own words: characters, roles, faces, modules, options.

import { capitalized, countWord, namesOf, type Translated } from '@posse/engine';
import { characters } from '../old-saloon/characters.ts';

/** The groups of things that have a text. */
export type TextGroup = 'faces' | 'characters' | 'roles' | 'specials' | 'modules' | 'options';

export const CHARACTER_TEXTS: Readonly<Record<string, Translated>> = {
  'bart-cassidy': {
    en: {
      name: 'Bart Cassidy',
      text: 'May take an arrow instead of losing a life point to a 1, a 2 or the Gatling, but never the last one of the pile.',
    },
    it: {
      name: 'Bart Cassidy',
      text: 'Può prendere una freccia invece di perdere un punto vita per un 1, un 2 o la Gatling, ma mai l’ultima del mucchietto.',
    },
    de: {
      name: 'Bart Cassidy',
      text: 'Darf einen Pfeil nehmen, statt durch eine 1, eine 2 oder die Gatling einen Lebenspunkt zu verlieren, aber nie den letzten des Vorrats.',
    },
  },
  'black-jack': {
    en: { name: 'Black Jack', text: 'May re-roll dynamite while he has fewer than three.' },
    it: { name: 'Black Jack', text: 'Può ritirare la dinamite finché ne ha meno di tre.' },
    de: { name: 'Black Jack', text: 'Darf Dynamit neu werfen, solange er weniger als drei hat.' },
  },
  'calamity-janet': {
    en: { name: 'Calamity Janet', text: 'May use each 1 as a 2 and each 2 as a 1.' },
    it: { name: 'Calamity Janet', text: 'Può usare ogni 1 come 2 e ogni 2 come 1.' },
    de: { name: 'Calamity Janet', text: 'Darf jede 1 als 2 und jede 2 als 1 nutzen.' },
  },
  'el-gringo': {
    en: {
      name: 'El Gringo',
      text: 'A player who hurts him with shots or the Gatling takes an arrow: one each time, however many life points he lost.',
    },
    it: {
      name: 'El Gringo',
      text: 'Chi lo ferisce con gli spari o la Gatling prende una freccia: una per volta, per quanti punti vita abbia perso.',
    },
    de: {
      name: 'El Gringo',
      text: 'Wer ihn mit Schüssen oder der Gatling verletzt, nimmt einen Pfeil: jedes Mal einen, egal wie viele Lebenspunkte er verlor.',
    },
  },
  'jesse-jones': {
    en: {
      name: 'Jesse Jones',
      text: 'If he has four or fewer life points before the beers, each beer he drinks counts double.',
    },
    it: {
      name: 'Jesse Jones',
      text: 'Se prima delle birre ha quattro punti vita o meno, ognuna che dà a sé stesso vale doppio.',
    },
    de: {
      name: 'Jesse Jones',
      text: 'Hat er vor den Bieren höchstens vier Lebenspunkte, zählt jedes, das er sich selbst gibt, doppelt.',
    },
  },
  jourdonnais: {
    en: { name: 'Jourdonnais', text: 'Loses no more than one life point in an Indian attack.' },
    it: { name: 'Jourdonnais', text: 'Non perde più di un punto vita in un attacco degli Indiani.' },
    de: { name: 'Jourdonnais', text: 'Verliert bei einem Indianerangriff höchstens einen Lebenspunkt.' },
  },
  'kit-carlson': {
    en: {
      name: 'Kit Carlson',
      text: 'For each Gatling he rolls, he may return any player’s arrow to the pile. Three still fire.',
    },
    it: {
      name: 'Kit Carlson',
      text: 'Per ogni sua Gatling può rimettere nel mucchietto una freccia di un giocatore qualsiasi. Tre sparano comunque.',
    },
    de: {
      name: 'Kit Carlson',
      text: 'Darf für jede seiner Gatlings einen Pfeil eines beliebigen Spielers in den Vorrat zurücklegen. Drei feuern trotzdem.',
    },
  },
  'lucky-duke': {
    en: { name: 'Lucky Duke', text: 'May re-roll one more time: four rolls in all.' },
    it: { name: 'Lucky Duke', text: 'Può ritirare una volta in più: quattro tiri in tutto.' },
    de: { name: 'Lucky Duke', text: 'Darf einmal öfter neu werfen: insgesamt vier Würfe.' },
  },
  'paul-regret': {
    en: { name: 'Paul Regret', text: 'Loses no life points to the Gatling.' },
    it: { name: 'Paul Regret', text: 'Non perde punti vita per la Gatling.' },
    de: { name: 'Paul Regret', text: 'Verliert durch die Gatling keine Lebenspunkte.' },
  },
  'pedro-ramirez': {
    en: { name: 'Pedro Ramirez', text: 'May return one of his arrows to the pile for each life point he loses.' },
    it: {
      name: 'Pedro Ramirez',
      text: 'Può rimettere nel mucchietto una delle sue frecce per ogni punto vita che perde.',
    },
    de: {
      name: 'Pedro Ramirez',
      text: 'Darf für jeden Lebenspunkt, den er verliert, einen seiner Pfeile in den Vorrat zurücklegen.',
    },
  },
  'rose-doolan': {
    en: {
      name: 'Rose Doolan',
      text: 'May shoot one place farther: one or two places with a 1, two or three with a 2.',
    },
    it: {
      name: 'Rose Doolan',
      text: 'Può sparare un posto più lontano: a uno o due posti con un 1, a due o tre con un 2.',
    },
    de: {
      name: 'Rose Doolan',
      text: 'Darf einen Platz weiter schießen: ein oder zwei Plätze mit einer 1, zwei oder drei mit einer 2.',
    },
  },
  'sid-ketchum': {
    en: {
      name: 'Sid Ketchum',
      text: 'At the start of his turn, any player, even Sid, regains one life point.',
    },
    it: {
      name: 'Sid Ketchum',
      text: 'All’inizio del suo turno un giocatore a sua scelta, anche lui stesso, recupera un punto vita.',
    },
    de: {
      name: 'Sid Ketchum',
      text: 'Zu Beginn seines Zuges erhält ein Spieler seiner Wahl, auch er selbst, einen Lebenspunkt zurück.',
    },
  },
  'slab-the-killer': {
    en: {
      name: 'Slab the Killer',
      text: 'Once per turn he may spend a beer: one of his 1s or 2s then costs its target two life points.',
    },
    it: {
      name: 'Slab the Killer',
      text: 'Una volta per turno può spendere una birra: un suo 1 o 2 toglie allora due punti vita al bersaglio.',
    },
    de: {
      name: 'Slab the Killer',
      text: 'Darf einmal pro Zug ein Bier ausgeben: Eine seiner 1en oder 2en kostet das Ziel dann zwei Lebenspunkte.',
    },
  },
  'suzy-lafayette': {
    en: {
      name: 'Suzy Lafayette',
      text: 'Regains two life points at the end of her turn if her dice show no 1 and no 2.',
    },
    it: {
      name: 'Suzy Lafayette',
      text: 'Alla fine del suo turno recupera due punti vita se i suoi dadi non mostrano né 1 né 2.',
    },
    de: {
      name: 'Suzy Lafayette',
      text: 'Erhält am Ende ihres Zuges zwei Lebenspunkte zurück, wenn ihre Würfel weder 1 noch 2 zeigen.',
    },
  },
  'vulture-sam': {
    en: { name: 'Vulture Sam', text: 'Regains two life points whenever another player is eliminated.' },
    it: { name: 'Vulture Sam', text: 'Recupera due punti vita ogni volta che un altro giocatore viene eliminato.' },
    de: { name: 'Vulture Sam', text: 'Erhält zwei Lebenspunkte zurück, sooft ein anderer Spieler ausscheidet.' },
  },
  'willy-the-kid': {
    en: { name: 'Willy the Kid', text: 'Needs only two Gatlings to fire, still once per turn.' },
    it: { name: 'Willy the Kid', text: 'Per sparare gli bastano due Gatling, sempre una volta per turno.' },
    de: { name: 'Willy the Kid', text: 'Braucht zum Feuern nur zwei Gatlings, weiterhin einmal pro Zug.' },
  },
  'jose-delgado': {
    en: {
      name: 'José Delgado',
      text: 'Rolls the Loudmouth as a sixth die if he takes it; the Coward replaces a die as usual.',
    },
    it: {
      name: 'José Delgado',
      text: 'Se prende lo Spaccone, lo tira come sesto dado; il Codardo sostituisce un dado come al solito.',
    },
    de: {
      name: 'José Delgado',
      text: 'Nimmt er das Großmaul, wirft er es als sechsten Würfel; der Feigling ersetzt wie üblich einen Würfel.',
    },
  },
  'tequila-joe': {
    en: {
      name: 'Tequila Joe',
      text: 'Rolls the Coward as a sixth die if he takes it; the Loudmouth replaces a die as usual.',
    },
    it: {
      name: 'Tequila Joe',
      text: 'Se prende il Codardo, lo tira come sesto dado; lo Spaccone sostituisce un dado come al solito.',
    },
    de: {
      name: 'Tequila Joe',
      text: 'Nimmt er den Feigling, wirft er ihn als sechsten Würfel; das Großmaul ersetzt wie üblich einen Würfel.',
    },
  },
  'apache-kid': {
    en: {
      name: 'Apache Kid',
      text: 'When he rolls an arrow, he may take the Chief’s arrow from another player instead of one from the pile.',
    },
    it: {
      name: 'Apache Kid',
      text: 'Per una freccia che ottiene ai dadi può prendere la freccia del Capo a un altro giocatore invece di una dal mucchietto.',
    },
    de: {
      name: 'Apache Kid',
      text: 'Darf für einen gewürfelten Pfeil den Häuptlingspfeil eines anderen Spielers nehmen statt einen aus dem Vorrat.',
    },
  },
  'bill-noface': {
    en: { name: 'Bill Noface', text: 'Takes arrows only after his last roll, for those his dice show then.' },
    it: {
      name: 'Bill Noface',
      text: 'Prende frecce solo dopo il suo ultimo tiro, per quelle che i suoi dadi mostrano allora.',
    },
    de: {
      name: 'Bill Noface',
      text: 'Nimmt Pfeile erst nach seinem letzten Wurf, für die, die seine Würfel dann zeigen.',
    },
  },
  'elena-fuente': {
    en: { name: 'Elena Fuente', text: 'Each time she rolls arrows, she may give one of them to another player.' },
    it: {
      name: 'Elena Fuente',
      text: 'Ogni volta che ottiene frecce in un tiro può darne una a un altro giocatore.',
    },
    de: { name: 'Elena Fuente', text: 'Sooft sie Pfeile wirft, darf sie einen davon einem anderen Spieler geben.' },
  },
  'vera-custer': {
    en: {
      name: 'Vera Custer',
      text: 'Each time 1s and 2s would cost her life points, she loses one less; all shots of a turn count together.',
    },
    it: {
      name: 'Vera Custer',
      text: 'Ogni volta che degli 1 e 2 le toglierebbero punti vita ne perde uno in meno; gli spari di un turno contano insieme.',
    },
    de: {
      name: 'Vera Custer',
      text: 'Sooft 1en und 2en sie Lebenspunkte kosten würden, verliert sie einen weniger; die Schüsse eines Zuges zählen zusammen.',
    },
  },
  'doc-holyday': {
    en: { name: 'Doc Holyday', text: 'Regains two life points when he uses three or more 1s and 2s in his turn.' },
    it: { name: 'Doc Holyday', text: 'Recupera due punti vita quando nel suo turno usa tre o più 1 e 2.' },
    de: {
      name: 'Doc Holyday',
      text: 'Erhält zwei Lebenspunkte zurück, wenn er in seinem Zug mindestens drei 1en und 2en nutzt.',
    },
  },
  'molly-stark': {
    en: {
      name: 'Molly Stark',
      text: 'May lose life points in place of another player, but never more than she has.',
    },
    it: {
      name: 'Molly Stark',
      text: 'Può perdere punti vita al posto di un altro giocatore, ma mai più di quanti ne ha.',
    },
    de: {
      name: 'Molly Stark',
      text: 'Darf anstelle eines anderen Spielers Lebenspunkte verlieren, aber nie mehr, als sie hat.',
    },
  },
};

/** The names are proper names and stay Italian in English. Each power works once per game. */
export const SPECIAL_TEXTS: Readonly<Record<string, Translated>> = {
  orso: {
    en: { name: "L'Orso", text: 'The Bear, a Sheriff: you have three extra life points instead of two.' },
    it: { name: "L'Orso", text: 'Sceriffo: hai tre punti vita in più invece di due.' },
    de: { name: 'Der Bär', text: 'Sheriff: Du hast drei zusätzliche Lebenspunkte statt zwei.' },
  },
  buono: {
    en: {
      name: 'Il Buono',
      text: 'The Good, a Deputy: at the start of your turn, swap roles with the Sheriff. You both keep your life points, but heal only up to those of your characters.',
    },
    it: {
      name: 'Il Buono',
      text: 'Vice: all’inizio del tuo turno scambia il ruolo con lo Sceriffo. Entrambi tenete i vostri punti vita, ma ne recuperate solo fino a quelli del personaggio.',
    },
    de: {
      name: 'Der Gute',
      text: 'Hilfssheriff: Tausch zu Beginn deines Zuges die Rolle mit dem Sheriff. Ihr behaltet beide eure Lebenspunkte, heilt aber nur noch bis zu denen eurer Charaktere.',
    },
  },
  dottore: {
    en: {
      name: 'Il Dottore',
      text: 'The Doctor, a Deputy: after any roll, yours or another player’s, turn one of the dice to a face you choose.',
    },
    it: {
      name: 'Il Dottore',
      text: 'Vice: dopo un tiro qualsiasi, tuo o di un altro giocatore, gira uno dei dadi sulla faccia che vuoi.',
    },
    de: {
      name: 'Der Doktor',
      text: 'Hilfssheriff: Dreh nach einem beliebigen Wurf, deinem oder dem eines anderen, einen der Würfel auf eine Seite deiner Wahl.',
    },
  },
  giudice: {
    en: {
      name: 'Il Giudice',
      text: 'The Judge, a Deputy: when another player reveals a role to use it, it has no effect and is spent.',
    },
    it: {
      name: 'Il Giudice',
      text: 'Vice: quando un altro giocatore rivela il suo ruolo per usarlo, quello non ha effetto ed è sprecato.',
    },
    de: {
      name: 'Der Richter',
      text: 'Hilfssheriff: Deckt ein anderer Spieler seine Rolle auf, um sie zu nutzen, bleibt sie ohne Wirkung und ist verbraucht.',
    },
  },
  baro: {
    en: {
      name: 'Il Baro',
      text: 'The Cheat, an Outlaw: another player’s last roll doesn’t count. They re-roll all their dice, even dynamite, and must accept the result.',
    },
    it: {
      name: 'Il Baro',
      text: 'Fuorilegge: l’ultimo tiro di un altro giocatore non vale: è quel giocatore a ritirare tutti i suoi dadi, anche la dinamite, e deve accettare il risultato.',
    },
    de: {
      name: 'Der Falschspieler',
      text: 'Gesetzloser: Der letzte Wurf eines anderen Spielers zählt nicht. Er wirft alle seine Würfel neu, auch Dynamit, und muss das Ergebnis nehmen.',
    },
  },
  brutto: {
    en: {
      name: 'Il Brutto',
      text: 'The Ugly, an Outlaw: at the start of your turn, any two players, even you, swap all their arrows.',
    },
    it: {
      name: 'Il Brutto',
      text: 'Fuorilegge: all’inizio del tuo turno due giocatori a tua scelta, anche tu, si scambiano tutte le frecce.',
    },
    de: {
      name: 'Der Hässliche',
      text: 'Gesetzloser: Zu Beginn deines Zuges tauschen zwei Spieler deiner Wahl, auch du, alle ihre Pfeile.',
    },
  },
  cattivo: {
    en: {
      name: 'Il Cattivo',
      text: 'The Bad, an Outlaw: when another player is about to regain life points, they get none. Their beers are lost.',
    },
    it: {
      name: 'Il Cattivo',
      text: 'Fuorilegge: quando un altro giocatore sta per recuperare punti vita, non ne recupera. Le birre per lui sono perse.',
    },
    de: {
      name: 'Der Böse',
      text: 'Gesetzloser: Würde ein anderer Spieler Lebenspunkte zurückerhalten, erhält er keine. Die Biere für ihn sind verloren.',
    },
  },
  'mano-destra': {
    en: {
      name: 'La mano destra del diavolo',
      text: 'The Devil’s right hand, a Renegade: at the end of your turn, you play another one right away.',
    },
    it: {
      name: 'La mano destra del diavolo',
      text: 'Rinnegato: alla fine del tuo turno ne giochi subito un altro.',
    },
    de: {
      name: 'Die rechte Hand des Teufels',
      text: 'Abtrünniger: Am Ende deines Zuges spielst du sofort noch einen.',
    },
  },
  'mano-sinistra': {
    en: {
      name: 'La mano sinistra del diavolo',
      text: 'The Devil’s left hand, a Renegade: a player about to be eliminated, even you, stays in with two life points and may return all their arrows to the pile.',
    },
    it: {
      name: 'La mano sinistra del diavolo',
      text: 'Rinnegato: un giocatore che sta per essere eliminato, anche tu, resta in gioco con due punti vita e può rimettere tutte le sue frecce nel mucchietto.',
    },
    de: {
      name: 'Die linke Hand des Teufels',
      text: 'Abtrünniger: Ein Spieler, der ausscheiden würde, auch du, bleibt mit zwei Lebenspunkten im Spiel und darf alle seine Pfeile in den Vorrat zurücklegen.',
    },
  },
};

export const FACE_TEXTS: Readonly<Record<string, Translated>> = {
  arrow: {
    en: {
      name: 'Arrow',
      text: 'Take an arrow from the pile immediately. When the pile is empty, the Indians attack: players lose a life point for each of their arrows, and all arrows return.',
    },
    it: {
      name: 'Freccia',
      text: 'Prendi subito una freccia dal mucchietto. Quando il mucchietto è vuoto gli Indiani attaccano: ognuno perde un punto vita per ogni sua freccia, e tutte le frecce tornano nel mucchietto.',
    },
    de: {
      name: 'Pfeil',
      text: 'Nimm sofort einen Pfeil aus dem Vorrat. Ist der Vorrat leer, greifen die Indianer an: Jeder verliert für jeden seiner Pfeile einen Lebenspunkt, und alle Pfeile kommen zurück.',
    },
  },
  dynamite: {
    en: {
      name: 'Dynamite',
      text: 'Can’t be re-rolled. With three or more, you must stop rolling and lose a life point.',
    },
    it: { name: 'Dinamite', text: 'Non si ritira. Con tre o più devi smettere di tirare e perdi un punto vita.' },
    de: {
      name: 'Dynamit',
      text: 'Wird nicht neu geworfen. Ab drei musst du aufhören zu werfen und verlierst einen Lebenspunkt.',
    },
  },
  '1': {
    en: { name: 'Bull’s eye 1', text: 'A player next to you loses a life point.' },
    it: { name: 'Mirino 1', text: 'Un giocatore accanto a te perde un punto vita.' },
    de: { name: 'Zielscheibe 1', text: 'Ein Spieler direkt neben dir verliert einen Lebenspunkt.' },
  },
  '2': {
    en: {
      name: 'Bull’s eye 2',
      text: 'A player two places away loses a life point. With two or three players left, it counts as a 1.',
    },
    it: {
      name: 'Mirino 2',
      text: 'Un giocatore a due posti da te perde un punto vita. Se restano due o tre giocatori, vale come un 1.',
    },
    de: {
      name: 'Zielscheibe 2',
      text: 'Ein Spieler zwei Plätze weiter verliert einen Lebenspunkt. Sind nur noch zwei oder drei Spieler übrig, zählt sie als 1.',
    },
  },
  beer: {
    en: { name: 'Beer', text: 'Any player, even you, regains one life point.' },
    it: { name: 'Birra', text: 'Un giocatore a tua scelta, anche tu, recupera un punto vita.' },
    de: { name: 'Bier', text: 'Ein Spieler deiner Wahl, auch du, erhält einen Lebenspunkt zurück.' },
  },
  gatling: {
    en: {
      name: 'Gatling',
      text: 'With three or more, all other players lose a life point and you return all your arrows to the pile. Once per turn.',
    },
    it: {
      name: 'Gatling',
      text: 'Con tre o più tutti gli altri giocatori perdono un punto vita e tu rimetti tutte le tue frecce nel mucchietto. Una volta per turno.',
    },
    de: {
      name: 'Gatling',
      text: 'Ab drei verlieren alle anderen Spieler einen Lebenspunkt, und du legst alle deine Pfeile in den Vorrat zurück. Einmal pro Zug.',
    },
  },
  '1x2': {
    en: { name: 'Double bull’s eye 1', text: 'Counts as two 1s; aim each separately.' },
    it: { name: 'Doppio mirino 1', text: 'Vale come due 1; ognuno ha il suo bersaglio.' },
    de: { name: 'Doppelte Zielscheibe 1', text: 'Zählt als zwei 1en; jede hat ihr eigenes Ziel.' },
  },
  '2x2': {
    en: { name: 'Double bull’s eye 2', text: 'Counts as two 2s; aim each separately.' },
    it: { name: 'Doppio mirino 2', text: 'Vale come due 2; ognuno ha il suo bersaglio.' },
    de: { name: 'Doppelte Zielscheibe 2', text: 'Zählt als zwei 2en; jede hat ihr eigenes Ziel.' },
  },
  beerx2: {
    en: { name: 'Double beer', text: 'Counts as two beers, for one player or for two.' },
    it: { name: 'Doppia birra', text: 'Vale come due birre, per un giocatore o per due.' },
    de: { name: 'Doppeltes Bier', text: 'Zählt als zwei Biere, für einen Spieler oder für zwei.' },
  },
  gatlingx2: {
    en: { name: 'Double Gatling', text: 'Counts as two Gatlings.' },
    it: { name: 'Doppia Gatling', text: 'Vale come due Gatling.' },
    de: { name: 'Doppelte Gatling', text: 'Zählt als zwei Gatlings.' },
  },
  bullet: {
    en: { name: 'Bullet', text: 'You immediately lose a life point. May be re-rolled.' },
    it: { name: 'Pallottola', text: 'Perdi subito un punto vita. Si può ritirare.' },
    de: { name: 'Kugel', text: 'Du verlierst sofort einen Lebenspunkt. Darf neu geworfen werden.' },
  },
  'broken arrow': {
    en: {
      name: 'Broken arrow',
      text: 'Any player, even you, immediately returns an arrow to the pile, but never the Chief’s arrow. May be re-rolled.',
    },
    it: {
      name: 'Freccia spezzata',
      text: 'Subito un giocatore a tua scelta, anche tu, rimette una freccia nel mucchietto, ma mai la freccia del Capo. Si può ritirare.',
    },
    de: {
      name: 'Zerbrochener Pfeil',
      text: 'Sofort legt ein Spieler deiner Wahl, auch du, einen Pfeil in den Vorrat zurück, aber nie den Häuptlingspfeil. Darf neu geworfen werden.',
    },
  },
};

const MODULE_OF_CHARACTERS = 4;

/** The characters that come with the module of characters, or those of them that also need the module in `besides`. */
const newCharacters = (besides = MODULE_OF_CHARACTERS): Translated[] =>
  Object.entries(characters)
    .filter(([, { modules }]) => modules.includes(MODULE_OF_CHARACTERS) && modules.includes(besides))
    .flatMap(([id]) => CHARACTER_TEXTS[id] ?? []);

export const MODULE_TEXTS: Readonly<Record<string, Translated>> = {
  '1': {
    en: {
      name: 'The Loudmouth and the Coward',
      text: 'Two extra dice. Before your turn, you may swap one of yours for the Loudmouth, which shoots more, or for the Coward, which drinks more.',
    },
    it: {
      name: 'Lo Spaccone e il Codardo',
      text: 'Due dadi in più. Prima del tuo turno puoi scambiarne uno dei tuoi con lo Spaccone, che spara di più, o con il Codardo, che beve di più.',
    },
    de: {
      name: 'Das Großmaul und der Feigling',
      text: 'Zwei weitere Würfel. Vor deinem Zug darfst du einen von deinen gegen das Großmaul tauschen, das mehr schießt, oder gegen den Feigling, der mehr trinkt.',
    },
  },
  '2': {
    en: {
      name: 'The Indian Chief’s arrow',
      text: 'An arrow that counts as two. In an attack, its holder loses nothing if they alone have the most arrows.',
    },
    it: {
      name: 'La freccia del Capo indiano',
      text: 'Una freccia che vale per due. In un attacco chi la tiene non perde nulla se ha lui solo più frecce di tutti.',
    },
    de: {
      name: 'Der Pfeil des Indianerhäuptlings',
      text: 'Ein Pfeil, der als zwei zählt. Bei einem Angriff verliert sein Besitzer nichts, wenn er allein die meisten Pfeile hat.',
    },
  },
  '3': {
    en: { name: 'Special roles', text: 'Roles with a power: reveal yours once per game to use it.' },
    it: { name: 'Ruoli speciali', text: 'Ruoli con un potere: rivela il tuo una volta nella partita per usarlo.' },
    de: { name: 'Besondere Rollen', text: 'Rollen mit einer Kraft: Deck deine einmal im Spiel auf, um sie zu nutzen.' },
  },
  '4': {
    en: {
      name: 'New characters',
      text: `${capitalized(countWord(newCharacters().length, 'en'))} more characters, ${namesOf(newCharacters(1), 'en')} only with the Loudmouth and the Coward, and ${namesOf(newCharacters(2), 'en')} only with the Chief’s arrow.`,
    },
    it: {
      name: 'Nuovi personaggi',
      text: `Altri ${countWord(newCharacters().length, 'it')} personaggi, ${namesOf(newCharacters(1), 'it')} solo con lo Spaccone e il Codardo e ${namesOf(newCharacters(2), 'it')} solo con la freccia del Capo.`,
    },
    de: {
      name: 'Neue Charaktere',
      text: `${capitalized(countWord(newCharacters().length, 'de'))} weitere Charaktere, ${namesOf(newCharacters(1), 'de')} nur mit dem Großmaul und dem Feigling und ${namesOf(newCharacters(2), 'de')} nur mit dem Häuptlingspfeil.`,
    },
  },
  '5': {
    en: {
      name: 'The ghost',
      text: 'For five or more players. The first player eliminated becomes a ghost, without ability or special role: each turn, the ghost rolls two plain dice and sets one result, or two equal ones, for a player’s next turn.',
    },
    it: {
      name: 'Il fantasma',
      text: 'Da cinque giocatori in su. Il primo eliminato diventa un fantasma, senza abilità né ruolo speciale: a ogni turno tira due dadi normali e fissa un risultato, o due uguali, per il prossimo turno di un giocatore.',
    },
    de: {
      name: 'Der Geist',
      text: 'Ab fünf Spielern. Wer als Erster ausscheidet, wird zum Geist, ohne Fähigkeit und besondere Rolle: Jeden Zug wirft er zwei gewöhnliche Würfel und legt ein Ergebnis, oder zwei gleiche, für den nächsten Zug eines Spielers fest.',
    },
  },
};

/** Describes the rule when an option is on. */
export const OPTION_TEXTS = {
  'no-arrow-for-the-dead': {
    en: { name: 'No arrow for the dead', text: 'Eliminating El Gringo costs no arrow.' },
    it: { name: 'Niente freccia per i morti', text: 'Chi elimina El Gringo non prende la freccia.' },
    de: { name: 'Kein Pfeil für Tote', text: 'Wer El Gringo ausschaltet, nimmt dafür keinen Pfeil.' },
  },
  'optional-broken-arrow': {
    en: {
      name: 'Optional broken arrow',
      text: 'A player who rolls the broken arrow may leave all arrows where they are.',
    },
    it: {
      name: 'Freccia spezzata facoltativa',
      text: 'Chi tira la freccia spezzata può lasciare le frecce dove sono.',
    },
    de: {
      name: 'Freiwilliger zerbrochener Pfeil',
      text: 'Wer den zerbrochenen Pfeil würfelt, darf alle Pfeile liegen lassen.',
    },
  },
  'one-spoilt-beer': {
    en: { name: 'One spoiled beer', text: 'Il Cattivo spoils one beer, not all that a player gains in that step.' },
    it: {
      name: 'Una birra rovinata',
      text: 'Il Cattivo rovina una birra sola, non tutto ciò che un giocatore recupera in quel momento.',
    },
    de: {
      name: 'Ein verdorbenes Bier',
      text: 'Der Böse verdirbt nur ein Bier, nicht alles, was ein Spieler in diesem Schritt gewinnt.',
    },
  },
  'mixed-roles': {
    en: {
      name: 'Mixed roles',
      text: 'Base and special roles of each kind are mixed before the deal: nobody knows which special roles are in play.',
    },
    it: {
      name: 'Ruoli mescolati',
      text: 'I ruoli base e speciali di ogni tipo si mescolano prima di distribuirli: nessuno sa quali ruoli speciali sono in gioco.',
    },
    de: {
      name: 'Gemischte Rollen',
      text: 'Normale und besondere Rollen jeder Art werden vor dem Austeilen gemischt: Niemand weiß, welche besonderen Rollen im Spiel sind.',
    },
  },
  'nine-tokens': {
    en: { name: 'Nine arrows', text: 'The Chief’s arrow replaces an ordinary one: nine arrows in all instead of ten.' },
    it: {
      name: 'Nove frecce',
      text: 'La freccia del Capo ne sostituisce una normale: nove frecce in tutto invece di dieci.',
    },
    de: {
      name: 'Neun Pfeile',
      text: 'Der Häuptlingspfeil ersetzt einen gewöhnlichen: insgesamt neun Pfeile statt zehn.',
    },
  },
  'untouchable-chief': {
    en: {
      name: 'Untouchable Chief',
      text: 'Kit Carlson and Pedro Ramirez can’t return the Chief’s arrow, and Bart Cassidy can’t take it.',
    },
    it: {
      name: 'Capo intoccabile',
      text: 'Kit Carlson e Pedro Ramirez non possono rimettere nel mucchietto la freccia del Capo, e Bart Cassidy non può prenderla.',
    },
    de: {
      name: 'Unantastbarer Häuptling',
      text: 'Kit Carlson und Pedro Ramirez dürfen den Häuptlingspfeil nicht zurücklegen, und Bart Cassidy darf ihn nicht nehmen.',
    },
  },
  'baro-undoes-arrows': {
    en: {
      name: 'Il Baro undoes arrows',
      text: 'If a player stopped by choice, Il Baro also returns the arrows of that last roll to the pile, even the Chief’s and those handed on.',
    },
    it: {
      name: 'Il Baro annulla le frecce',
      text: 'Se un giocatore si è fermato di sua volontà, Il Baro rimette nel mucchietto anche le frecce di quell’ultimo tiro, pure quella del Capo e quelle passate ad altri.',
    },
    de: {
      name: 'Falschspieler gegen Pfeile',
      text: 'Hat ein Spieler freiwillig aufgehört, bringt der Falschspieler auch die Pfeile dieses letzten Wurfs in den Vorrat zurück, den Häuptlingspfeil und weitergegebene ebenso.',
    },
  },
  'molly-takes-all': {
    en: {
      name: 'Molly takes all',
      text: 'Molly Stark takes over all the life points a player must lose, or none.',
    },
    it: {
      name: 'Molly prende tutto',
      text: 'Molly Stark si fa carico di tutti i punti vita che un giocatore deve perdere, o di nessuno.',
    },
    de: {
      name: 'Molly ganz oder gar nicht',
      text: 'Molly Stark übernimmt alle Lebenspunkte, die ein Spieler verlieren muss, oder keinen.',
    },
  },
  'no-overkill': {
    en: {
      name: 'No overkill',
      text: 'Nobody can be shot more often than they have life points left, as long as the shot can hit someone else.',
    },
    it: {
      name: 'Nessun colpo sprecato',
      text: 'Non si può sparare a un giocatore più volte dei punti vita che gli restano, finché il colpo può raggiungere qualcun altro.',
    },
    de: {
      name: 'Kein Schuss zu viel',
      text: 'Auf niemanden darf öfter geschossen werden, als er Lebenspunkte hat, solange der Schuss jemand anderen treffen kann.',
    },
  },
  'rose-short-way': {
    en: {
      name: 'Rose takes the short way',
      text: 'Places are counted the shorter way round only: among four, Rose Doolan’s 2 does not reach her neighbours.',
    },
    it: {
      name: 'Rose per la via breve',
      text: 'I posti si contano solo dal lato più corto: in quattro, il 2 di Rose Doolan non raggiunge i vicini.',
    },
    de: {
      name: 'Rose auf dem kurzen Weg',
      text: 'Plätze werden nur auf dem kürzeren Weg gezählt: Zu viert erreicht Rose Doolans 2 ihre Nachbarn nicht.',
    },
  },
  'gringo-before-gatling': {
    en: {
      name: 'El Gringo before the Gatling',
      text: 'A player who hits El Gringo with the Gatling first takes the arrow, and only then returns all arrows.',
    },
    it: {
      name: 'El Gringo prima della Gatling',
      text: 'Chi colpisce El Gringo con la Gatling prende prima la freccia per lui, e solo dopo rimette tutte le frecce.',
    },
    de: {
      name: 'El Gringo vor der Gatling',
      text: 'Wer El Gringo mit der Gatling trifft, nimmt erst den Pfeil für ihn und legt dann alle Pfeile zurück.',
    },
  },
  'dead-mans-dice': {
    en: {
      name: 'Dead man’s dice',
      text: 'Three dynamites cost the roller a life point, and the other dice count even if that eliminates the roller. With three players, the roller wins if they eliminate the target.',
    },
    it: {
      name: 'I dadi del morto',
      text: 'Tre dinamiti costano un punto vita a chi tira, e gli altri dadi contano anche se così viene eliminato. In tre vince se essi eliminano il suo bersaglio.',
    },
    de: {
      name: 'Würfel des Toten',
      text: 'Drei Dynamite kosten den Würfler einen Lebenspunkt, und die übrigen Würfel zählen, auch wenn er dadurch ausscheidet. Zu dritt gewinnt er, wenn sie sein Ziel ausschalten.',
    },
  },
  'ghost-outlaw-counts': {
    en: {
      name: 'A ghost Outlaw counts',
      text: 'As long as the ghost plays for the Outlaws, the Sheriff and Deputies have not won. If only they are left beside the ghost, they win when a haunted turn is over, or the haunted player is eliminated.',
    },
    it: {
      name: 'Il Fuorilegge fantasma conta',
      text: 'Finché il fantasma gioca per i Fuorilegge, Sceriffo e Vice non hanno vinto. Se oltre a lui restano solo loro, vincono quando finisce un turno che egli infesta, o quando chi ne è infestato viene eliminato.',
    },
    de: {
      name: 'Ein Geist der Gesetzlosen zählt',
      text: 'Solange der Geist für die Gesetzlosen spielt, haben Sheriff und Hilfssheriffs nicht gewonnen. Sind außer ihm nur noch sie übrig, gewinnen sie, wenn ein Zug vorbei ist, in dem er spukt, oder wenn ausscheidet, bei wem er spukt.',
    },
  },
} satisfies Record<string, Translated>;

export type OptionId = keyof typeof OPTION_TEXTS;

export const PRESET_TEXTS = {
  standard: {
    en: { name: 'Standard', text: 'The base game: five dice and sixteen characters.' },
    it: { name: 'Standard', text: 'Il gioco base: cinque dadi e sedici personaggi.' },
    de: { name: 'Standard', text: 'Das Grundspiel: fünf Würfel und sechzehn Charaktere.' },
  },
  everything: {
    en: { name: 'Everything', text: 'The base game with all five modules of Old Saloon.' },
    it: { name: 'Tutto', text: 'Il gioco base con tutti e cinque i moduli di Old Saloon.' },
    de: { name: 'Alles', text: 'Das Grundspiel mit allen fünf Modulen von Old Saloon.' },
  },
} satisfies Record<string, Translated>;
