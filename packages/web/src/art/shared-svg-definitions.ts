// Shared SVG definitions: patterns and clips that pictures refer to.
// The page contains them once, in an SVG of no size that is not `display: none`.

import type { Markup, Pattern } from './drawing-primitives.ts';
import { INK } from './ink-colours.ts';
import { HEADS } from './people/head-shapes.ts';

function pattern(name: Pattern, size: number, body: Markup, turn = 0): Markup {
  const turned = turn ? ` patternTransform="rotate(${turn})"` : '';
  return `<pattern id="ink-${name}" width="${size}" height="${size}" patternUnits="userSpaceOnUse"${turned}>${body}</pattern>`;
}

const bars = (name: Pattern, size: number, width: number, turn: number): Markup =>
  pattern(name, size, `<path d="M0 ${size / 2}H${size}" stroke="${INK.black}" stroke-width="${width}"/>`, turn);

function dots(name: Pattern, radius: number): Markup {
  const dot = (place: number): Markup => `<circle cx="${place}" cy="${place}" r="${radius}" fill="${INK.black}"/>`;
  return pattern(name, 4, dot(1) + dot(3));
}

/** Clips for each head shape: only the part of a face inside the head is drawn. */
const clips = Object.entries(HEADS).map(([name, head]) => `<clipPath id="head-${name}"><path d="${head}"/></clipPath>`);

export const DEFS: Markup = [
  '<defs>',
  bars('hatch', 3.4, 1.25, -45),
  bars('level', 3.2, 1, 0),
  bars('upright', 3.2, 1, 90),
  dots('dots-1', 0.35),
  dots('dots-2', 0.6),
  dots('dots-3', 0.85),
  ...clips,
  '</defs>',
].join('');
