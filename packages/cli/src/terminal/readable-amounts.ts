// Writes numbers and durations for people: "1,902,511", "1 h 10 min".

export const numberText = (number: number): string => number.toLocaleString('en');

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** The number of digits of a duration below a minute. */
const DIGITS = 3;

/** A duration in its two largest units. */
export function duration(seconds: number): string {
  const short = Number(seconds.toPrecision(DIGITS));
  if (short < MINUTE) return `${short} s`;
  if (Math.round(seconds) < HOUR) return inUnits(seconds, [MINUTE, 'min'], [1, 's']);
  return Math.round(seconds / MINUTE) * MINUTE < DAY
    ? inUnits(seconds, [HOUR, 'h'], [MINUTE, 'min'])
    : inUnits(seconds, [DAY, 'd'], [HOUR, 'h']);
}

type Unit = readonly [seconds: number, name: string];

function inUnits(seconds: number, [size, name]: Unit, [smallerSize, smallerName]: Unit): string {
  const all = Math.round(seconds / smallerSize) * smallerSize;
  const rest = (all % size) / smallerSize;
  return `${numberText(Math.floor(all / size))} ${name}${rest === 0 ? '' : ` ${rest} ${smallerName}`}`;
}
