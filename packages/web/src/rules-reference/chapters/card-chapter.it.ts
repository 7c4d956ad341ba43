// The chapter of the card game in Italian.

import type { CardChapter } from './chapter-types.ts';

export const chapter: CardChapter = {
  goal: {
    title: 'Di che cosa si tratta',
    blocks: [
      'Una cittadina del West. Tutti sanno chi è lo {sheriff}; che cosa vogliono gli altri, se lo tengono per sé. Ricevi un ruolo segreto, e il ruolo dice come vinci:',
      [
        'Lo {sheriff} vuole eliminare tutti i {outlaw|Fuorilegge} e il {renegade}.',
        'I {deputy|Vice} proteggono lo Sceriffo e vincono con lui, anche da eliminati.',
        'I {outlaw|Fuorilegge} vogliono morto lo Sceriffo e vincono insieme, anche da eliminati.',
        'Il {renegade} vuole restare l’ultimo in vita: prima gli altri, lo Sceriffo proprio alla fine.',
      ],
      'Perciò guarda chi spara a chi. Quello che uno fa dice più di quello che racconta.',
    ],
  },
  setup: {
    title: 'Prima del primo sparo',
    blocks: [
      'Ognuno riceve un ruolo segreto; solo lo Sceriffo mostra il suo. Quanti ce ne siano di ciascun tipo dipende dal numero dei giocatori, e tutti lo sanno.',
      'Ognuno riceve anche un *personaggio*, scoperto: un nome, un’abilità e un certo numero di pallottole. Le pallottole sono i tuoi punti vita. Lo Sceriffo ne ha uno in più.',
      'Inizi con tante carte quanti sono i tuoi punti vita. Comincia lo Sceriffo, e i turni vanno verso sinistra.',
    ],
  },
  turn: {
    title: 'Il tuo turno',
    blocks: [
      'Un turno ha tre fasi, sempre in quest’ordine:',
      [
        '*Fase 1: pesca* due carte.',
        '*Fase 2: gioca* quante carte vuoi, o nessuna, una dopo l’altra.',
        '*Fase 3: scarta* finché non hai in mano più carte dei punti vita che ti restano.',
      ],
      'Nella fase 2 ci sono solo tre limiti. Puoi giocare *un solo {bang}* per turno. Davanti a te non possono mai esserci *due carte con lo stesso nome*. E hai *una sola arma*: una nuova sostituisce la vecchia.',
      'Giocare non è mai un obbligo: puoi tenere un {missed} o una {beer} per i momenti difficili. Ma meno punti vita hai, meno carte puoi tenere.',
    ],
  },
  borders: {
    title: 'Tre tipi di carte',
    blocks: [
      [
        'Le carte *marroni*, con la saetta, si giocano, hanno effetto subito e vanno negli scarti.',
        'Le carte *blu*, con la puntina, si mettono davanti a te e funzionano finché restano lì. Sono blu le armi, e anche {barrel}, {mustang} e {scope}. La {jail} si mette davanti a chiunque tranne lo Sceriffo, anche davanti a te.',
        'Le carte *verdi*, con la clessidra (di Dodge City), prima si mettono in gioco. Dal tuo prossimo turno puoi scartarle per usarle; quelle che valgono come {missed} ti aiutano appena il tuo turno è finito.',
      ],
      'Le carte in gioco non sono al sicuro: {panic} ne ruba una, {cat-balou} ne toglie una.',
    ],
  },
  distance: {
    title: 'Distanza e portata',
    blocks: [
      'La distanza decide a chi puoi sparare. Conta i posti dal lato più corto: i tuoi vicini sono a *distanza 1*, i seguenti a 2, e così via. Gli eliminati non si contano, perciò il tavolo si restringe.',
      'La tua arma ha una *portata*. Tutti iniziano con una Colt .45 di portata 1; una {schofield} arriva a 2, un {winchester} a 5. Un {bang} colpisce chi non è più lontano della tua portata.',
      'Un {mustang} ti allontana di uno dagli altri; un {scope} avvicina gli altri di uno. Perciò la distanza può essere diversa nei due sensi. Un’arma non cambia la distanza: per le carte che indicano una distanza, come {panic}, contano solo i posti, il Mustang e il Mirino.',
      'Al tavolo non devi contare: chi è a portata è illuminato.',
    ],
  },
  shots: {
    title: 'Sparare e schivare',
    blocks: [
      'Gioca un {bang} su qualcuno a portata. Se non fa nulla, il bersaglio perde un punto vita. Un {missed} lo annulla.',
      'Un {barrel} dà un’altra possibilità: Estrarre!, e con Cuori lo sparo è andato a vuoto. Se fallisce, si può ancora giocare un Mancato!.',
      'La {gatling} spara a tutti gli altri in una volta, e non conta come BANG! del turno. {indians} e {duel} non sono spari: lì un Mancato! non serve, serve solo un BANG! dalla mano.',
      'Nessuno è obbligato a difendersi, e nessuno può difendere un altro.',
    ],
  },
  life: {
    title: 'Punti vita e Birra',
    blocks: [
      'Nel tuo turno una {beer} ti fa recuperare un punto vita, mai oltre il numero iniziale.',
      'Se perdi l’ultimo punto vita sei fuori, a meno che tu beva una Birra *proprio in quel momento*, anche nel turno di un altro. È l’unico caso in cui la Birra si gioca fuori dal proprio turno.',
      'Quando restano solo due giocatori, la Birra non ha più effetto. Il {saloon} sì, ma non salva mai nessuno all’ultimo istante.',
    ],
  },
  draw: {
    title: 'Estrarre!',
    blocks: [
      'Alcune carte dicono Estrarre!: si scopre la prima carta del mazzo, contano solo il seme e il valore, e la si scarta.',
      [
        '{barrel}: con Cuori lo sparo è andato a vuoto.',
        '{jail}: all’inizio del turno, con Cuori sei libero e giochi; altrimenti salti il turno. In ogni caso la Prigione se ne va.',
        '{dynamite}: all’inizio del turno, con Picche da 2 a 9 esplode e toglie tre punti vita; altrimenti passa al giocatore di sinistra.',
      ],
      'La Dinamite si controlla prima della Prigione. Lo Sceriffo non può finire in prigione.',
    ],
  },
  elimination: {
    title: 'Chi cade, e chi paga',
    blocks: [
      'Chi è eliminato mostra il ruolo e scarta tutte le sue carte.',
      [
        'Chi elimina un {outlaw} pesca *tre carte* come ricompensa, qualunque sia il suo ruolo.',
        'Lo {sheriff} che elimina un {deputy} scarta *tutte le sue carte*, anche quelle in gioco.',
      ],
      'La Dinamite e gli eventi non sono di nessuno: non danno ricompense né penalità.',
    ],
  },
  victory: {
    title: 'La fine',
    blocks: [
      'La partita finisce appena succede una di queste cose:',
      [
        'Lo *Sceriffo* è eliminato: vincono i Fuorilegge. Ma se l’unico rimasto in vita è un Rinnegato, vince il Rinnegato.',
        'Tutti i *Fuorilegge e i Rinnegati* sono eliminati: vincono lo Sceriffo e i Vice.',
      ],
      'Se una carta elimina più giocatori, cadono insieme, e solo allora si decide chi ha vinto.',
    ],
  },
  events: {
    title: 'Gli eventi',
    blocks: [
      'Con Mezzogiorno di Fuoco o Per un Pugno di Carte c’è un mazzo di eventi. Dal secondo giro ne entra in vigore uno nuovo prima di ogni turno dello Sceriffo, e vale per tutti fino al successivo. Il prossimo è scoperto, così ci si può preparare.',
      'L’ultimo evento resta fino alla fine della partita: {high-noon} costa a tutti un punto vita per turno, {fistful-of-cards} uno sparo per ogni carta in mano.',
    ],
  },
  three: {
    title: 'In tre, in otto',
    blocks: [
      'In tre si gioca a ruoli scoperti e senza Sceriffo; comincia il {deputy}. Il Vice caccia il {renegade}, il Rinnegato il {outlaw}, e il Fuorilegge il Vice: chi elimina di persona il suo bersaglio vince subito. Se un altro arriva prima, vince l’ultimo in vita. Chi elimina un altro giocatore pesca tre carte.',
      'Senza Sceriffo chiunque può finire in {jail}. E appena uno dei tre è fuori, la {beer} non ha più effetto.',
      'In otto ci sono due Rinnegati. Non sono una squadra: ognuno vuole restare da solo.',
    ],
  },
};
