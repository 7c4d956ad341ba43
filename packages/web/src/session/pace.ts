// How long the table takes to show what happened, at full speed. What is not here takes no time of its own.

const MILLISECONDS: Readonly<Record<string, number>> = {
  turn: 280,
  played: 420,
  used: 420,
  moved: 60,
  drew: 700,
  dodged: 400,
  hurt: 380,
  life: 220,
  event: 1200,
  ability: 260,
  named: 400,
  shuffled: 400,
  became: 400,
  returned: 600,
  eliminated: 1200,
  over: 800,
  dice: 800,
  tokens: 160,
  attack: 700,
  shot: 420,
  poured: 320,
  gatling: 700,
  revealed: 800,
  starMoved: 800,
  ghost: 600,
  haunting: 600,
  saloon: 300,
};

/** What a fact takes before the next one begins. */
export const momentFor = (kind: string): number => MILLISECONDS[kind] ?? 0;

/** A card that has left its place is still in the air when the next one leaves. */
const IN_THE_AIR = 260;
/** No answer holds the table up for longer. */
const MOST = 2600;

export function timeFor(facts: readonly { readonly kind: string }[]): number {
  const moments = facts.reduce((sum, { kind }) => sum + momentFor(kind), 0);
  return Math.min(MOST, facts.some(({ kind }) => kind === 'moved') ? moments + IN_THE_AIR : moments);
}
