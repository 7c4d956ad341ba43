// Formats numbers in the page's language.

import { useLanguage } from '../words/language.ts';

interface Numbers {
  bytes(value: number): string;
  share(value: number): string;
  milliseconds(value: number): string;
  count(value: number): string;
  moment(value: number): string;
}

const MEGABYTE = 1e6;

export function useNumbers(): Numbers {
  const language = useLanguage();
  const as = (options: Intl.NumberFormatOptions) => (value: number) =>
    new Intl.NumberFormat(language, { maximumFractionDigits: 1, ...options }).format(value);
  const megabytes = as({ style: 'unit', unit: 'megabyte' });
  return {
    bytes: (value) => megabytes(value / MEGABYTE),
    share: as({ style: 'percent', maximumFractionDigits: 0 }),
    milliseconds: as({ style: 'unit', unit: 'millisecond' }),
    count: as({}),
    moment: (value) => new Date(value).toLocaleString(language, { dateStyle: 'medium', timeStyle: 'short' }),
  };
}
