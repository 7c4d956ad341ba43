// The interface to a store, its records, and how a step is spelled in them.

export * from './store-interface.ts';
export { answerFrom, snapshotFrom, storedAnswer, storedSnapshot } from './stored-step-names.ts';
