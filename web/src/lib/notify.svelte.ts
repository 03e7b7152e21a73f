/** Notices of the browser itself: that it is one's turn, while one looks elsewhere. */

import { settings } from "./settings.svelte";
import { fileOf } from "./site";

/** Whether this page may ask for them: only one that is served securely, or from this machine. */
export const canNotify = (): boolean => isSecureContext && "Notification" in window;

/** Whether the person has said no to the browser; then only they can change that, in the browser. */
export const forbidden = (): boolean => canNotify() && Notification.permission === "denied";

/** Whether this browser has turned out not to let a page notify; said until it is read or tried again. */
export const notices = $state({ failed: false });

/** Turn them on or off; asks the person when they are turned on. */
export async function wantNotices(on: boolean): Promise<void> {
  notices.failed = false;
  settings.notify = on && canNotify() && (await Notification.requestPermission()) === "granted";
}

/** Say something, if it is wanted and this page is not being looked at. */
export function notify(title: string, body: string, tag: string): void {
  if (!settings.notify || !canNotify() || Notification.permission !== "granted" || (!document.hidden && document.hasFocus())) return;
  try {
    const notice = new Notification(title, { body, tag, icon: fileOf("icon-turn.svg") });
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Some phones let only installed pages notify.
    settings.notify = false;
    notices.failed = true;
  }
}
