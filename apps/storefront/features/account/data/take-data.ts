import type { CallFailure } from "../../../platform/gateway/gateway-failures.ts";
import { callShop } from "../../../platform/session/shop-client.ts";
import { accountDataDocument } from "./erasure-documents.ts";

/** Saves all that the shop keeps about the member as a file. @returns what failed, if anything did */
export async function takeData(): Promise<CallFailure | undefined> {
  const result = await callShop(accountDataDocument, {});
  if (!result.ok) return result.failure;
  const file = new Blob([JSON.stringify(result.value.accountData, null, 2)], { type: "application/json" });
  const address = URL.createObjectURL(file);
  const link = document.createElement("a");
  link.href = address;
  link.download = "gelora.json";
  link.click();
  URL.revokeObjectURL(address);
  return undefined;
}
