import { isSiteMessage, pageDone } from "@gelora/contracts/site-message.ts";
import { type forgotPin, siteWindow } from "@gelora/contracts/site-page.ts";
import type { CallFailure } from "../../platform/gateway/gateway-failures.ts";
import { loadDocument } from "../../platform/page/load-document.ts";
import { addressOfClubPage, type ClubPage, type ClubPlace } from "./data/page-address.ts";

type PageCallbacks = {
  /**
   * Called once, when the page says that it is done or is closed: what the club knows may have
   * changed [Q33].
   */
  readonly onClosed: (isDone: boolean) => void;
  /** No key came: the account is not linked (501), the session has ended, no network. */
  readonly onFailed: (failure: CallFailure) => void;
};

const lookEveryMs = 300;

/**
 * Opens a page of the club's own site in a window of 540 by 655 [PIN-02, PIN-03, PWD-03, CON-11].
 * Call it within the press, before anything is awaited: browsers block windows that open later. A
 * blocked window opens in this tab, and its page leads back here.
 * @param step of the page `pin`, for a member who has forgotten it
 */
export function openClubPage(page: ClubPage, callbacks: PageCallbacks, step?: typeof forgotPin): void {
  const { width, height } = siteWindow;
  const left = Math.max(0, Math.round(window.screenX + (window.outerWidth - width) / 2));
  const top = Math.max(0, Math.round(window.screenY + (window.outerHeight - height) / 2));
  const opened = window.open("", "mapclub", `popup,width=${width},height=${height},left=${left},top=${top}`);
  void leadTo({ page, step }, opened, callbacks);
}

async function leadTo(wanted: ClubPlace, opened: Window | null, callbacks: PageCallbacks): Promise<void> {
  const address = await addressOfClubPage(wanted);
  if (!address.ok) {
    opened?.close();
    return callbacks.onFailed(address.failure);
  }
  if (!opened) return leaveThisTab(address.value, callbacks);
  if (!opened.closed) opened.location.replace(address.value);
  awaitEnd(opened, new URL(address.value).origin, callbacks);
}

/** A shopper who comes back by the browser's button finds the page as it was left. */
function leaveThisTab(address: string, { onClosed }: PageCallbacks): void {
  const comeBack = ({ persisted }: PageTransitionEvent): void => {
    if (persisted) onClosed(false);
  };
  window.addEventListener("pageshow", comeBack, { once: true });
  loadDocument(address);
}

/** Browsers report no end of a window of another origin, so it is checked again and again. */
function awaitEnd(opened: Window, origin: string, { onClosed }: PageCallbacks): void {
  let wasClosed = false;
  const end = (isDone: boolean): void => {
    clearInterval(timer);
    window.removeEventListener("message", hear);
    onClosed(isDone);
  };
  const hear = ({ source, origin: sender, data }: MessageEvent): void => {
    if (source === opened && sender === origin && isSiteMessage(data, pageDone)) end(true);
  };
  const look = (): void => {
    // The last message of a window may arrive after its end: one more look lets it.
    if (opened.closed && wasClosed) end(false);
    wasClosed = opened.closed;
  };
  const timer = setInterval(look, lookEveryMs);
  window.addEventListener("message", hear);
}
