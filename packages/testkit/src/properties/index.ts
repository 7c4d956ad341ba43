// The properties for whoever checks games of his own, without the language of the rulings.

export { cardSubject } from './card.ts';
export { Broken, Checker } from './check.ts';
