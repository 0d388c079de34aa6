// What covers its page has an entry of its own in the history
// (chrome/parts/use-overlay-entries.ts).
let isLoading = false;
let isEntryBeingLeft = false;
/** The load that waits until the entry has been left. */
let waitingLoad: (() => void) | undefined;

/** True on the entry of something that covers its page: what follows from there replaces it. */
export const isOverlayEntry = (state: unknown): boolean =>
  typeof state === "object" && state !== null && "overlay" in state;

/**
 * Leaves this page for a new document. From the entry of a dialog the document takes that entry's
 * place: a step back to remove the entry would stop the load.
 * @param options.replace the page that is left keeps no entry
 */
export function loadDocument(address: string | URL, { replace = false }: { readonly replace?: boolean } = {}): void {
  isLoading = true;
  // Anyone who comes back to this page finds it as it was, with its dialogs' entries to look after.
  window.addEventListener("pageshow", () => (isLoading = false), { once: true });
  const load = (): void =>
    replace || isOverlayEntry(history.state) ? location.replace(address) : location.assign(address);
  if (isEntryBeingLeft) waitingLoad = load;
  else load();
}

/**
 * Goes back from the entry of what no longer covers the page, unless a new document is on its way.
 */
export function leaveOverlayEntry(): void {
  if (isLoading) return;
  isEntryBeingLeft = true;
  history.back();
}

export const isLeavingOverlayEntry = (): boolean => isEntryBeingLeft;

/** The history has moved: a document that waited for it is loaded. */
export function historyMoved(): void {
  isEntryBeingLeft = false;
  waitingLoad?.();
  waitingLoad = undefined;
}
