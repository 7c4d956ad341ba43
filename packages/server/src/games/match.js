// A game being played at a table: its state, who may answer what, and what each seat is told. It knows no socket, no clock and no store.
import { IllegalAnswer, seatsOf } from '@posse/engine';
import { inGame } from './games.js';
import { Teller } from './teller.js';
/** Deals. The setup was checked, and the seed is everybody's. */
export const newMatch = (id, setup, seed) => inGame(id, (kit) => new Playing(kit, kit.game.deal(setup, seed)));
/** From what a snapshot holds. Throws BadSave if this program can't read it. */
export const savedMatch = (id, saved) => inGame(id, (kit) => new Playing(kit, kit.game.restore(saved)));
class Playing {
  kit;
  state;
  teller;
  facts = [];
  constructor(kit, state) {
    this.kit = kit;
    this.state = state;
    this.teller = new Teller(kit, state);
  }
  get step() {
    return this.state.step;
  }
  get seats() {
    return this.state.players.length;
  }
  get asked() {
    return this.kit.game.pending(this.state)?.seat ?? null;
  }
  get winners() {
    return this.kit.game.result(this.state);
  }
  get alive() {
    return this.state.players.map(({ alive }) => alive);
  }
  options(seat) {
    const pending = this.kit.game.pending(this.state);
    if (pending === null) return [];
    return pending.seat === seat ? pending.options : pending.asides.filter((aside) => aside.seat === seat);
  }
  take(seat, answer) {
    if (answer.seat !== seat) throw new IllegalAnswer(`Seat ${seat} can't answer for seat ${answer.seat}.`);
    const number = this.state.step;
    this.facts = this.kit.game.apply(this.state, answer);
    return { number, seat, answer };
  }
  botsAnswer(id, seat, random) {
    const { game, bots } = this.kit;
    const bot = bots.find((one) => one.id === id) ?? bots[0];
    if (bot === undefined) throw new Error('There is no bot for this game.');
    return bot.answer(game.view(this.state, seat), random);
  }
  explain(seat, attempt) {
    return this.kit.game.explain(this.state, seat, attempt);
  }
  update() {
    return this.teller.tell(this.facts);
  }
  open() {
    return this.teller.open();
  }
  own(viewer) {
    return this.teller.own(viewer);
  }
  save() {
    return this.kit.game.save(this.state);
  }
  next(changes) {
    return this.kit.next(this.state, changes);
  }
  characters() {
    return seatsOf(this.seats).map((seat) => this.state.players[seat]?.character ?? '');
  }
}
