import { expect, test } from "vitest";
import words from "../messages/en-US.json" with { type: "json" };

test("[REG-14] [REG-15] [REG-21~] [ERR-11] [EMV-04] the texts that the documents quote stand word for word", () => {
  expect(words.sendFailed).toBe("Please try again: {reason}");
  expect(words.tryAgain).toBe("Please try again");
  expect(words.emailTitle.toLowerCase()).toBe("verify email address");
  expect(words.emailText).toMatch(/\{email\}.*expires in 10 minutes/);
  for (const channel of ["WHATSAPP", "SMS"] as const)
    expect(words[`phoneText.${channel}`]).toContain("valid for 5 minutes");
});
