// The one sentence that leads: what you do or what is happening, and under it why.

export interface Status {
  readonly title: string;
  readonly sub: string;
  /** Nothing to do; something to do; life is at stake. */
  readonly tone: 'calm' | 'yours' | 'danger';
}
