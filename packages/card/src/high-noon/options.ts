// The options of High Noon, with the texts that they replace.

import { eventDeckChanges } from '../setup/event-decks.ts';
import { option } from '../setup/options.ts';

export const options = [
  option('doctor-for-the-hurt', {
    events: {
      doctor: {
        en: 'When he arrives, the hurt players with the fewest life points regain one.',
        it: 'Quando arriva, tra i feriti chi ha meno punti vita ne recupera uno.',
        de: 'Wenn er kommt, erhalten von den Verletzten alle mit den wenigsten Lebenspunkten einen zurück.',
      },
    },
  }),
  option('ghosts-do-not-heal', {
    events: {
      'ghost-town': {
        en: 'Eliminated players come back for their turn as ghosts: they draw three cards, neither die nor heal, and leave when it ends.',
        it: 'Gli eliminati tornano per il loro turno come fantasmi: pescano tre carte, non muoiono né guariscono, e alla fine se ne vanno.',
        de: 'Ausgeschiedene kehren für ihren Zug als Geister zurück: Sie ziehen drei Karten, sterben und heilen nicht und gehen danach wieder.',
      },
    },
  }),
  option('random-new-identity', {
    events: {
      'new-identity': {
        en: 'At the start of your turn, you may become a random unused character for good, with two life points.',
        it: 'All’inizio del tuo turno puoi diventare per sempre un personaggio a caso tra quelli non usati, con due punti vita.',
        de: 'Zu Beginn deines Zuges darfst du für immer ein zufälliger unbenutzter Charakter werden, mit zwei Lebenspunkten.',
      },
    },
  }),
  option('sermon-forbids-costs', {
    events: {
      sermon: {
        en: 'During your own turn, you can’t use BANG! cards, not even in a Duel or as a cost.',
        it: 'Nel tuo turno non puoi usare carte BANG!, neanche in un Duello o per pagare un costo.',
        de: 'In deinem eigenen Zug darfst du kein BANG! nutzen, auch nicht im Duell oder als Preis.',
      },
    },
  }),
  option('cuffed-beer', {
    events: {
      handcuffs: {
        en: 'After drawing, name a suit: this turn you can only play cards of that suit from your hand, but any Beer to save yourself.',
        it: 'Dopo aver pescato nomini un seme: in questo turno puoi giocare dalla mano solo carte di quel seme, ma per salvarti ogni Birra.',
        de: 'Nach dem Ziehen nennst du eine Farbe: In diesem Zug darfst du nur Handkarten dieser Farbe spielen, zur Rettung aber jedes Bier.',
      },
    },
  }),
  option('one-event-deck', eventDeckChanges),
];
