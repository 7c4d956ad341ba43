// A notification of the browser that calls somebody back to the page: from the page itself where that may be, else through the worker
// that keeps the page (phones allow no other).

import { fromRoot } from '../../app/root.ts';

const TAG = 'posse-call';
const ICON = fromRoot('/icon-192.png');

let shown: Notification | null = null;

/** Can this browser notify anybody at all? Only over a line that nobody can read. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis;

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** Asks the player, who has just tapped on something; browsers do not ask otherwise. */
export const askToNotify = async (): Promise<boolean> =>
  canNotify() && (mayNotify() || (await Notification.requestPermission()) === 'granted');

export async function notify(title: string, body: string): Promise<void> {
  if (!mayNotify()) return;
  const options = { body, tag: TAG, icon: ICON, data: location.href };
  try {
    shown = new Notification(title, options);
    shown.onclick = () => {
      window.focus();
      void withdraw();
    };
  } catch {
    await (await worker())?.showNotification(title, options);
  }
}

export async function withdraw(): Promise<void> {
  shown?.close();
  shown = null;
  for (const one of (await (await worker())?.getNotifications({ tag: TAG })) ?? []) one.close();
}

async function worker(): Promise<ServiceWorkerRegistration | undefined> {
  return 'serviceWorker' in navigator ? navigator.serviceWorker.getRegistration() : undefined;
}
