// Drawings in rows: cards or dice, phases, the hunt among three.

import { Trans, useLingui } from '@lingui/react/macro';
import { type DieKind, FACES } from '@posse/dice';
import { ROLE_TEXTS, type Role } from '@posse/engine';
import type { CSSProperties } from 'react';
import type { Icon as Name } from '../../art/index.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { DieFace } from '../../drawing/index.ts';
import { RoleTag } from '../../drawing/RoleTag.tsx';
import { useMedia } from '../../table-screen/use-media-query.ts';
import { useCardNames } from '../../words/card-names.ts';
import { idOf, type Thing } from '../rule-thing.ts';
import { zoom } from '../ThingDialog.tsx';
import { ThingFace } from '../ThingFace.tsx';
import styles from './row-figures.module.css';

const cards = (...keys: readonly string[]): Thing[] => keys.map((key) => ({ kind: 'card', key }));

const ROLES = (Object.keys(ROLE_TEXTS) as Role[]).map((role): Thing => ({ kind: 'role', role }));
const EVENTS: readonly Thing[] = [
  { kind: 'event', id: 'thirst' },
  { kind: 'event', id: 'high-noon' },
  { kind: 'event', id: 'fistful-of-cards' },
];
const BASE_FACES = FACES.base.map((face): Thing => ({ kind: 'face', face }));

export const RoleCards = () => <ThingRow things={ROLES} />;
export const Borders = () => <ThingRow things={cards('stagecoach', 'mustang', 'canteen')} />;
export const Defences = () => <ThingRow things={cards('bang', 'missed', 'barrel', 'gatling')} />;
export const Lives = () => <ThingRow things={cards('beer', 'saloon')} />;
export const Draws = () => <ThingRow things={cards('barrel', 'jail', 'dynamite')} />;
export const LastEvents = () => <ThingRow things={EVENTS} />;
export const Faces = () => <ThingRow things={BASE_FACES} />;

export function SaloonDice() {
  const { t } = useLingui();
  const names: Readonly<Partial<Record<DieKind, string>>> = { loudmouth: t`Loudmouth`, coward: t`Coward` };
  return (
    <dl className={styles.dice}>
      {(['loudmouth', 'coward'] as const).map((kind) => (
        <div key={kind}>
          <dt>{names[kind]}</dt>
          <dd>
            {FACES[kind].map((face) => (
              <DieFace key={face} kind={kind} face={face} width={46} locked={false} />
            ))}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** Things side by side; a tap opens one. */
function ThingRow({ things }: { readonly things: readonly Thing[] }) {
  const isWide = useMedia('tablet');
  const columns = things.length % 3 === 0 ? 3 : 2;
  const card = columns === 2 ? 132 : isWide ? 108 : 98;
  return (
    <ul className={styles.row} style={{ '--columns': columns } as CSSProperties}>
      {things.map((thing) => (
        <li key={idOf(thing)}>
          <button type="button" onClick={() => zoom(thing)}>
            <ThingFace thing={thing} width={thing.kind === 'face' ? 66 : card} />
          </button>
        </li>
      ))}
    </ul>
  );
}

/** The three phases of a turn. */
export function Phases() {
  const { t } = useLingui();
  const steps: readonly { readonly sign: Name; readonly title: string; readonly text: string }[] = [
    { sign: 'draw', title: t({ message: 'Draw', context: 'a phase of the turn' }), text: t`two cards` },
    {
      sign: 'hand',
      title: t({ message: 'Play', context: 'a phase of the turn' }),
      text: t`as many as you like, one BANG!`,
    },
    {
      sign: 'discard',
      title: t({ message: 'Discard', context: 'a phase of the turn' }),
      text: t`down to your life points`,
    },
  ];
  return (
    <ol className={styles.phases}>
      {steps.map(({ sign, title, text }, place) => {
        const number = place + 1;
        return (
          <li key={sign}>
            <Icon name={sign} className={styles.sign} />
            <small>
              <Trans>Phase {number}</Trans>
            </small>
            <strong>{title}</strong>
            <span>{text}</span>
          </li>
        );
      })}
    </ol>
  );
}

const HUNTS: readonly (readonly [hunter: Role, prey: Role])[] = [
  ['deputy', 'renegade'],
  ['renegade', 'outlaw'],
  ['outlaw', 'deputy'],
];

/** A drawing of three players, and the target of each. */
export function Hunt() {
  const { t } = useLingui();
  const names = useCardNames();
  return (
    <ul className={styles.hunt}>
      {HUNTS.map(([hunter, prey]) => (
        <li key={hunter}>
          <RoleTag role={hunter} />
          {names.role(hunter).name}
          <span className={styles.arrow} role="img" aria-label={t`hunts`}>
            →
          </span>
          <RoleTag role={prey} />
          {names.role(prey).name}
        </li>
      ))}
    </ul>
  );
}
