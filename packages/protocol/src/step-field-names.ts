// Translates the step of the open question between the code and messages.
// The code says `step` everywhere. Messages say `question` or `n`, as other versions of client and server do.

const STEP_FIELDS = {
  answer: 'question',
  explain: 'question',
  because: 'question',
  error: 'question',
  game: 'n',
  update: 'n',
  hands: 'n',
} as const;

type StepFields = typeof STEP_FIELDS;

/** The type of a message in the code, computed from the type of the message as it is sent. */
export type FromWire<M> = M extends { readonly type: infer T extends keyof StepFields }
  ? { [F in keyof M as F extends StepFields[T] ? 'step' : F]: M[F] }
  : M extends { readonly type: 'join' }
    ? { [F in keyof M]: F extends 'since' ? SinceFromWire<M[F]> : M[F] }
    : M;

type SinceFromWire<S> = S extends object ? { [F in keyof S as F extends 'n' ? 'step' : F]: S[F] } : S;

interface Message {
  readonly type: string;
}

/** Translates a message that was received and checked. */
export const fromWire = <M extends Message>(message: M): FromWire<M> =>
  translated(message, (field) => [field, 'step'] as const) as FromWire<M>;

/** Translates a message that is about to be sent. */
export const toWire = <M extends Message>(message: M): object =>
  translated(message, (field) => ['step', field] as const);

function translated(message: Message, namesOf: (field: string) => readonly [string, string]): Message {
  if (message.type === 'join') {
    const { since } = message as { readonly since?: object | undefined };
    return since === undefined ? message : ({ ...message, since: renamed(since, ...namesOf('n')) } as Message);
  }
  const field = (STEP_FIELDS as Readonly<Record<string, string>>)[message.type];
  return field === undefined ? message : (renamed(message, ...namesOf(field)) as Message);
}

/** The same object with one field renamed. The order of the fields stays. */
const renamed = (of: object, from: string, to: string): object =>
  Object.fromEntries(Object.entries(of).map(([name, value]) => [name === from ? to : name, value]));
