import { expect, test } from "vitest";
import { readSentCode } from "./sent-code.ts";

test("what is stored of a code that was sent may have been written by anyone", () => {
  const sent = { mobile: "81234567890", channel: "SMS", at: 1, until: 2 };
  expect(readSentCode(JSON.stringify(sent))).toEqual(sent);
  for (const text of [undefined, "", "{", "7", "null", JSON.stringify({ ...sent, channel: "MAIL" }), '{"mobile":1}'])
    expect(readSentCode(text)).toBeUndefined();
});
