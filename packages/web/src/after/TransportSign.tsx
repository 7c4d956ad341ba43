// The signs on the buttons of a film: run, stop, step, turn.

const SIGNS = {
  play: 'M7 3.5V20.5L21 12Z',
  pause: 'M5.5 4H10V20H5.5ZM14 4H18.5V20H14Z',
  stepOn: 'M5 4.5V19.5L15.5 12ZM16.5 4.5H20V19.5H16.5Z',
  stepBack: 'M19 4.5V19.5L8.5 12ZM4 4.5H7.5V19.5H4Z',
  turnOn: 'M2 5V19L11 12ZM11 5V19L20 12ZM20 5H22.5V19H20Z',
  turnBack: 'M22 5V19L13 12ZM13 5V19L4 12ZM1.5 5H4V19H1.5Z',
} as const;

export type Sign = keyof typeof SIGNS;

export function TransportSign({ name }: { readonly name: Sign }) {
  return (
    <svg viewBox="0 0 24 24" width="1em" height="1em" fill="currentColor" aria-hidden="true">
      <path d={SIGNS[name]} />
    </svg>
  );
}
