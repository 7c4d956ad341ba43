// The refusal of a pack by the page, with the reason for a person.

import type { StaticRule } from '@posse/card/packs';

export type RefusalCode =
  | 'too-large'
  /** Not a file or link of a pack, or a damaged one. */
  | 'broken'
  /** Of a later version of the language. */
  | 'newer'
  /** JSON, but not of the form of a pack. */
  | 'form'
  | 'mistaken'
  /** It does not go together with the other packs of the table. */
  | 'together'
  | StaticRule;

export class PackRefused extends Error {
  override readonly name = 'PackRefused';
  readonly code: RefusalCode;
  /** The card and the place, in English; empty if there is nothing to add. */
  readonly detail: string;
  /** Two names that look alike. */
  readonly names: { readonly name: string; readonly other: string } | null;

  constructor(code: RefusalCode, detail = '', names: PackRefused['names'] = null) {
    super(detail === '' ? code : detail);
    this.code = code;
    this.detail = detail;
    this.names = names;
  }
}
