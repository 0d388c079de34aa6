import { expect, test } from "vitest";
import { failureOfAnswer } from "./gateway-failures.ts";

test("[ERR-05] of several GraphQL errors the first message is shown, and Error where it is empty", () => {
  expect(failureOfAnswer({ errors: [{ message: "One" }, { message: "Two" }] }, 200)?.message).toBe("One");
  expect(failureOfAnswer({ errors: [{ message: "" }] }, 200)?.message).toBe("Error");
});

test("[ERR-04] other refusals show errorMessage, else message, else the general sentence", () => {
  expect(failureOfAnswer({ errorMessage: "Full", message: "No" }, 400)?.message).toBe("Full");
  expect(failureOfAnswer({ message: "No" }, 400)?.message).toBe("No");
  expect(failureOfAnswer(undefined, 502)).toMatchObject({
    kind: "server",
    message: "There was an error. Please try again later.",
  });
});

test.each([
  ["a GraphQL error", { data: null, errors: [{ message: "Ended", extensions: { code: "0002" } }] }],
  ["the result's errorCode", { data: { addCart: { success: false, errorCode: "0002" } } }],
  ["the result's code", { data: { login: { code: "0002" } } }],
  ["the answer itself", { code: "0002" }],
])("[SES-06~, Q05] code 0002 in %s is an ended session", (_place, answer) => {
  expect(failureOfAnswer(answer, 200)?.kind).toBe("session-ended");
});

test("[Q05] the number 2 is another code, and a good answer no failure", () => {
  expect(failureOfAnswer({ data: { a: { errorCode: 2 } } }, 200)).toBeUndefined();
  expect(failureOfAnswer({ data: { a: { success: true } } }, 200)).toBeUndefined();
});
