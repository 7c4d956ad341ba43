// Functions that write the paths of common shapes.

/** The `d` of an SVG path. */
export type Path = string;

/** A number with one decimal, which is finer than any screen shows. */
export const short = (value: number): string => String(Number(value.toFixed(1)));

/** The point at this distance and angle from a centre. Degrees: 0 is right, 90 is down. */
export function around(x: number, y: number, radius: number, angle: number): string {
  const turn = (angle * Math.PI) / 180;
  return `${short(x + radius * Math.cos(turn))} ${short(y + radius * Math.sin(turn))}`;
}

export const circle = (x: number, y: number, radius: number): Path =>
  `M${short(x - radius)} ${y}a${radius} ${radius} 0 1 0 ${2 * radius} 0a${radius} ${radius} 0 1 0 ${-2 * radius} 0Z`;

export function box(x: number, y: number, width: number, height: number, corner = 0): Path {
  if (corner === 0) return `M${x} ${y}h${width}v${height}h${-width}Z`;
  const [w, h] = [short(width - 2 * corner), short(height - 2 * corner)];
  const arc = (dx: number, dy: number): Path => `a${corner} ${corner} 0 0 1 ${dx} ${dy}`;
  return `M${x + corner} ${y}h${w}${arc(corner, corner)}v${h}${arc(-corner, corner)}h-${w}${arc(-corner, -corner)}v-${h}${arc(corner, -corner)}Z`;
}

export function star(x: number, y: number, outer: number, inner: number, points: number, turn = -90): Path {
  const corner = (_: unknown, i: number): string => around(x, y, i % 2 ? inner : outer, turn + (i * 180) / points);
  return `M${Array.from({ length: points * 2 }, corner).join('L')}Z`;
}

/** The path of spokes from a centre outwards. */
export const spokes = (radius: number, count: number, from = 0): Path =>
  Array.from({ length: count }, (_, i) => {
    const angle = (i * 360) / count;
    return `M${around(0, 0, from, angle)}L${around(0, 0, radius, angle)}`;
  }).join('');

const COMMAND = /([A-Z])([^A-Za-z]*)/g;
const NUMBER = /-?(?:\d*\.)?\d+(?:e-?\d+)?/g;

/** Moves a shape to the right and down by the same distance. Commands in lower case are relative, so they stay. */
export const shifted = (d: Path, by: number): Path =>
  d.replace(COMMAND, (_, command: string, numbers: string) => {
    // Of the seven numbers of an arc only the last two are a point.
    const isPoint = (place: number): boolean => command !== 'A' || place % 7 > 4;
    const moved = (numbers.match(NUMBER) ?? []).map((number, place) =>
      isPoint(place) ? String(Number((Number(number) + by).toFixed(2))) : number,
    );
    return command + moved.join(' ');
  });
