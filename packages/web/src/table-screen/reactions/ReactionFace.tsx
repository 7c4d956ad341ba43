// The picture of a reaction; nothing for one that only a newer server knows.

import { isReaction } from '@posse/protocol';
import { memo } from 'react';
import { reactionPicture } from '../../art/reaction-pictures.ts';
import { Picture } from '../../drawing/Picture.tsx';

interface GestureFaceProps {
  readonly gesture: string;
  readonly className?: string | undefined;
}

export const ReactionFace = memo(function GestureFace({ gesture, className }: GestureFaceProps) {
  return isReaction(gesture) && <Picture of={reactionPicture(gesture)} className={className} fit="meet" />;
});
