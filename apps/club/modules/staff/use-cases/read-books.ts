import type { Platform } from "../../../platform/platform.ts";
import { addUpBooks, type BooksAddedUp } from "../../ledger/ledger.ts";
import { mayDo, type StaffPrincipal } from "../domain/authority.ts";

/** The ledger of all members, added up now; it changes nothing, so the journal has no entry. */
export async function readBooks(platform: Platform, staff: StaffPrincipal): Promise<BooksAddedUp | "not allowed"> {
  return mayDo(staff, "add up the books") ? addUpBooks(platform) : "not allowed";
}
