// The dialog in which the host adds a pack to the table.

import { Trans, useLingui } from '@lingui/react/macro';
import { identityOf, type Pack, saidIn } from '@posse/card/packs';
import { PACKS, type TableInfo } from '@posse/protocol';
import { type ChangeEvent, type FormEvent, useId, useState } from 'react';
import { classes } from '../drawing/class-names.ts';
import { useSession } from '../game-table/session/SessionContext.tsx';
import { Dialog, DialogFoot } from '../table-screen/TableDialogs.tsx';
import { useLanguage } from '../words/language.ts';
import { usePacks } from '../workshop/pack-storage.ts';
import styles from './AddPackDialog.module.css';
import { useContentWords } from './content-words.ts';
import { EXAMPLES } from './examples/example-packs.ts';
import { acceptable, packFromFile, packFromLink } from './open-pack.ts';
import { PackView } from './PackView.tsx';
import { RefusedPack } from './RefusedPack.tsx';
import { packsAt } from './table-packs.ts';

export default function AddPack({ table }: { readonly table: TableInfo }) {
  const { t } = useLingui();
  const [isOpen, setOpen] = useState(false);
  const close = (): void => setOpen(false);
  if (table.game !== 'card' || packsAt(table).length >= PACKS.max) return null;
  return (
    <>
      <button type="button" className="button" data-act="add-pack" onClick={() => setOpen(true)}>
        <Trans>Add a pack</Trans>
      </button>
      <Dialog title={t`Add a pack`} open={isOpen} onClose={close}>
        <Choice table={table} onDone={close} />
      </Dialog>
    </>
  );
}

interface ChoiceProps {
  readonly table: TableInfo;
  readonly onDone: () => void;
}

/** First a choice, then a look at what was chosen, and only then it is sent. */
function Choice({ table, onDone }: ChoiceProps) {
  const { client } = useSession();
  const [chosen, setChosen] = useState<Pack | null>(null);
  const [refused, setRefused] = useState<unknown>(null);
  const choose = async (open: () => Promise<Pack> | Pack): Promise<void> => {
    setRefused(null);
    try {
      const pack = await open();
      const { rules } = identityOf(pack);
      const others = packsAt(table).filter(({ hash }) => hash !== rules);
      setChosen(
        acceptable(
          pack,
          others.map((other) => other.pack),
        ),
      );
    } catch (error) {
      setRefused(error);
    }
  };
  if (chosen !== null)
    return (
      <>
        <PackTitle pack={chosen} />
        <PackView pack={chosen} />
        <DialogFoot>
          <button type="button" className="button" onClick={() => setChosen(null)}>
            <Trans>Back</Trans>
          </button>
          <button
            type="button"
            className="button primary"
            data-act="play-with-pack"
            onClick={() => {
              client.addPack(chosen);
              onDone();
            }}
          >
            <Trans>Play with this pack</Trans>
          </button>
        </DialogFoot>
      </>
    );
  return (
    <div className={styles.choice}>
      {refused !== null && <RefusedPack error={refused} />}
      <OwnPacks onChoose={(pack) => void choose(() => pack)} />
      <FromFile onChoose={(file) => void choose(() => packFromFile(file))} />
      <FromLink onChoose={(link) => void choose(() => packFromLink(link))} />
      <Examples onChoose={(pack) => void choose(() => pack)} />
    </div>
  );
}

function PackTitle({ pack }: { readonly pack: Pack }) {
  const language = useLanguage();
  return <h3 className={styles.title}>{saidIn(pack.face.name, language)}</h3>;
}

interface PackChoiceProps {
  readonly onChoose: (pack: Pack) => void;
}

function OwnPacks({ onChoose }: PackChoiceProps) {
  const packs = usePacks();
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        <Trans>From your workshop</Trans>
      </h3>
      {packs === 'off' && (
        <p>
          <Trans>This browser doesn’t save anything.</Trans>
        </p>
      )}
      {Array.isArray(packs) && packs.length === 0 && (
        <p>
          <Trans>There is no pack yet.</Trans>
        </p>
      )}
      {Array.isArray(packs) && (
        <ul className={styles.packs}>
          {packs.map(({ id, pack }) => (
            <li key={id}>
              <PackButton pack={pack} onChoose={onChoose} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function PackButton({ pack, onChoose }: PackChoiceProps & { readonly pack: Pack }) {
  const language = useLanguage();
  const contents = useContentWords();
  return (
    <button type="button" className={styles.pack} data-act="choose-pack" onClick={() => onChoose(pack)}>
      <b>{saidIn(pack.face.name, language)}</b>
      <span>{contents(pack)}</span>
    </button>
  );
}

function Examples({ onChoose }: PackChoiceProps) {
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        <Trans>Examples</Trans>
      </h3>
      <ul className={styles.packs}>
        {EXAMPLES.map(({ id, pack }) => (
          <li key={id} data-example={id}>
            <PackButton pack={pack} onChoose={onChoose} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function FromFile({ onChoose }: { readonly onChoose: (file: File) => void }) {
  const take = ({ target }: ChangeEvent<HTMLInputElement>): void => {
    const file = target.files?.[0];
    if (file !== undefined) onChoose(file);
    // The same file can be chosen again after it was changed.
    target.value = '';
  };
  return (
    <section className={styles.part}>
      <h3 className={styles.title}>
        <Trans>From a file</Trans>
      </h3>
      <label className={classes('button', styles.file)}>
        <Trans>Choose a file</Trans>
        <input type="file" className="unseen" accept=".json,application/json" data-act="pack-file" onChange={take} />
      </label>
    </section>
  );
}

function FromLink({ onChoose }: { readonly onChoose: (link: string) => void }) {
  const id = useId();
  const [link, setLink] = useState('');
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (link.trim() !== '') onChoose(link);
  };
  return (
    <form className={styles.part} onSubmit={submit}>
      <label className={styles.title} htmlFor={id}>
        <Trans>From a link</Trans>
      </label>
      <div className={styles.link}>
        <input
          id={id}
          className="field"
          data-act="pack-link"
          value={link}
          autoComplete="off"
          spellCheck={false}
          onChange={({ target }) => setLink(target.value)}
        />
        <button type="submit" className="button" data-act="open-link">
          <Trans>Open</Trans>
        </button>
      </div>
    </form>
  );
}
