// Tests of rendered stories of the card game.

import { I18nProvider } from '@lingui/react';
import { cardGame, type View } from '@posse/card';
import { seat } from '@posse/engine';
import { type GamePicture, type SentFact, wholeFacts } from '@posse/protocol';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { createStore } from 'zustand/vanilla';
import { catalogue } from '../entry-lookup.ts';
import { SessionContext } from '../game-table/session/SessionContext.tsx';
import type { Session } from '../game-table/session/table-session.ts';
import { english } from '../game-table/session/testing/rendered-text.tsx';
import { CardLines } from './card-narrator.tsx';

const session = {
  store: createStore(() => ({
    seat: 0,
    table: { played: [], seats: [{ name: 'Tumble' }, { name: 'R\\u0041ttler <b>' }] },
  })),
} as unknown as Session;

function shown(facts: readonly SentFact[]): string {
  const view: View = cardGame.view(cardGame.deal({ seats: 4 }, 'lines'), seat(0));
  const beat = { step: 0, facts: wholeFacts('card', facts), before: view, after: { view } as GamePicture<View> };
  return renderToStaticMarkup(
    <I18nProvider i18n={english}>
      <SessionContext value={session}>
        <CardLines beat={beat} />
      </SessionContext>
    </I18nProvider>,
  );
}

test('the told story shows players in bold and links cards, and escapes a player’s name with HTML in it', () => {
  const card = catalogue().cards.find(({ kind, suit }) => kind.key === 'bang' && suit === 'hearts')?.id;
  const html = shown([
    { kind: 'turn', who: 1 },
    { kind: 'played', who: 1, card, at: 0 },
  ]);
  expect(html).toContain('<b>R\\u0041ttler &lt;b&gt;</b>’s turn');
  expect(html).toMatch(
    /plays <button type="button" class="ref[^"]*"><span[^>]*>BANG!<\/span><span[^>]*>[A-Z]<span[^>]*>♥<\/span><\/span><\/button> on you\./,
  );
  expect(html).not.toMatch(/\p{Cc}/u);
});

test('a story without anything to tell renders nothing', () => {
  expect(shown([{ kind: 'bangs', bangs: 1 }])).toBe('');
});
