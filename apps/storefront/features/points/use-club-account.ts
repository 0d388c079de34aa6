import { isMember, useClientState } from "../../platform/session/client-state.ts";
import { useClubRead } from "../../platform/session/use-club-read.ts";
import { bindDocument } from "./data/loyalty-documents.ts";
import { type Bind, bindOf } from "./club-account.ts";

/**
 * The card of a signed-in member; guests are not asked about [CHK-13]. A club that does not answer
 * hides the points and disturbs nothing else [CHK-26].
 */
export function useClubAccount(): { readonly bind: Bind; readonly reload: () => Promise<void> } {
  const asks = useClientState(isMember);
  const { loaded, reload } = useClubRead(bindDocument, asks ? {} : undefined);
  return { bind: loaded.state === "ready" ? bindOf(loaded.value.mapClubCheckBind) : undefined, reload };
}
