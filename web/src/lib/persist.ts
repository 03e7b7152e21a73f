/** Storage that is there to stay. */

/** Ask the browser to keep what lies here also when it wants room: tables of this page are nowhere else. */
export function askToPersist(): void {
  void navigator.storage?.persist?.();
}
