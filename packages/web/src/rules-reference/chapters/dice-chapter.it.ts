// The chapter of the dice game in Italian.

import type { DiceChapter } from './chapter-types.ts';

export const chapter: DiceChapter = {
  goal: {
    title: 'Di che cosa si tratta',
    blocks: [
      'La stessa cittadina, gli stessi ruoli segreti, e dadi al posto delle carte: una partita di un quarto d’ora.',
      [
        'Lo {sheriff}, che tutti conoscono, vuole eliminare i {outlaw|Fuorilegge} e il {renegade}.',
        'I {deputy|Vice} vincono con lo Sceriffo, anche da eliminati.',
        'I {outlaw|Fuorilegge} vogliono morto lo Sceriffo e vincono insieme.',
        'Il {renegade} vuole restare l’ultimo in vita, dopo che lo Sceriffo è caduto per penultimo.',
      ],
    ],
  },
  setup: {
    title: 'Prima del primo tiro',
    blocks: [
      'Ognuno riceve un ruolo segreto, che solo lo Sceriffo mostra, e un *personaggio* scoperto con un’abilità e dei punti vita. Lo Sceriffo ne ha due in più.',
      'Nove frecce stanno in un mucchietto al centro. Comincia lo Sceriffo, e i turni vanno verso sinistra.',
    ],
  },
  turn: {
    title: 'Il tuo turno',
    blocks: [
      'Tira tutti e cinque i dadi. Poi puoi ritirare *due volte* i dadi che vuoi, anche quelli tenuti prima. Puoi fermarti dopo qualsiasi tiro.',
      [
        'Le {arrow|frecce} hanno effetto subito, a ogni tiro: prendine una dal mucchietto per ciascuna.',
        'La {dynamite|dinamite} non si ritira. Alla terza devi fermarti.',
      ],
      'Quando ti sei fermato si risolvono tutti i dadi. Nulla si può saltare: uno sparo va rivolto a qualcuno, amico o no.',
    ],
  },
  faces: {
    title: 'Che cosa mostrano i dadi',
    blocks: [
      [
        '{arrow}: prendi subito una freccia.',
        '{dynamite}: tre ti costano un punto vita.',
        '{1}: un giocatore accanto a te perde un punto vita.',
        '{2}: un giocatore a due posti da te perde un punto vita.',
        '{beer}: tu o un giocatore a tua scelta recupera un punto vita.',
        '{gatling}: tre costano un punto vita a tutti gli altri, e tu rimetti nel mucchietto tutte le tue frecce.',
      ],
    ],
  },
  order: {
    title: 'In che ordine',
    blocks: [
      'I dadi si risolvono nell’ordine mostrato qui sopra: le frecce subito a ogni tiro, poi la dinamite, poi tutti gli 1 e 2 insieme, poi le birre, e per ultima la Gatling.',
      'Perciò una birra arriva troppo tardi per chi è stato colpito, ma in tempo per rinforzare un amico contro la Gatling.',
    ],
  },
  distance: {
    title: 'Distanza',
    blocks: [
      'Un {1|1} colpisce uno dei tuoi vicini, un {2|2} chi sta *esattamente* a due posti, da un lato o dall’altro. Gli eliminati si saltano.',
      'Quando restano tre o due giocatori un 2 vale come un 1. Prima si assegnano tutti gli spari, poi colpiscono nello stesso momento.',
    ],
  },
  arrows: {
    title: 'L’attacco degli Indiani',
    blocks: [
      'Quando qualcuno prende l’ultima freccia del mucchietto gli Indiani attaccano subito, nel bel mezzo del tiro: ognuno perde un punto vita *per ogni sua freccia*, e tutte le frecce tornano nel mucchietto. Poi il turno continua.',
      'Le frecce sono quindi un pericolo per tutti: con il mucchietto pieno puoi rischiare un tiro, con una sola freccia rimasta conviene sapere chi ne ha quante. Una Gatling ti libera delle tue.',
    ],
  },
  elimination: {
    title: 'Chi cade',
    blocks: [
      'Senza punti vita sei fuori: mostri il ruolo, le tue frecce tornano nel mucchietto, e vinci comunque con la tua fazione. Qui non c’è un’ultima birra, e nessuna ricompensa.',
    ],
  },
  victory: {
    title: 'La fine',
    blocks: [
      [
        'Lo *Sceriffo* è eliminato: vincono i Fuorilegge. Ma se l’unico rimasto in vita è un Rinnegato, vince il Rinnegato.',
        'Tutti i *Fuorilegge e i Rinnegati* sono eliminati: vincono lo Sceriffo e i Vice.',
      ],
      'Se cadono tutti insieme, vincono i Fuorilegge.',
    ],
  },
  three: {
    title: 'In tre',
    blocks: [
      'In tre si gioca a ruoli scoperti e senza Sceriffo; comincia il {deputy}. Il Vice caccia il {renegade}, il Rinnegato il {outlaw}, e il Fuorilegge il Vice: chi toglie di persona l’ultimo punto vita al suo bersaglio vince subito. Altrimenti vince l’ultimo in vita.',
    ],
  },
  saloon: {
    title: 'Old Saloon',
    blocks: [
      'Cinque moduli, ognuno dei quali si può aggiungere da solo:',
      [
        '*Lo Spaccone e il Codardo*: due dadi, uno che spara di più e uno che beve di più. Prima di tirare puoi prenderne uno al posto di uno dei tuoi.',
        '*La freccia del Capo indiano*: vale per due, ma protegge chi da solo ha più frecce di tutti.',
        '*Ruoli speciali*: ognuno ha un potere che si può usare una volta, rivelando il ruolo.',
        '*Nuovi personaggi*: altri otto.',
        '*Il fantasma*: da cinque giocatori in su il primo eliminato continua come fantasma, senza abilità né ruolo speciale. Nel suo turno tira due dadi normali e fissa un dado del prossimo tiro di qualcuno, o due uguali. Il fantasma di un Rinnegato sta con i Fuorilegge in cinque e in sette, con la legge in sei e in otto.',
      ],
    ],
  },
};
