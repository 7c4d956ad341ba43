// Measures the stages of `npm test`: machine load, wall time and processor time.
import { loadavg } from 'node:os';

/**
 * @typedef {object} Stage
 * @property {string} name
 * @property {'passed' | 'failed' | 'skipped'} result
 * @property {number | null} load when the stage started
 * @property {number} seconds of wall time
 * @property {number | null} processor seconds of processor time; null where the system does not tell
 */

const isWindows = process.platform === 'win32';

/** The file descriptor to which a measured command writes its processor time. */
export const TIMES = 3;

/**
 * The average load of the last minute; null where the system does not tell.
 * @returns {number | null}
 */
export const load = () => (isWindows ? null : (loadavg()[0] ?? null));

/**
 * A shell command that runs the given one, and then tells the processor time of all processes that it has waited for.
 * Stages run side by side, so each needs a shell of its own to keep their times apart.
 * @param {string} command
 */
export const measured = (command) =>
  isWindows ? command : `${command} ${TIMES}>&-; status=$?; times >&${TIMES}; exit $status`;

/**
 * Reads the output of `times`: one line for the shell itself, one for its children, each with user and system time.
 * @param {string} text
 * @returns {number | null} seconds
 */
export function processorSeconds(text) {
  const times = [...text.matchAll(/(\d+)m(\d+(?:[.,]\d+)?)s/g)];
  if (times.length !== 4) return null;
  return times.reduce(
    (sum, [, minutes, seconds]) => sum + Number(minutes) * 60 + Number(seconds?.replace(',', '.')),
    0,
  );
}

/**
 * One line for each stage and one for the whole run. Its load is the one at the start, its processor time that of all stages.
 * @param {readonly Stage[]} stages
 * @param {{ load: number | null, seconds: number }} run
 * @returns {string[]}
 */
export function timeTable(stages, run) {
  const told = stages.flatMap(({ processor }) => (processor === null ? [] : [processor]));
  const processor = told.length === 0 ? null : told.reduce((a, b) => a + b, 0);
  const figure = (/** @type {number | null} */ value, digits = 1) => (value === null ? '–' : value.toFixed(digits));
  const row = (/** @type {string} */ name, /** @type {string[]} */ ...cells) =>
    [name.padEnd(12), ...cells.map((cell) => cell.padStart(10))].join('').trimEnd();
  return [
    row('', 'load', 'processor', 'seconds'),
    ...stages.map((stage) =>
      stage.result === 'skipped'
        ? row(stage.name, 'skipped')
        : row(
            stage.name,
            figure(stage.load, 2),
            figure(stage.processor),
            figure(stage.seconds),
            stage.result === 'failed' ? 'failed' : '',
          ),
    ),
    row('together', figure(run.load, 2), figure(processor), figure(run.seconds)),
  ];
}
