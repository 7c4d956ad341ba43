// On a desktop, when you must answer: the scene lies on the felt, with the players still around it.

import type { CSSProperties } from 'react';
import { Rays } from '../draw/index.ts';
import type { TableLayout } from '../table/layout.ts';
import styles from './FeltScene.module.css';
import { usePlay } from './Play.tsx';
import { Needs, Scene } from './Scene.tsx';
import { Sentence } from './Sentence.tsx';
import { sceneOf } from './scenes.ts';

export function FeltScene({ table }: { readonly table: TableLayout }) {
  const { view } = usePlay();
  const { tone } = sceneOf(view);
  const { felt, scale } = table;
  return (
    <div
      className={styles.scene}
      data-spot="felt"
      style={{ left: felt.x, top: felt.y, width: felt.w, height: felt.h } as CSSProperties}
    >
      {tone !== null && <Rays tone={tone} className={styles.rays} />}
      <Scene size={Math.round(104 * scale)} />
      <div className={styles.say}>
        <Sentence />
        <Needs />
      </div>
    </div>
  );
}
