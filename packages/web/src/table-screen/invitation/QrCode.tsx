// The link as a QR code.

import { useLingui } from '@lingui/react/macro';
import { useMemo } from 'react';
import { encode } from 'uqr';
import styles from './LinkToShare.module.css';

interface QrCodeProps {
  readonly text: string;
  /** The width in CSS; by default as large as its squares need. */
  readonly width?: string;
}

export default function QrCode({ text, width: wanted }: QrCodeProps) {
  const { t } = useLingui();
  const { size, path } = useMemo(() => drawn(text), [text]);
  const width = wanted ?? Math.max(MIN_WIDTH, PER_SQUARE * size);
  return (
    <svg
      className={styles.code}
      style={{ width }}
      viewBox={`0 0 ${size} ${size}`}
      role="img"
      aria-label={t`The link as a QR code`}
    >
      <path d={path} />
    </svg>
  );
}

/** In pixels. */
const MIN_WIDTH = 148;
const PER_SQUARE = 3;

/** Long texts do without much redundancy, so that their squares are larger. */
const LONG = 150;

function drawn(text: string): { readonly size: number; readonly path: string } {
  const { size, data } = encode(text, { ecc: text.length > LONG ? 'L' : 'M', border: 2 });
  const path = data.flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : ''))).join('');
  return { size, path };
}
