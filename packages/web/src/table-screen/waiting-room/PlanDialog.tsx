// The host's dialog for another agreement, with the form of the lobby.

import { Trans, useLingui } from '@lingui/react/macro';
import { type GameId, removedSeats, type TableInfo, type TablePlan } from '@posse/protocol';
import { Suspense, useState } from 'react';
import { Loading } from '../../app/Loading.tsx';
import { useSession, useTable } from '../../game-table/session/SessionContext.tsx';
import { useWishes } from '../../lobby/last-table-wishes.ts';
import { CLOCKS, paceOf } from '../../lobby/plan/clock-presets.ts';
import { GameChoice } from '../../lobby/plan/GameChoice.tsx';
import { LegendsNote } from '../../lobby/plan/LegendsNote.tsx';
import { PlanForm } from '../../lobby/plan/PlanForm.tsx';
import { LevelChoice } from '../../lobby/plan/RadioRow.tsx';
import { SavedRules } from '../../lobby/plan/SavedRules.tsx';
import type { Rules } from '../../lobby/plan/saved-rules.ts';
import type { TermsChosen } from '../../lobby/plan/TableTerms.tsx';
import { USUAL_LEVEL } from '../../words/bot-names.ts';
import { useLanguage } from '../../words/language.ts';
import { Dialog, DialogFoot, Sure } from '../TableDialogs.tsx';

interface ArrangeDialogProps {
  readonly table: TableInfo;
  readonly open: boolean;
  readonly onClose: () => void;
}

export function PlanDialog({ table, open, onClose }: ArrangeDialogProps) {
  const { t } = useLingui();
  return (
    <Dialog title={t`Change the rules`} open={open} onClose={onClose}>
      <Arrangement table={table} onDone={onClose} />
    </Dialog>
  );
}

function Arrangement({ table, onDone }: { readonly table: TableInfo; readonly onDone: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { client } = useSession();
  const isSolo = useTable(({ where }) => where === 'solo');
  const plans = useWishes((wishes) => wishes.plans);
  const [rules, setRules] = useState<Rules>({ game: table.game, plan: table.plan });
  // The form shows other rules when another game or saved ones are chosen.
  const [choices, setChoices] = useState(0);
  const [plan, setPlan] = useState<TablePlan | null>(table.plan);
  const choose = (chosen: Rules): void => {
    setRules(chosen);
    setPlan(chosen.plan);
    setChoices(choices + 1);
  };
  const { game } = rules;
  const chooseGame = (other: GameId): void =>
    choose({
      game: other,
      plan: other === table.game ? table.plan : { ...plans[other], seats: table.plan.seats },
    });
  const [bot, setBot] = useState(table.plan.bot ?? USUAL_LEVEL);
  const [terms, setTerms] = useState<TermsChosen>({
    pace: paceOf(table.clock),
    isPublic: table.isPublic,
    gallery: table.plan.gallery ?? false,
    latecomers: table.plan.latecomers ?? false,
    openHands: table.plan.openHands ?? false,
    ownBots: table.plan.ownBots ?? true,
  });
  const [isAsking, setAsking] = useState(false);
  const standing = plan === null ? [] : losersOf(table, plan.seats);
  const names = new Intl.ListFormat(language).format(standing);
  const agree = (): void => {
    if (plan === null) return;
    const { pace, isPublic, gallery, latecomers, openHands, ownBots } = terms;
    const { ownBots: _, openHands: _open, ...rest } = plan;
    client.arrange({
      game,
      plan: {
        ...rest,
        bot,
        gallery,
        latecomers,
        ...(openHands && game === 'card' && { openHands }),
        ...(!ownBots && { ownBots }),
      },
      ...(!isSolo && pace !== null && { clock: CLOCKS[pace] }),
      isPublic,
      ...(standing.length > 0 && { unseat: true }),
    });
    onDone();
  };
  return (
    <>
      {!isSolo && <GameChoice value={game} onChange={chooseGame} />}
      <Suspense fallback={<Loading />}>
        <PlanForm
          key={choices}
          game={game}
          plan={rules.plan}
          onChange={setPlan}
          terms={isSolo ? null : { chosen: terms, onChange: (changes) => setTerms({ ...terms, ...changes }) }}
        >
          {!isSolo && <SavedRules rules={plan === null ? null : { game, plan }} onChoose={choose} />}
          <LevelChoice value={bot} onChange={setBot} />
          {!isSolo && bot === 'legend' && <LegendsNote more={table.plan.bot === 'legend' ? 0 : 1} />}
        </PlanForm>
      </Suspense>
      <DialogFoot>
        <button
          type="button"
          className="button primary"
          data-act="agree"
          disabled={plan === null}
          onClick={standing.length > 0 ? () => setAsking(true) : agree}
        >
          <Trans>Use these rules</Trans>
        </button>
      </DialogFoot>
      <Sure
        title={t`Fewer seats than players?`}
        yes={t`Remove their seats`}
        open={isAsking}
        onClose={() => setAsking(false)}
        onYes={agree}
      >
        <Trans>These players are here and would lose their seats: {names}.</Trans>
      </Sure>
    </>
  );
}

/** The names of present people who would lose their seats. */
const losersOf = ({ seats, host }: TableInfo, count: number): readonly string[] =>
  removedSeats(seats, count, host).flatMap((place) => {
    const seat = seats[place];
    return seat?.guest != null && seat.connected ? [seat.name ?? '?'] : [];
  });
