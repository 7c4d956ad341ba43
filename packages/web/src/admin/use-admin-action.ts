// Runs an action of the operator, shows its result, and reloads the overview.

import { useState } from 'react';
import { codeOf } from '../lobby/server-requests.ts';
import { useAdminWords } from './admin-error-words.ts';

export interface Act {
  /** The sentence about the last action; empty while one runs. */
  readonly said: string;
  readonly isTrouble: boolean;
  readonly isBusy: boolean;
  /** Runs the action and shows the sentence that it returns. False if it failed. */
  readonly act: (doIt: () => Promise<string>) => Promise<boolean>;
}

export function useAct(done: () => void): Act {
  const words = useAdminWords();
  const [state, setState] = useState({ said: '', isTrouble: false, isBusy: false });
  const act = async (doIt: () => Promise<string>): Promise<boolean> => {
    setState({ said: '', isTrouble: false, isBusy: true });
    try {
      const said = await doIt();
      setState({ said, isTrouble: false, isBusy: false });
      return true;
    } catch (error) {
      setState({ said: words(codeOf(error)), isTrouble: true, isBusy: false });
      return false;
    } finally {
      done();
    }
  };
  return { ...state, act };
}
