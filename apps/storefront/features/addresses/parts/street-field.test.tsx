import { expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { readOut } from "../../../testing/read-out.ts";
import { StreetField } from "./street-field.tsx";

const fieldOf = (value: string, language: "en-US" | "id-ID") =>
  renderPage(<StreetField label="Street" value={value} good readOnly />, { language, words: ["addresses"] });

test.each([
  ["en-US", "This is the limit of 100 characters"],
  ["id-ID", "Maksimal 100 karakter"],
] as const)("[ACC-06~] a street stops at its limit and says so, in %s", (language, full) => {
  expect(fieldOf("a".repeat(100), language)).toMatch(/maxLength="100"/i);
  expect(readOut(fieldOf("a".repeat(100), language))).toContain(full);
  expect(readOut(fieldOf("a".repeat(99), language))).not.toContain(full);
});

test("a street too short to be found is doubtful", () => {
  expect(readOut(fieldOf("Jl 1", "en-US"))).toContain("Is that the whole address?");
});
