// Draws small plots side by side as one SVG: lines or bars.

export interface Panel {
  readonly title: string;
  /** The unit of the values. */
  readonly unit: string;
  readonly lines?: readonly Line[];
  readonly bars?: readonly Bar[];
}

interface Line {
  /** The label at its end; empty if there is only one line. */
  readonly name: string;
  readonly points: readonly (readonly [number, number])[];
}

interface Bar {
  readonly name: string;
  readonly value: number;
  /** The line whose colour it has. */
  readonly line: number;
}

const WIDTH = 400;
const HEIGHT = 270;
const COLUMNS = 2;
const LEFT = 52;
const RIGHT = 24;
const TOP = 56;
const BOTTOM = 32;
const COLOURS = ['#a6461f', '#1f6673'];
const INK = '#2b2622';
const FAINT = '#d9d3cc';

export function picture(panels: readonly Panel[]): string {
  const rows = Math.ceil(panels.length / COLUMNS);
  const [width, height] = [COLUMNS * WIDTH, rows * HEIGHT];
  const drawn = panels.map((panel, place) => {
    const [x, y] = [(place % COLUMNS) * WIDTH, Math.floor(place / COLUMNS) * HEIGHT];
    return `<g transform="translate(${x} ${y})">\n${heading(panel)}\n${inside(panel)}\n</g>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${width}" height="${height}" font-family="system-ui, sans-serif" font-size="11" fill="${INK}" role="img" aria-labelledby="title">
<title id="title">How costs grow</title>
<rect width="${width}" height="${height}" fill="#fff"/>
${drawn.join('\n')}
</svg>
`;
}

const heading = ({ title, unit }: Panel): string =>
  `${text(16, 24, title, 'font-size="13" font-weight="600"')}\n${text(16, 40, unit, 'fill-opacity="0.7"')}`;

const inside = ({ lines = [], bars = [] }: Panel): string => (bars.length > 0 ? barsOf(bars) : linesOf(lines));

function linesOf(lines: readonly Line[]): string {
  const points = lines.flatMap((line) => line.points);
  const ticks = ticksUpTo(Math.max(...points.map(([, value]) => value)));
  const most = ticks.at(-1) ?? 1;
  const counts = [...new Set(points.map(([count]) => count))];
  const [least, last] = [Math.min(...counts), Math.max(...counts)];
  const x = (count: number): number => LEFT + ((count - least) / (last - least)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - BOTTOM - (value / most) * (HEIGHT - TOP - BOTTOM);
  return [
    ...ticks.map((tick) => across(y(tick)) + text(LEFT - 8, y(tick) + 4, tick, 'text-anchor="end"')),
    ...counts.map((count) => text(x(count), HEIGHT - BOTTOM + 18, count, 'text-anchor="middle"')),
    ...lines.map(({ points }, place) =>
      line(
        points.map(([count, value]) => [x(count), y(value)]),
        colour(place),
      ),
    ),
    ...names(lines, x, y),
  ].join('\n');
}

const NAME_ABOVE = 12;
const NAME_BELOW = 24;

/** Places each label beside the last point of its line: above the one that ends higher, below the other. */
function names(lines: readonly Line[], x: (count: number) => number, y: (value: number) => number): readonly string[] {
  const endOf = ({ points }: Line): readonly [number, number] => points.at(-1) ?? [0, 0];
  const highest = Math.max(...lines.map((line) => endOf(line)[1]));
  return lines.flatMap((line, place) => {
    const [count, value] = endOf(line);
    if (line.name === '') return [];
    const off = value === highest ? -NAME_ABOVE : NAME_BELOW;
    return [text(x(count), y(value) + off, line.name, `text-anchor="end" fill="${colour(place)}"`)];
  });
}

const NAMES = 120;

function barsOf(bars: readonly Bar[]): string {
  const most = Math.max(...bars.map(({ value }) => value));
  const step = (HEIGHT - TOP - BOTTOM / 2) / bars.length;
  const room = WIDTH - NAMES - RIGHT - 36;
  return bars
    .map(({ name, value, line }, place) => {
      const y = TOP + place * step;
      const long = round((value / most) * room);
      return `${text(NAMES, y + step / 2 + 4, name, 'text-anchor="end"')}<rect x="${NAMES + 8}" y="${round(y + 2)}" width="${long}" height="${round(step - 4)}" fill="${colour(line)}"/>${text(NAMES + 14 + long, y + step / 2 + 4, value.toFixed(2))}`;
    })
    .join('\n');
}

/** Round steps of 1, 2 or 5, from zero to the first one that is not below the highest value. */
export function ticksUpTo(highest: number): number[] {
  const rough = highest / 4;
  const ten = 10 ** Math.floor(Math.log10(rough));
  const step = ten * ([1, 2, 5].find((times) => times * ten >= rough) ?? 10);
  const count = Math.ceil(highest / step - 1e-9);
  return Array.from({ length: count + 1 }, (_, place) => Number((place * step).toPrecision(6)));
}

const line = (points: readonly (readonly number[])[], stroke: string): string =>
  `<polyline points="${points.map((point) => point.map(round).join(',')).join(' ')}" fill="none" stroke="${stroke}" stroke-width="2"/>${points
    .map(([x = 0, y = 0]) => `<circle cx="${round(x)}" cy="${round(y)}" r="3" fill="${stroke}"/>`)
    .join('')}`;

const across = (y: number): string =>
  `<line x1="${LEFT}" x2="${WIDTH - RIGHT}" y1="${round(y)}" y2="${round(y)}" stroke="${FAINT}"/>`;

const text = (x: number, y: number, words: string | number, how = ''): string =>
  `<text x="${round(x)}" y="${round(y)}"${how === '' ? '' : ` ${how}`}>${escaped(String(words))}</text>`;

const escaped = (words: string): string => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

const colour = (place: number): string => COLOURS[place % COLOURS.length] ?? INK;

const round = (number: number): number => Math.round(number * 10) / 10;
