// Loads and unloads many sets, and measures the memory that they leave.
// Bots play with each for a moment. The output has the number of catalogues that are still alive, and the growth of the
// heap.

import { botNamed, CARD_BOTS, cardClues, TableMemory } from '@posse/bots';
import { addHouseSet, type Catalogue, cardGame, removeSet, textsFor } from '@posse/card';
import { draw, type HouseSet, houseSet } from '@posse/card/house';
import { randomFrom } from '@posse/engine';

const text = { name: 'Elixir', text: 'Draw a card.' };
const elixir = (id: HouseSet['id']): HouseSet =>
  houseSet({
    id,
    kinds: { elixir: { border: 'brown', play: (_t, me) => [draw(me, 1)] } },
    deck: { elixir: '2♥ 3♥ 4♥ 5♥' },
    events: { flood: { power: { farther: 1 } } },
    texts: { set: text, cards: { elixir: text }, events: { flood: text } },
  });

const SOME = 200;
/** The number of answers with each set, and the interval at which a legend thinks. */
const ANSWERS = 1;
const LEGEND = 100;

function comeAndGo(number: number): WeakRef<Catalogue> {
  const { id } = addHouseSet(elixir(`house-elixir-${number}`), 'elixir.ts');
  const state = cardGame.deal({ seats: 4, sets: ['base', id] }, id);
  const tableMemory = new TableMemory(cardClues, 4);
  const bot = botNamed(CARD_BOTS, number % LEGEND === 0 ? 'legend' : 'deputy');
  for (let answer = 0; answer < ANSWERS; answer++) {
    const question = cardGame.pending(state);
    if (question === null || bot === null) break;
    const view = cardGame.view(state, question.asked);
    cardGame.apply(state, bot.answer(view, tableMemory.of(question.asked), randomFrom(id)));
  }
  cardGame.restore(JSON.parse(JSON.stringify(cardGame.save(state))));
  textsFor(state.setup);
  removeSet(id);
  return new WeakRef(state.catalogue);
}

const collect = globalThis.gc as () => void;

/**
 * The memory in use, after new turns of the event loop: objects that were used in this turn can't be collected before
 * its end.
 */
async function settled(): Promise<number> {
  for (let turn = 0; turn < 3; turn++) {
    await new Promise<void>((resolve) => setImmediate(resolve));
    collect();
  }
  return process.memoryUsage().heapUsed;
}

const [total = 2000] = process.argv.slice(2).map(Number);
for (let number = 0; number < SOME; number++) comeAndGo(number);
const before = await settled();
const refs = Array.from({ length: total }, (_, number) => comeAndGo(SOME + number));
const after = await settled();
const alive = refs.filter((ref) => ref.deref() !== undefined).length;
console.log(JSON.stringify({ alive, grown: after - before }));
