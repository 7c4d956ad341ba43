// The agreement: game, parts, rules, clock. The host can change it.

import { Trans, useLingui } from '@lingui/react/macro';
import { textIn } from '@posse/narrator';
import type { TableInfo } from '@posse/protocol';
import { lazy, Suspense, use, useState } from 'react';
import { Picture } from '../../drawing/Picture.tsx';
import { useTable } from '../../game-table/session/SessionContext.tsx';
import { catalogueOf } from '../../lobby/plan/catalogue-types.ts';
import { Disclosure } from '../../lobby/plan/Disclosure.tsx';
import { draftFrom, numbersChanged, presetOf } from '../../lobby/plan/plan-draft.ts';
import { Stars } from '../../lobby/plan/RadioRow.tsx';
import { useClockWords } from '../../lobby/plan/TableTerms.tsx';
import { USUAL_LEVEL, useBotNames } from '../../words/bot-names.ts';
import { useLanguage } from '../../words/language.ts';
import styles from './AgreedPlan.module.css';
import { PlanDialog } from './PlanDialog.tsx';

const AddPack = lazy(() => import('../../packs/AddPackDialog.tsx'));

/** The agreement. It suspends until the game is loaded. */
export function AgreedPlan({ table }: { readonly table: TableInfo }) {
  const { t } = useLingui();
  const language = useLanguage();
  const clockWords = useClockWords();
  const botNames = useBotNames();
  const isHost = useTable(({ you }) => you === table.host);
  const isSolo = useTable(({ where }) => where === 'solo');
  const [isChanging, setChanging] = useState(false);
  const catalogue = use(catalogueOf(table.game));
  const draft = draftFrom(catalogue, table.plan);
  const preset = catalogue.presets.find(({ id }) => id === presetOf(catalogue, draft));
  const rules = preset === undefined ? t`Custom rules` : textIn(language, preset.texts, preset.id).name;
  const bot = table.plan.bot ?? USUAL_LEVEL;
  const options = catalogue.options.filter(({ id }) => draft.options.includes(id));
  const numbers = numbersChanged(catalogue, draft);
  return (
    <div className={styles.agreement}>
      <p className={styles.game}>{table.game === 'card' ? t`Cards: ${rules}` : t`Dice: ${rules}`}</p>
      <ul className={styles.parts}>
        {catalogue.parts
          .filter(({ id }) => draft.parts.includes(id))
          .map(({ id, picture, texts, isHouse }) => (
            <li key={id}>
              <Picture of={picture} className={styles.picture} />
              <span>
                {textIn(language, texts, id).name}
                {isHouse && <span className={styles.house}>{textIn(language, texts, id).text}</span>}
              </span>
            </li>
          ))}
      </ul>
      {options.length + numbers.length > 0 && (
        <ul className={styles.options}>
          {numbers.map(({ id, texts }) => (
            <li key={id}>
              {textIn(language, texts, id).name}: {draft.numbers[id]}
            </li>
          ))}
          {options.map(({ id, texts }) => (
            <li key={id}>{textIn(language, texts, id).text}</li>
          ))}
        </ul>
      )}
      <p className={styles.bots}>
        <Trans>Bots</Trans>: <Stars bot={bot} /> {botNames.level(bot).name}
      </p>
      {!isSolo && (
        <p className={styles.clock}>
          {clockWords(table.clock)} {table.isPublic ? t`The table is listed in the lobby.` : t`By invitation only.`}{' '}
          {table.plan.gallery && t`Spectators can read the chat of the dead.`}{' '}
          {table.plan.latecomers && t`Latecomers may take over from bots during the game.`}{' '}
          {table.plan.openHands && t`Players who are out may look at all hands, and can do nothing else then.`}{' '}
          {table.plan.ownBots === false && t`Players can’t bring bots of their own.`}
        </p>
      )}
      {isHost && (
        <>
          <button type="button" className="button" data-act="arrange" onClick={() => setChanging(true)}>
            <Trans>Change the rules</Trans>
          </button>
          {table.game === 'card' && (
            <Suspense fallback={null}>
              <AddPack table={table} />
            </Suspense>
          )}
          <PlanDialog table={table} open={isChanging} onClose={() => setChanging(false)} />
        </>
      )}
    </div>
  );
}

// The server's commitment before the deal, which everybody can check afterwards.

export function Fairness({ commitment }: { readonly commitment: string }) {
  const { t } = useLingui();
  return (
    <div className={styles.fairness}>
      <Disclosure title={t`The shuffle is fair`} state={`${commitment.slice(0, 8)}…`}>
        <p>
          <Trans>
            The server has fixed a secret. This is its fingerprint: it reveals nothing, but no other secret fits it.
            Each player’s page fixes a contribution in the same way, and all fingerprints are stored before any
            contribution is revealed. The secret and the contributions together shuffle the cards, so nobody can choose
            them, not even the server’s operator. If a page doesn’t reveal its contribution within ten seconds, its
            player is named, and the cards are shuffled again without it. After a second aborted shuffle, all players
            are asked whether to deal anyway. After the game the secret is revealed, and everyone can check all of it.
          </Trans>
        </p>
        <p className={styles.seal}>
          <span className="unseen">
            <Trans>The fingerprint:</Trans>{' '}
          </span>
          <code>{commitment}</code>
        </p>
      </Disclosure>
    </div>
  );
}
