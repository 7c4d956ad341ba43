// Takes a new version of the page where nothing is lost by it: when one goes to another screen.

import { useEffect, useRef } from 'react';
import { useLocation } from 'wouter';
import { hasNewVersion } from './register.ts';

export function useNewVersion(): void {
  const [path] = useLocation();
  const [, screen] = path.split('/');
  const before = useRef(screen);
  useEffect(() => {
    if (before.current !== screen && hasNewVersion()) location.reload();
    before.current = screen;
  }, [screen]);
}
