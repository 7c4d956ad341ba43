// The picture of a reaction; nothing for one that only a newer server knows.

import { isGesture } from '@posse/protocol';
import { memo } from 'react';
import { gesturePicture } from '../../art/gestures.ts';
import { Picture } from '../../draw/Picture.tsx';

interface GestureFaceProps {
  readonly gesture: string;
  readonly className?: string | undefined;
}

export const GestureFace = memo(function GestureFace({ gesture, className }: GestureFaceProps) {
  return isGesture(gesture) && <Picture of={gesturePicture(gesture)} className={className} fit="meet" />;
});
