// A role, face up, with what it wants; and the special roles of Old Saloon.

import { SPECIALS } from '@posse/dice';
import type { Role } from '@posse/engine';
import { memo } from 'react';
import { roleEmblem, specialPicture } from '../art/index.ts';
import { useDiceNames } from '../words/dice-names.ts';
import { useRoleText } from '../words/role-text.ts';
import { type FaceProps, Sheet } from './Sheet.tsx';

export const RoleFace = memo(function RoleFace({ role, ...face }: FaceProps & { readonly role: Role }) {
  const text = useRoleText()(role);
  return <Sheet {...face} {...text} label={text.name} picture={roleEmblem(role)} kind={role} glyph={role} />;
});

export const SpecialFace = memo(function SpecialFace({ id, ...face }: FaceProps & { readonly id: string }) {
  const text = useDiceNames().special(id);
  const role = SPECIALS[id]?.role ?? 'outlaw';
  return <Sheet {...face} {...text} label={text.name} picture={specialPicture(id)} kind={role} glyph={role} />;
});
