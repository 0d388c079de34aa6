import { mobileErrorAfterPrefix } from "@gelora/locale/mobile.ts";
import { failureMessages } from "@gelora/outcomes/failure-codes.ts";
import { expect, test } from "vitest";
import words from "../messages/en-US.json" with { type: "json" };

const messageFor = (typed: string): string | undefined => {
  const error = mobileErrorAfterPrefix(typed);
  return error && failureMessages[error];
};

test("[REG-05] [REG-06] [REG-07] [REG-08] what is wrong with a number is said in the documents' words, length first", () => {
  expect(messageFor("")).toBe("Please enter your mobile phone");
  for (const typed of ["8123456", "81234567890123", "0812345"])
    expect(messageFor(typed)).toBe("Please input mobile number with 8 to 13 digits");
  for (const typed of ["7123456789", "0812345678"]) expect(messageFor(typed)).toBe("Invalid phone number");
  for (const typed of ["81234567", "8123456789012", "812 3456 7890", "+62 812-3456-7890"])
    expect(messageFor(typed)).toBeUndefined();
});

test("[REG-04] [SGN-12] [SGN-13] [SGN-17] [SGN-21] [SGN-22] [SGN-36~] the texts that the documents quote stand word for word", () => {
  expect(words.loginHere).toBe("already have an account, login here");
  expect(words["error.EMAIL_INVALID"]).toBe("Invalid email address");
  expect(failureMessages.EMAIL_TAKEN).toBe("This email has been registered, please use another");
  expect(words["error.PASSWORDS_DIFFER"]).toBe("The password you entered are not the same");
  expect(words["error.BIRTH_DATE_TOO_YOUNG"]).toBe("date of birth invalid");
  expect(failureMessages.BIRTH_DATE_INVALID).toBe("date of birth invalid");
  expect(words["error.BIRTH_DATE_NO_DAY"]).toMatch(/^date of birth invalid\b/);
  expect(words["error.BIRTH_DATE_UNREADABLE"]).toMatch(/^date of birth invalid\b/);
  expect(words.consentMissing).toBe("You are required to agree to our data terms to proceed");
  expect(words.success).toBe("your registration is successful");
  expect(words.clubSuccess).toBe("mapclub has been registered");
});
