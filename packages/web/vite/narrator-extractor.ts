// The narrator's sentences for the page, replaced by their short ids.

import type { ExtractorType } from '@lingui/conf';
import { generateMessageId } from '@lingui/message-utils/generateMessageId';
import type { Plugin } from 'vite';
import { sentencesIn } from '../../narrator/src/sentence-extraction.ts';

const NARRATOR = /packages[/\\]narrator[/\\]src[/\\].*(?<!sentence-extraction|text-types|\.test)\.ts$/;

export const narratorExtractor: ExtractorType = {
  match: (path) => NARRATOR.test(path),
  async extract(path, source, found) {
    for (const { text: message, sense: context, line } of sentencesIn(source))
      found({
        id: generateMessageId(message, context),
        message,
        ...(context === undefined ? {} : { context }),
        origin: [path, line],
      });
  },
};

export const narrator: Plugin = {
  name: 'posse-narrator',
  enforce: 'pre',
  transform: {
    filter: { id: NARRATOR },
    handler(source) {
      let at = 0;
      let code = '';
      for (const { from, to, text, sense, values } of sentencesIn(source)) {
        const id = generateMessageId(text, sense);
        code += `${source.slice(at, from)}msg('${id}'${values === '' ? '' : `, ${values}`})`;
        at = to;
      }
      return { code: code + source.slice(at), map: null };
    },
  },
};
