import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { useClubRead } from "../../platform/session/use-club-read.ts";
import { bindOf } from "./club-account.ts";
import { bindDocument } from "./data/loyalty-documents.ts";

/**
 * The card of a signed-in member; guests are not asked about [CHK-13]. A club that does not answer
 * hides the points and disturbs nothing else [CHK-26].
 */
export function useClubAccount() {
  const asks = useClientState(isMember);
  const { loaded, reload } = useClubRead(bindDocument, asks ? {} : undefined);
  const bind = loaded.state === "ready" ? bindOf(loaded.value.mapClubCheckBind) : undefined;
  return {
    account: bind === "not linked" ? undefined : bind,
    /** The member has no card yet. */
    isInvited: bind === "not linked",
    reload,
  };
}
