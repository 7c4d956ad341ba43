// Asks the browser to keep the page, once everything that is shown first has come.

const LATER = 2000;

export function keepOffline(): void {
  if (!import.meta.env.PROD || !isSecureContext || !('serviceWorker' in navigator)) return;
  const register = async (): Promise<void> => {
    try {
      await navigator.serviceWorker.register('/sw.js', { updateViaCache: 'none' });
    } catch {
      // A browser that keeps nothing still plays.
    }
  };
  setTimeout(() => void register(), LATER);
}
