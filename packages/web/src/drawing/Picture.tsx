// A picture on the page, and the patterns that all pictures share.

import { memo } from 'react';
import type { Picture as Drawing } from '../art/drawing-primitives.ts';
import { DEFS } from '../art/shared-svg-definitions.ts';
import styles from './Picture.module.css';

interface PictureProps {
  readonly of: Drawing;
  readonly className?: string | undefined;
  /** The accessible name; undefined if the words beside the picture say the same, and screen readers skip it. */
  readonly label?: string | undefined;
  /** How the picture fills its room: cropped, or whole with `meet`. */
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

/** The definitions that pictures refer to. Included once on every page. */
export const Defs = memo(function Defs() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns
    <svg className={styles.defs} aria-hidden="true" dangerouslySetInnerHTML={{ __html: DEFS }} />
  );
});

/** The accessible name of a figure. A figure without one is skipped, because the words beside it say what it shows. */
export const named = (label: string | undefined) =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
