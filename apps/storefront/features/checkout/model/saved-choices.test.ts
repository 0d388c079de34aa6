import { expect, test } from "vitest";
import { choicesAtFirst } from "./choices.ts";
import { noteOfChoices, savedChoices } from "./saved-choices.ts";

test("courier, store and way to pay survive a reload; terms and consent do not", () => {
  const chosen = { methodCode: "JNE_REG", channelCode: "BCA_VA", termsAccepted: true, dataConsent: true };
  const note = noteOfChoices({ ...choicesAtFirst("11"), ...chosen, remark: "Call first" });
  expect(savedChoices(note)).toEqual({ methodCode: "JNE_REG", channelCode: "BCA_VA", remark: "Call first" });
});

test.each([undefined, "", "{", "7", "null", '{"methodCode":7}'])("a note of %j keeps nothing", (note) => {
  expect(savedChoices(note)).toEqual({});
});
