import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { readOut } from "../../testing/read-out.ts";
import { FlashHoldLine, type FlashHoldLineProps } from "./flash-hold-line.tsx";

const serverTime = "2026-11-27T10:00:00.000Z";
const held = { holdEnd: "2026-11-27T10:09:47.000Z", serverTime };

test("[PRM-18~] one line says how long a flash sale's price is the shopper's, and nothing where none is held", () => {
  const lineOf = (language: "en-US" | "id-ID", holds: FlashHoldLineProps["holds"] = [held]): string =>
    readOut(renderPage(<FlashHoldLine holds={holds} />, { language, words: ["flash-hold"] }));
  expect(lineOf("id-ID")).toBe("Harga flash sale disimpan untukmu, sisa --:--");
  expect(lineOf("en-US")).toBe("Your flash sale price is yours for --:--");
  expect(lineOf("id-ID", [])).toBe("");
  const ended = { holdEnd: null, serverTime };
  expect(lineOf("id-ID", [ended])).toBe("Harga flash sale tidak sedang disimpan untukmu, jadi berlaku harga biasa.");
  expect(lineOf("en-US", [ended])).toBe("No flash sale price is held for you now. The regular price counts.");
  expect(lineOf("id-ID", [ended, held])).toBe("Harga flash sale disimpan untukmu, sisa --:--");
});
