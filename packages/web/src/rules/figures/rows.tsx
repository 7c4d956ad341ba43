// Drawings that are rows of cards or dice.

import { useLingui } from '@lingui/react/macro';
import { type DieKind, FACES } from '@posse/dice';
import { ROLE_TEXTS, type Role } from '@posse/engine';
import { DieFace } from '../../draw/index.ts';
import type { Thing } from '../thing.ts';
import styles from './rows.module.css';
import { ThingRow } from './ThingRow.tsx';

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
