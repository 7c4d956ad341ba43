// Weighs answers for a learned policy: scores of rules of thumb, corrected by learned weights.

/** The traits of the answers of one game, which the policy weighs. */
export interface Traits<Situation, Answer> {
  /** Equal for answers that differ only in which of two equal cards, or dice, is meant. */
  gistOf(situation: Situation, answer: Answer): number;
  /** Adds the traits of an answer to a list. */
  traitsIn(situation: Situation): (answer: Answer, traits: number[]) => void;
  /** The distance from the best score at which an answer is already much less likely. */
  readonly near: number;
}

/** The answers worth considering: their places among the options, and the logarithms of their likelihoods. */
export interface Considered {
  readonly places: number[];
  readonly logits: number[];
}

/** How many weights there are. Traits share a weight if their hashes collide. */
export const WEIGHTS = 1 << 17;

/** How steeply the likelihood falls with the distance from the best score. */
const STEEPNESS = 2.5;
/** Weights never lift an answer whose likelihood by the scores alone is below this. */
const LOWEST = -10.5;

/** The place of a trait among the weights. */
export const placeOf = (trait: number): number => trait & (WEIGHTS - 1);

export class Policy<Situation, Answer> {
  readonly weights: Float32Array;
  readonly traits: Traits<Situation, Answer>;
  private readonly score: (situation: Situation, answer: Answer) => number;

  constructor(
    weights: Float32Array,
    traits: Traits<Situation, Answer>,
    score: (situation: Situation, answer: Answer) => number,
  ) {
    this.weights = weights;
    this.traits = traits;
    this.score = score;
  }

  /** The same policy with other weights. */
  with(weights: Float32Array): Policy<Situation, Answer> {
    return new Policy(weights, this.traits, this.score);
  }

  /** Of answers with the same gist only the first is considered. Fills `found` with the traits of each. */
  consider(situation: Situation, options: readonly Answer[], found: number[][] | null): Considered {
    const { traits, weights } = this;
    const { near } = traits;
    const places: number[] = [];
    const logits: number[] = [];
    const gists: number[] = [];
    let best = Number.NEGATIVE_INFINITY;
    for (let place = 0; place < options.length; place++) {
      const option = options[place] as Answer;
      const gist = traits.gistOf(situation, option);
      if (gists.includes(gist)) continue;
      gists.push(gist);
      const score = this.score(situation, option);
      places.push(place);
      logits.push(score);
      if (score > best) best = score;
    }
    if (places.length < 2) {
      found?.push([]);
      logits[0] = 0;
      return { places, logits };
    }
    const add = traits.traitsIn(situation);
    let own: number[] = [];
    let count = 0;
    for (let i = 0; i < places.length; i++) {
      let sum = -STEEPNESS * Math.log(1 + (best - (logits[i] as number)) / near);
      if (sum < LOWEST) continue;
      own.length = 0;
      add(options[places[i] as number] as Answer, own);
      for (let j = 0; j < own.length; j++) sum += weights[placeOf(own[j] as number)] as number;
      if (found !== null) {
        found.push(own);
        own = [];
      }
      places[count] = places[i] as number;
      logits[count++] = sum;
    }
    places.length = count;
    logits.length = count;
    return { places, logits };
  }

  /** The likeliest answer that is not a blunder; the likeliest of all if nothing else is left. */
  best(
    situation: Situation,
    options: readonly Answer[],
    isNever: ((situation: Situation, answer: Answer) => boolean) | null,
  ): Answer {
    const { places, logits } = this.consider(situation, options, null);
    const answerAt = (at: number): Answer => options[places[at] as number] as Answer;
    const likeliest = highest(logits);
    if (isNever === null || !isNever(situation, answerAt(likeliest))) return answerAt(likeliest);
    const sane = options.filter((option) => !isNever(situation, option));
    return sane.length === 0 ? answerAt(likeliest) : this.best(situation, sane, null);
  }
}

function highest(numbers: readonly number[]): number {
  let at = 0;
  for (let i = 1; i < numbers.length; i++) if ((numbers[i] as number) > (numbers[at] as number)) at = i;
  return at;
}
