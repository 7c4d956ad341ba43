// All components that draw a table: cards, people, dice, icons, landscape.

export { Arch, type ArchState, BotFace, Token } from './Arch.tsx';
export { Bullets } from './Bullets.tsx';
export { Country } from './Country.tsx';
export { CardBack } from './cards/CardPrint.tsx';
export { CardChip, CardFace, CharacterFace, EventFace, KindFace, RoleFace, SpecialFace } from './cards/Faces.tsx';
export { useCardLabel } from './cards/suits.ts';
export { classes } from './classes.ts';
export { DieFace } from './DieFace.tsx';
export { Icon } from './Icon.tsx';
export { Picture } from './Picture.tsx';
export { Rays, type Tone } from './Rays.tsx';
export { RoleTag } from './RoleTag.tsx';
