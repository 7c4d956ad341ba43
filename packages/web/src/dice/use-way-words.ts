// What a button is called that stands for several answers, or for one.

import { useLingui } from '@lingui/react/macro';
import type { Answer } from '@posse/dice';
import { useDiceNames } from '../words/dice-names.ts';
import { useChoosing } from './Choosing.tsx';
import { wayOf } from './choosing.ts';
import { useDiceOptionWords } from './words/index.ts';

export interface Words {
  readonly label: string;
  /** What comes of it in a few words; empty where only the whole sentence says it. */
  readonly brief: string;
  /** What is said about it when there is room. */
  readonly detail: string;
}

export function useWayWords(): (answer: Answer) => Words {
  const { view } = useChoosing();
  const { t } = useLingui();
  const names = useDiceNames();
  const optionWords = useDiceOptionWords();
  return (answer) => {
    const { kind, pick, twice, seat } = answer;
    const isOne = view.options.filter((option) => wayOf(option) === wayOf(answer)).length === 1;
    if (isOne) {
      const { label, detail } = optionWords(answer, view);
      return { label, brief: detail, detail: kind === 'reveal' && pick !== null ? names.special(pick).text : detail };
    }
    if (kind === 'reveal' && pick !== null) {
      const { name, text } = names.special(pick);
      return { label: t`Show ${name}`, brief: '', detail: text };
    }
    if (kind === 'ability') {
      const { name, text } = names.character(view.players[seat]?.character ?? '');
      return { label: t`Use ${name}`, brief: '', detail: text };
    }
    if (kind === 'assign') return { label: twice ? t`Both dice` : t`One die`, brief: '', detail: '' };
    return { ...optionWords(answer, view), brief: '' };
  };
}
