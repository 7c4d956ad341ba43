// A picture on the page, and the patterns that all pictures share.

import { memo } from 'react';
import type { Picture as Drawing } from '../art/drawing-primitives.ts';
import { DEFS } from '../art/shared-svg-definitions.ts';
import styles from './Picture.module.css';

interface PictureProps {
  readonly of: Drawing;
  readonly className?: string | undefined;
  /** Undefined if the words beside it say the same: screen readers skip it then. */
  readonly label?: string | undefined;
  /** Pictures fill their room and may be cropped; `meet` shows them whole. */
  readonly fit?: 'slice' | 'meet' | undefined;
}

export const Picture = memo(function Picture({
  of: { viewBox, markup },
  className,
  label,
  fit = 'slice',
}: PictureProps) {
  return (
    <svg
      className={className}
      viewBox={viewBox}
      preserveAspectRatio={`xMidYMid ${fit}`}
      {...named(label)}
      focusable="false"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own drawings, made of nothing that anybody typed
      dangerouslySetInnerHTML={{ __html: markup }}
    />
  );
});

/** Included once on every page, because pictures refer to it. */
export const Defs = memo(function Defs() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns
    <svg className={styles.defs} aria-hidden="true" dangerouslySetInnerHTML={{ __html: DEFS }} />
  );
});

/** The accessible name of a figure. A figure without one is skipped, because the words beside it say what it shows. */
export const named = (label: string | undefined) =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
