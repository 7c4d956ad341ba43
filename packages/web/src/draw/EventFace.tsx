// An event, face up.

import { memo } from 'react';
import { eventPicture } from '../art/index.ts';
import { useCardNames } from '../words/card-names.ts';
import { type FaceProps, Sheet } from './Sheet.tsx';

export const EventFace = memo(function EventFace({ id, ...face }: FaceProps & { readonly id: string }) {
  const text = useCardNames().event(id);
  return <Sheet {...face} {...text} label={text.name} picture={eventPicture(id)} kind="event" glyph="star" />;
});
