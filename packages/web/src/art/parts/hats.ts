// Hats, seen from the front; the head would be under the origin.

import { INK, type Ink } from '../inks.ts';
import { cut, line, type Markup, shade, solid } from '../press.ts';

export const band = (ink: Ink): Markup => solid('M-20.4 0C-10 5 10 5 20.4 0V7C10 11.5 -10 11.5 -20.4 7Z', ink);

export const stetson = (ink: Ink, ribbon: Ink = INK.black): Markup =>
  cut('M-40 4C-34 -6 -20 3 0 4C20 3 34 -6 40 4C30 16 14 18 0 18C-14 18 -30 16 -40 4Z', ink) +
  cut(
    'M-20 6C-22 -12 -18 -25 -10 -27C-6 -28 -3 -23 0 -23C3 -23 6 -28 10 -27C18 -25 22 -12 20 6C10 11 -10 11 -20 6Z',
    ink,
  ) +
  shade('M6 -25C8 -28 18 -25 20 6C16 8 12 9 8 9C9 0 9 -14 6 -25Z') +
  band(ribbon) +
  line('M0 -23C-2 -17 -2 -13 0 -9', 1.8);

export const sombrero = (ink: Ink, ribbon: Ink): Markup =>
  cut('M-48 0C-50 -8 -42 -8 -34 -2C-16 6 16 6 34 -2C42 -8 50 -8 48 0C36 16 14 19 0 19C-14 19 -36 16 -48 0Z', ink) +
  line('M-44 1C-30 12 -14 14.5 0 14.5C14 14.5 30 12 44 1', 1.6, ribbon) +
  cut('M-18 4C-18 -10 -10 -30 0 -32C10 -30 18 -10 18 4C10 9 -10 9 -18 4Z', ink) +
  shade('M3 -31C11 -28 18 -10 18 4C14 6 12 7 8 7C9 -8 8 -22 3 -31Z') +
  solid('M-18.4 -3C-8 2 8 2 18.4 -3V4C10 9 -10 9 -18.4 4Z', ribbon);
