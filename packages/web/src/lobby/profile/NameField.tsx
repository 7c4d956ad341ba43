// The field for the user's name.

import { Trans, useLingui } from '@lingui/react/macro';

/** The maximum length of a name at a table. */
export const LONGEST_NAME = 24;

interface NameFieldProps {
  readonly value: string;
  readonly onChange: (name: string) => void;
  readonly onBlur?: () => void;
  readonly className?: string | undefined;
}

export function NameField({ value, onChange, onBlur, className }: NameFieldProps) {
  const { t } = useLingui();
  return (
    <label className={className}>
      <span>
        <Trans>Your name</Trans>
      </span>
      <input
        className="field"
        value={value}
        maxLength={LONGEST_NAME}
        autoComplete="nickname"
        spellCheck={false}
        placeholder={t`Guest`}
        onChange={({ target }) => onChange(target.value)}
        onBlur={onBlur}
      />
    </label>
  );
}
