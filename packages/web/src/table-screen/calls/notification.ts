// Notifications that call a player back, from the page or through its service worker.

import { fromRoot } from '../../app/server-root-path.ts';

const TAG = 'posse-call';
const ICON = fromRoot('/icon-192.png');

let shown: Notification | null = null;

/** Does this browser support notifications? Only over a secure connection. */
export const canNotify = (): boolean => isSecureContext && 'Notification' in globalThis;

export const mayNotify = (): boolean => canNotify() && Notification.permission === 'granted';

/** Requests permission after a tap; browsers ignore other requests. */
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
