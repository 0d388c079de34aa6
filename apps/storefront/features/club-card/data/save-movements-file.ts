import { type CallFailure, failureIn } from "../../../platform/gateway/gateway-failures.ts";
import { callClub } from "../../../platform/session/club-client.ts";
import { movementsFileDocument } from "./loyalty-documents.ts";

/**
 * Asks for all movements and saves them on the member's device.
 * @returns what failed, if anything did
 */
export async function saveMovementsFile(): Promise<CallFailure | undefined> {
  const result = await callClub(movementsFileDocument, {});
  if (!result.ok) return result.failure;
  const file = result.value.mapClubMovementsFile;
  if (!file?.success) return failureIn(file ?? {});
  const link = document.createElement("a");
  // The byte order mark shows spreadsheets that it is UTF-8.
  const address = URL.createObjectURL(new Blob(["\ufeff", file.content ?? ""], { type: "text/csv;charset=utf-8" }));
  link.href = address;
  link.download = file.fileName ?? "mapclub.csv";
  link.click();
  // Some browsers read it a moment later.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
  return undefined;
}
