// What a role means for whoever holds it, and what it is worth to others.

import { useLingui } from '@lingui/react/macro';
import type { Role } from '@posse/card';
import { useAgreedCards } from '../play/session/own-seat.ts';
import { usePlayers } from '../play/session/SessionContext.tsx';
import { useCardNames } from '../words/card-names.ts';
import type { Lesson } from './lesson.ts';
import type { LessonWords } from './lesson-words.ts';

type About<Id extends Lesson['id']> = Extract<Lesson, { readonly id: Id }>;

export interface RoleWords {
  (lesson: About<'role'>): LessonWords;
  /** Who is paid for it; null is nobody. */
  reward(lesson: About<'elimination'>): string | null;
}

export function useRoleWords(): RoleWords {
  const { t } = useLingui();
  const names = useCardNames();
  const players = usePlayers();
  const agreed = useAgreedCards();
  const advice: Readonly<Record<Role, string>> = {
    sheriff: t`Everybody knows you. Do not shoot at those who leave you alone: they may be your Deputies.`,
    deputy: t`Nobody knows you, not even the Sheriff. Shoot at those who shoot at the Sheriff.`,
    outlaw: t`Nobody knows you. Come near enough to shoot at the Sheriff, and mind who else does.`,
    renegade: t`Nobody knows you. Help whoever is weaker, and face the Sheriff at the very end.`,
  };
  const hunts: Readonly<Record<Role, string>> = {
    sheriff: '',
    deputy: t`With three players all roles are open. Eliminate the Renegade yourself, and you have won.`,
    renegade: t`With three players all roles are open. Eliminate the Outlaw yourself, and you have won.`,
    outlaw: t`With three players all roles are open. Eliminate the Deputy yourself, and you have won.`,
  };
  const words = ({ role, sheriff }: About<'role'>): LessonWords => {
    const { name, text } = names.role(role);
    const title = t`Your role: ${name}`;
    if (sheriff === null) return { title, text: hunts[role] };
    const star = players.name(sheriff);
    const who = role === 'sheriff' ? '' : `${t`The Sheriff is ${star}.`} `;
    return { title, text: `${text} ${who}${advice[role]}` };
  };
  const reward = ({ who, role, by }: About<'elimination'>): string | null => {
    // Among three everybody is worth a reward.
    const isHunt = agreed?.seats === 3;
    if ((role !== 'outlaw' && !isHunt) || by === null || by === who) return null;
    const name = players.name(by);
    const [isYou, isFree] = [players.isYou(by), agreed?.options.includes('reward-may-be-left')];
    if (isHunt && isFree)
      return isYou
        ? t`You may draw three cards: with three players everybody is worth a reward.`
        : t`${name} may draw three cards: with three players everybody is worth a reward.`;
    if (isHunt)
      return isYou
        ? t`You draw three cards: with three players everybody is worth a reward.`
        : t`${name} draws three cards: with three players everybody is worth a reward.`;
    if (isFree)
      return isYou ? t`You may draw three cards for an Outlaw.` : t`${name} may draw three cards for an Outlaw.`;
    return isYou ? t`You draw three cards for an Outlaw.` : t`${name} draws three cards for an Outlaw.`;
  };
  return Object.assign(words, { reward });
}
