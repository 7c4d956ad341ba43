// Has the first picture of the page been drawn? What knows the games comes only then.

import { useEffect, useState } from 'react';

export function useIsDrawn(): boolean {
  const [isDrawn, setDrawn] = useState(false);
  useEffect(() => {
    // The first frame is being drawn now; in the second it has been.
    let frame = requestAnimationFrame(() => {
      frame = requestAnimationFrame(() => setDrawn(true));
    });
    return () => cancelAnimationFrame(frame);
  }, []);
  return isDrawn;
}
