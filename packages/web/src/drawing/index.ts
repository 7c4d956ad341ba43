// All components that draw a table: cards, people, dice, icons, landscape.

export { Bullets } from './Bullets.tsx';
export { useCardLabel } from './cards/accessible-card-names.ts';
export { CardChip, CardFace, CharacterFace, EventFace, KindFace, RoleFace, SpecialFace } from './cards/CardFaces.tsx';
export { CardBack } from './cards/CardLayout.tsx';
export { classes } from './class-names.ts';
export { DieFace } from './DieFace.tsx';
export { Icon } from './Icon.tsx';
export { Landscape } from './Landscape.tsx';
export { MomentRays, type Tone } from './MomentRays.tsx';
export { Picture } from './Picture.tsx';
export { type ArchState, BotFace, PlayerArch, Token } from './PlayerArch.tsx';
export { RoleTag } from './RoleTag.tsx';
