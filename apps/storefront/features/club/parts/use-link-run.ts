import { useCallback, useReducer } from "react";
import { useLocation, useNavigate } from "react-router";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { withWayBack } from "../../../platform/page/way-back.ts";
import { clientState } from "../../../platform/session/client-state.ts";
import { keepAccountInfo } from "../../../platform/session/sign-in-state.ts";
import { checkAccount, linkAccount, unlinkAccount } from "../data/link-calls.ts";
import { closedDialog, eventOfYes, type LinkDialog, type LinkEvent, moveDialog } from "../model/link-dialog.ts";

/** How the dialog begins. */
export type LinkEntry = Extract<LinkEvent, { readonly name: "invited" | "foundElsewhere" | "unlinkAsked" }>;

export type LinkRun = {
  readonly dialog: LinkDialog;
  readonly tell: (event: LinkEvent) => void;
  readonly check: (mobile: string, password: string) => Promise<void>;
  readonly agree: () => Promise<void>;
  readonly unlink: () => Promise<void>;
};

/** How long 'connected' is shown before the page loads again, in milliseconds [K45]. */
const connectedMs = 1000;

/**
 * The dialog's state and its calls to the club.
 * @param onDone after it has linked or unlinked, once its message was shown
 */
export function useLinkRun(entry: LinkEntry, onDone: () => void): LinkRun {
  const [dialog, tell] = useReducer(moveDialog, entry, (first) => moveDialog(closedDialog, first));
  const leaveForLogin = useLeaveForLogin();
  const answer = (event: LinkEvent): void => {
    if ("failure" in event) leaveForLogin(event.failure);
    if (event.name === "linked" || event.name === "unlinked") finish(event.name === "linked", onDone);
    tell(event);
  };
  return {
    dialog,
    tell,
    check: async (mobile, password) => {
      tell({ name: "sent", mobile });
      answer(await checkAccount(mobile, password));
    },
    agree: async () => {
      const name = eventOfYes(dialog);
      tell({ name });
      if (name === "linkSent" && dialog.details) answer(await linkAccount(dialog.details));
    },
    unlink: async () => {
      tell({ name: "unlinkSent" });
      answer(await unlinkAccount());
    },
  };
}

/**
 * The account is known as linked, or not, before the page loads again: home must not ask once more.
 * It loads again even if the dialog was closed meanwhile, as it shows the former state.
 */
function finish(isLinked: boolean, onDone: () => void): void {
  keepAccountInfo({ ...clientState().accountInfo, mapclubBind: isLinked });
  setTimeout(onDone, connectedMs);
}

/**
 * Guest accounts, and sessions that have ended meanwhile, link only after a login [LNK-23, K18].
 */
function useLeaveForLogin(): (failure: CallFailure) => void {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return useCallback(
    ({ kind }) => {
      if (kind === "account-needed" || kind === "session-ended")
        void navigate(withWayBack("/login", pathname + search));
    },
    [navigate, pathname, search],
  );
}
