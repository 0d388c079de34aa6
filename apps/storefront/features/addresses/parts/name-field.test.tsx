import { expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { readOut } from "../../../testing/read-out.ts";
import { NameField } from "./name-field.tsx";

const fieldOf = (value: string, language: "en-US" | "id-ID") =>
  renderPage(<NameField label="Name" value={value} good readOnly />, { language, words: ["addresses"] });

test.each([
  ["en-US", "At most 50 characters fit"],
  ["id-ID", "Maksimal 50 karakter"],
] as const)("a name stops at its limit and says so, in %s", (language, full) => {
  expect(fieldOf("a".repeat(50), language)).toMatch(/maxLength="50"/i);
  expect(readOut(fieldOf("a".repeat(50), language))).toContain(full);
  expect(readOut(fieldOf("a".repeat(49), language))).not.toContain(full);
});
