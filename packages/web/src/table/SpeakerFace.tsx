// Beside a line of talk: the face of who said it, as long as he has his seat and has chosen one.

import type { LineInfo } from '@posse/protocol';
import { GuestFace } from '../draw/Arch.tsx';
import { useTable } from '../play/session/SessionContext.tsx';

export function SpeakerFace({ line: { seat, name } }: { readonly line: LineInfo }) {
  const speaker = useTable(({ table }) => table?.seats[seat ?? -1]);
  if (!speaker || speaker.face === null || speaker.name !== name) return null;
  return (
    <span className="coin" data-face={speaker.face}>
      <GuestFace face={speaker.face} />
    </span>
  );
}
