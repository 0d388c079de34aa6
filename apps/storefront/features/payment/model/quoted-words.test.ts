import { expect, test } from "vitest";
import words from "../messages/en-US.json" with { type: "json" };

test("[PAY-06] a failure is shown in the documents' own words", () => {
  expect(words["callback.failed"]).toBe("The transaction is unsuccessful");
  expect(words["callbackText.failed"]).toBe("Please contact customer service");
});
