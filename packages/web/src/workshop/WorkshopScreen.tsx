// The workshop: the packs in this browser, and the ways to begin a new one.

import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { type Part, saidIn } from '@posse/card/packs';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation } from 'wouter';
import { Loading } from '../app/Loading.tsx';
import { ScreenFrame } from '../app/ScreenFrame.tsx';
import type { Icon as IconName } from '../art/index.ts';
import { Icon } from '../drawing/Icon.tsx';
import { BoardPanel } from '../lobby/BoardPanel.tsx';
import { useLanguage } from '../words/language.ts';
import { withThing } from './model/pack-edits.ts';
import { placesIn } from './model/thing-place.ts';
import { useNewFace, useNewPack } from './new-things.ts';
import { OwnThings } from './OwnThings.tsx';
import { ThingOfPack } from './PackFaces.tsx';
import { PackScreen } from './PackScreen.tsx';
import { beginPack, editPack, useEditing } from './pack-editing.ts';
import { dropPack, keepPack, type StoredPack, usePacks } from './pack-storage.ts';
import { ThingScreen } from './ThingScreen.tsx';
import styles from './WorkshopScreen.module.css';

interface WorkshopProps {
  /** The pack; without one, the list. */
  readonly id: string | undefined;
  /** The key of a thing in it. */
  readonly thing: string | undefined;
}

export default function WorkshopScreen({ id, thing }: WorkshopProps) {
  return id === undefined ? <PackList /> : <OnePack id={id} thing={thing} />;
}

function OnePack({ id, thing }: { readonly id: string; readonly thing: string | undefined }) {
  const { t } = useLingui();
  const { stored, isMissing } = useEditing((state) => state);
  useEffect(() => void editPack(id), [id]);
  if (isMissing)
    return (
      <ScreenFrame name="workshop-missing" title={t`Workshop`}>
        <div className={styles.none}>
          <p role="alert">
            <Trans>This pack is not in this browser.</Trans>
          </p>
          <Link href="/workshop" className="button primary">
            <Trans>To your packs</Trans>
          </Link>
        </div>
      </ScreenFrame>
    );
  if (stored?.id !== id) return <Loading />;
  const place = placesIn(stored.pack).find(({ key }) => key === thing);
  return place === undefined ? (
    <PackScreen stored={stored} />
  ) : (
    <ThingScreen stored={stored} place={place} key={place.key} />
  );
}

function PackList() {
  const { t } = useLingui();
  const packs = usePacks();
  const [dropped, setDropped] = useState<StoredPack | null>(null);
  const drop = (pack: StoredPack): void => {
    setDropped(pack);
    void dropPack(pack.id);
  };
  return (
    <ScreenFrame name="workshop" title={t`Workshop`}>
      <p className={styles.lead}>
        <Trans>Make a card, a character or an event of your own, and play it with friends a minute later.</Trans>
      </p>
      <NewButtons />
      {packs === null && <Loading />}
      {packs === 'off' && (
        <p role="status">
          <Trans>This browser saves nothing, so what you make is gone when you close the page.</Trans>
        </p>
      )}
      {Array.isArray(packs) && (packs.length > 0 || dropped !== null) && (
        <BoardPanel
          className={styles.own}
          title={t`Your packs`}
          aside={<Plural value={packs.length} one="# pack" other="# packs" />}
        >
          {dropped !== null && (
            <p className={styles.dropped} role="status">
              <span>
                <Trans>The pack is deleted.</Trans>
              </span>
              <button
                type="button"
                className="button"
                data-act="undo-drop"
                onClick={() => {
                  void keepPack(dropped);
                  setDropped(null);
                }}
              >
                <Icon name="undo" />
                <Trans>Undo</Trans>
              </button>
            </p>
          )}
          <ul className={styles.packs}>
            {packs.map((pack: StoredPack) => (
              <PackRow key={pack.id} stored={pack} onDrop={() => drop(pack)} />
            ))}
          </ul>
        </BoardPanel>
      )}
      <FromOurs />
    </ScreenFrame>
  );
}

const FEW_CARDS = 4;

function PackRow({ stored, onDrop }: { readonly stored: StoredPack; readonly onDrop: () => void }) {
  const { t } = useLingui();
  const language = useLanguage();
  const { id, pack, isMine } = stored;
  const name = saidIn(pack.face.name, language);
  const places = placesIn(pack);
  return (
    <li className={styles.row}>
      <Link href={`/workshop/${id}`} className={styles.pack} data-pack={id}>
        <span className={styles.fan} aria-hidden="true">
          {places.slice(0, FEW_CARDS).map(({ part, key }) => (
            <span key={key}>
              <ThingOfPack pack={pack} part={part} thingKey={key} width={64} />
            </span>
          ))}
        </span>
        <span className={styles.words}>
          <strong>{name}</strong>
          <span className={styles.aside}>
            <Plural value={places.length} one="# thing" other="# things" />
            {!isMine && pack.face.author !== undefined && ` · ${pack.face.author}`}
          </span>
        </span>
      </Link>
      <button type="button" className={styles.drop} onClick={onDrop} aria-label={t`Delete ${name}`} data-act="drop">
        <Icon name="close" />
      </button>
    </li>
  );
}

/** The first tap of everything. */
function NewButtons() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const newPack = useNewPack();
  const begin = (part: Part): void => {
    const { id, pack } = beginPack(newPack(part));
    navigate(`/workshop/${id}/${placesIn(pack)[0]?.key ?? ''}`);
  };
  const news: readonly { readonly part: Part; readonly icon: IconName; readonly label: ReactNode }[] = [
    { part: 'kinds', icon: 'draw', label: t`New card` },
    { part: 'characters', icon: 'life', label: t`New character` },
    { part: 'events', icon: 'star', label: t`New event` },
  ];
  return (
    <div className={styles.news}>
      {news.map(({ part, icon, label }) => (
        <button key={part} type="button" className={styles.new} data-new={part} onClick={() => begin(part)}>
          <Icon name={icon} />
          {label}
        </button>
      ))}
    </div>
  );
}

/** Every card of ours opens in the editor: the best tutorial. */
function FromOurs() {
  const { t } = useLingui();
  const [, navigate] = useLocation();
  const newPack = useNewPack();
  const newFace = useNewFace();
  return (
    <BoardPanel title={t`Or change one of ours`}>
      <OwnThings
        onChoose={(part, entry, name) => {
          const added = withThing(newPack(null), part, entry, newFace(null, part, entry, name));
          const { id } = beginPack(added.pack);
          navigate(`/workshop/${id}/${added.place.key}`);
        }}
      />
    </BoardPanel>
  );
}
