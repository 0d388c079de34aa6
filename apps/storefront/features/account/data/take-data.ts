import { saveFile } from "../../../platform/browser/save-file.ts";
import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { accountDataDocument } from "./erasure-documents.ts";

/**
 * Saves all that the shop keeps about the member as a file.
 * @returns what failed, if anything did
 */
export async function takeData(): Promise<CallFailure | undefined> {
  const result = await callShop(accountDataDocument, {});
  if (!result.ok) return result.failure;
  const text = JSON.stringify(result.value.accountData, null, 2);
  saveFile(new Blob([text], { type: "application/json" }), "gelora.json");
  return undefined;
}
