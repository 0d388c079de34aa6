import { expect, test } from "vitest";
import words from "../messages/en-US.json" with { type: "json" };

test("[PIN-08~] [CHK-14~] the documents' own words", () => {
  expect(words.attemptsLeft).toContain("# attempts left");
  expect(words.attemptsWarning).toContain("PIN will be disabled");
  expect(words.cardEmpty).toBe("account number empty");
});
