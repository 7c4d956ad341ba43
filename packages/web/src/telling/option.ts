// What an option is called on a button.

import type { Teller, Words } from './teller.ts';

export interface OptionWords {
  /** What one does by it: "Take the hit". */
  readonly label: string;
  /** On whom, or what comes of it: "3 to 2 life". May be empty. */
  readonly detail: string;
  /** All in one, with the card that would be seen on the button: "Play, Missed! 10♣, from your hand". */
  readonly whole: string;
}

export type Option = readonly [label: Words, detail: Words, card?: string];

export function optionSpoken({ say }: Teller, [title, more, card = '']: Option): OptionWords {
  const [label, detail] = [say(title), say(more)];
  return { label, detail, whole: [label, card, detail].filter((part) => part !== '').join(', ') };
}
