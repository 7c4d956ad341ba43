// The rules that are saved in this browser, and a link to the chosen ones.

import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useId, useState } from 'react';
import { fromRoot } from '../../app/server-root-path.ts';
import { Icon } from '../../drawing/Icon.tsx';
import { Disclosure } from './Disclosure.tsx';
import styles from './SavedRules.module.css';
import { forgetRules, MAX_RULES_NAME, type Rules, rulesAddress, saveRules, useSavedRules } from './saved-rules.ts';

interface SavedRulesProps {
  /** The rules as they are chosen now; null while they can't be played. */
  readonly rules: Rules | null;
  readonly onChoose: (rules: Rules) => void;
}

export function SavedRules({ rules, onChoose }: SavedRulesProps) {
  const { t } = useLingui();
  const saved = useSavedRules();
  const id = useId();
  const [name, setName] = useState('');
  const [copied, setCopied] = useState<string | null>(null);
  const link = rules === null ? null : new URL(fromRoot(rulesAddress(rules)), location.origin).href;
  const copy = async (): Promise<void> => {
    if (link === null) return;
    try {
      await navigator.clipboard.writeText(link);
      setCopied(link);
    } catch {
      setCopied(null);
    }
  };
  const isCopied = link !== null && copied === link;
  return (
    <Disclosure
      title={t`Saved rules`}
      state={
        saved.length === 0
          ? t`None yet`
          : t`${plural(saved.length, { one: '# in this browser', other: '# in this browser' })}`
      }
      act="saved-rules"
    >
      <div className={styles.saved}>
        {saved.length > 0 && (
          <ul className={styles.list}>
            {saved.map((one) => (
              <li key={one.name} className={styles.one}>
                <button type="button" className="button" data-rules={one.name} onClick={() => onChoose(one)}>
                  {one.name}
                </button>
                <button
                  type="button"
                  className={styles.forget}
                  aria-label={t`Delete “${one.name}”`}
                  onClick={() => forgetRules(one.name)}
                >
                  <Icon name="close" />
                </button>
              </li>
            ))}
          </ul>
        )}
        <div className={styles.save}>
          <label htmlFor={id}>
            <Trans>Name of these rules</Trans>
          </label>
          <input
            id={id}
            className="field"
            value={name}
            maxLength={MAX_RULES_NAME}
            onChange={({ target }) => setName(target.value)}
          />
          <button
            type="button"
            className="button"
            data-act="save-rules"
            disabled={rules === null || name.trim() === ''}
            onClick={() => {
              if (rules === null) return;
              saveRules({ ...rules, name });
              setName('');
            }}
          >
            <Trans>Save</Trans>
          </button>
          <button
            type="button"
            className="button"
            data-act="copy-rules"
            disabled={link === null}
            onClick={() => void copy()}
          >
            <Icon name={isCopied ? 'check' : 'link'} />
            <span role="status">{isCopied ? t`Copied` : t`Copy the link`}</span>
          </button>
        </div>
      </div>
    </Disclosure>
  );
}
