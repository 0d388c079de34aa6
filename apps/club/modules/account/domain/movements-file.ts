import { formatDayAndTime } from "@gelora/locale/jakarta-time.ts";
import type { Language } from "@gelora/locale/language.ts";
import type { BookedMovement } from "../../ledger/ledger.ts";
import { movementText } from "./movement-text.ts";
import { say } from "./words.ts";

/** Each column of points sums to the balance of the same name. */
const pointColumns = ["available", "pending", "held", "owed"] as const;
const columns = ["date", "text", "order", ...pointColumns] as const;

/** The movements as CSV: a line of headings, then one for each movement. */
export function movementsFile(movements: readonly BookedMovement[], language: Language): string {
  const headings = columns.map((column) => say(language, `file.${column}`));
  const rows = movements.map((movement) => [
    formatDayAndTime(movement.happenedAt),
    movementText(language, movement),
    movement.orderCode ?? "",
    ...pointColumns.map((column) => String(movement[column])),
  ]);
  return [headings, ...rows].map((cells) => `${cells.map(quoted).join(",")}\r\n`).join("");
}

/** Every cell is quoted, so that a comma or quote in a text stays within its cell. */
function quoted(cell: string): string {
  return `"${cell.replaceAll('"', '""')}"`;
}
