// What lies in front of a seat: a bullet, an arrow, a ghost.

import { memo } from 'react';
import { type Token as Name, token } from '../art/index.ts';
import { Picture } from './Picture.tsx';

interface TokenProps {
  readonly name: Name;
  readonly className?: string | undefined;
  readonly label?: string | undefined;
}

export const Token = memo(function Token({ name, className, label }: TokenProps) {
  return <Picture of={token(name)} className={className} label={label} fit="meet" />;
});
