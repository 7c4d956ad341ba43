// Every figure that a table is drawn with: cards, people, dice, signs, and the country behind them.

export { Arch, type ArchState, BotFace, Token } from './Arch.tsx';
export { Bullets } from './Bullets.tsx';
export { CardBack } from './CardPrint.tsx';
export { Country } from './Country.tsx';
export { classes } from './classes.ts';
export { DieFace } from './DieFace.tsx';
export { CardChip, CardFace, CharacterFace, EventFace, KindFace, RoleFace, SpecialFace } from './Faces.tsx';
export { Icon } from './Icon.tsx';
export { Picture } from './Picture.tsx';
export { Rays, type Tone } from './Rays.tsx';
export { RoleTag } from './RoleTag.tsx';
export { useCardLabel } from './suits.ts';
