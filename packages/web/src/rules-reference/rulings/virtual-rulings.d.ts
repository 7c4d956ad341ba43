// The module that the build makes from the feature files: see vite/rulings-plugin.ts.

declare module 'virtual:rulings' {
  export const RULINGS: Readonly<
    Record<import('../rule-thing.ts').GameId, readonly import('./rulings-by-subject.ts').Ruling[]>
  >;
}
