// A picture of the print shop on the page, and the patterns that all pictures share.

import { memo } from 'react';
import { DEFS } from '../art/defs.ts';
import type { Picture as Drawing } from '../art/press.ts';
import styles from './Picture.module.css';

interface PictureProps {
  readonly of: Drawing;
  readonly className?: string | undefined;
  /** Without one it says nothing that is not said beside it, and readers skip it. */
  readonly label?: string | undefined;
  /** Pictures bleed and fill their room; what must be seen whole is met. */
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

/** Once on every page: pictures refer to it. */
export const Defs = memo(function Defs() {
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: our own patterns
    <svg className={styles.defs} aria-hidden="true" dangerouslySetInnerHTML={{ __html: DEFS }} />
  );
});

/** How a figure is called aloud; one without a name is skipped, since the words beside it say what it shows. */
export const named = (label: string | undefined) =>
  label === undefined ? { 'aria-hidden': true } : { role: 'img', 'aria-label': label };
