// The link to the first game, of cards or of dice, for the lobby.

import { Trans } from '@lingui/react/macro';
import type { GameId } from '@posse/protocol';
import { Icon } from '../drawing/Icon.tsx';
import { type Going, guided } from '../lobby/ways-to-table.ts';

interface FirstGameProps {
  /** True while another way to a table is in progress. */
  readonly isBusy: boolean;
  readonly go: Going['go'];
  readonly className: string | undefined;
}

export function FirstGameLink({ isBusy, go, className }: FirstGameProps) {
  const to = (game: GameId) => () => go(`learn ${game}`, () => guided(game));
  return (
    <>
      <button type="button" className={className} data-act="learn" disabled={isBusy} onClick={to('card')}>
        <Icon name="book" />
        <Trans>Learn the card game</Trans>
      </button>
      <button type="button" className={className} data-act="learn-dice" disabled={isBusy} onClick={to('dice')}>
        <Icon name="book" />
        <Trans>Learn the dice game</Trans>
      </button>
    </>
  );
}
