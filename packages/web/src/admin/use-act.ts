// Something that whoever runs the server does: what came of it is said, and things are looked at again.

import { useState } from 'react';
import { codeOf } from '../lobby/api.ts';
import { useAdminWords } from './admin-words.ts';

export interface Act {
  /** What came of the last one; empty while none is done. */
  readonly said: string;
  readonly isTrouble: boolean;
  readonly isBusy: boolean;
  /** Says what came of it. */
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
