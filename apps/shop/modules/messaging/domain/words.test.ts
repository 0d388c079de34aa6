import { describe, expect, test } from "vitest";
import english from "../messages/en-US.json" with { type: "json" };
import indonesian from "../messages/id-ID.json" with { type: "json" };

const gaps = (text: string) => [...text.matchAll(/\{(\w+)\}/g)].map((match) => match[1]).toSorted();

describe("the words of messages", () => {
  test("[LOC-01] exist in both languages, with the same gaps to fill", () => {
    expect(Object.keys(indonesian)).toEqual(Object.keys(english));
    const other: Readonly<Record<string, string>> = indonesian;
    for (const [key, text] of Object.entries(english)) {
      expect(new Set(gaps(other[key] ?? "")), key).toEqual(new Set(gaps(text)));
      expect(text.trim()).not.toBe("");
    }
  });
});
