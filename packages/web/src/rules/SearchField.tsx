// Where one types what one is looking for.

import { useLingui } from '@lingui/react/macro';
import styles from './SearchField.module.css';

interface Props {
  readonly query: string;
  readonly onChange: (query: string) => void;
}

export function SearchField({ query, onChange }: Props) {
  const { t } = useLingui();
  return (
    <search className={styles.search}>
      <svg className={styles.glass} viewBox="0 0 24 24" aria-hidden="true">
        <circle cx="10" cy="10" r="6.5" />
        <path d="M15 15L21 21" />
      </svg>
      <input
        type="search"
        className="field"
        value={query}
        onChange={({ target }) => onChange(target.value)}
        placeholder={t`Search cards, people, rulings`}
        aria-label={t`Search the rules`}
        enterKeyHint="search"
        autoComplete="off"
        spellCheck={false}
      />
    </search>
  );
}
