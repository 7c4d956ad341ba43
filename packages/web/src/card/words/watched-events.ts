// What an event asks of others, as it is told to those who wait or watch.

import { msg, plural } from '@lingui/core/macro';
import { simply, type Watched } from './watching.ts';

type Asking = 'daltons' | 'handcuffs' | 'newIdentity' | 'bloodBrothers' | 'hardLiquor' | 'guess' | 'ranch';

export const WATCHED_EVENTS: { readonly [K in Asking]: Watched<K> } = {
  daltons: simply(
    (name) => msg`${name} discards a blue card`,
    (t) => {
      const daltons = t.event('daltons');
      return msg`${daltons} are in town`;
    },
  ),
  handcuffs: simply(
    (name) => msg`${name} names a suit`,
    (t, name) => {
      const handcuffs = t.event('handcuffs');
      return msg`${handcuffs}: ${name} plays no other this turn`;
    },
  ),
  newIdentity: simply(
    (name) => msg`${name} thinks it over`,
    (t) => {
      const event = t.event('new-identity');
      return msg`${event}: stay, or become somebody else with 2 life`;
    },
  ),
  bloodBrothers: simply(
    (name) => msg`${name} thinks it over`,
    (t, name) => {
      const event = t.event('blood-brothers');
      return msg`${event}: ${name} may give 1 life away`;
    },
  ),
  hardLiquor: simply(
    (name) => msg`${name} thinks it over`,
    (t) => {
      const event = t.event('hard-liquor');
      return msg`${event}: 1 life, or cards`;
    },
  ),
  guess: simply(
    (name) => msg`${name} guesses`,
    (t, _name, { right }) => {
      const event = t.event('peyote');
      return msg`${plural(right, { 0: `${event}: red or black?`, one: `${event}: # right so far`, other: `${event}: # right so far` })}`;
    },
  ),
  ranch: simply(
    (name) => msg`${name} exchanges cards`,
    (t, _name, { cards }) => {
      const [event, count] = [t.event('ranch'), cards.length];
      return msg`${plural(count, { 0: `${event}: as many as one likes, once`, one: `${event}: # picked so far`, other: `${event}: # picked so far` })}`;
    },
  ),
};
