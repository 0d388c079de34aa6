import { useClubRead } from "../../../platform/session/use-club-read.ts";
import { clubNameDocument } from "../data/loyalty-documents.ts";
import { clubNameOf } from "../model/club-name.ts";

/** The name on the linked card; the settings do without it while the club is down [ACC-11]. */
export function useClubName(isLinked: boolean): string | undefined {
  const { loaded } = useClubRead(clubNameDocument, isLinked ? {} : undefined);
  return isLinked && loaded.state === "ready" ? clubNameOf(loaded.value) : undefined;
}
