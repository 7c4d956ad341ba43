// Every figure that a table is drawn with: cards, people, dice, signs, and the country behind them.

export { Arch, type ArchState } from './Arch.tsx';
export { BotFace } from './BotFace.tsx';
export { Bullets } from './Bullets.tsx';
export { CardBack } from './CardBack.tsx';
export { CardChip } from './CardChip.tsx';
export { CardFace, KindFace } from './CardFace.tsx';
export { CharacterFace } from './CharacterFace.tsx';
export { Country } from './Country.tsx';
export { classes } from './classes.ts';
export { DieFace } from './DieFace.tsx';
export { EventFace } from './EventFace.tsx';
export { Icon } from './Icon.tsx';
export { Picture } from './Picture.tsx';
export { Rays, type Tone } from './Rays.tsx';
export { RoleFace, SpecialFace } from './RoleFace.tsx';
export { RoleTag } from './RoleTag.tsx';
export { useCardLabel } from './suits.ts';
export { Token } from './Token.tsx';
