import { expect, test } from "vitest";
import { shownToasts } from "../browser/toasts.ts";
import { failureOfAnswer } from "./gateway-failures.ts";
import { showFailure } from "./show-failure.ts";

const toastsAfter = (message: string): string[] => {
  const failure = failureOfAnswer({ errors: [{ message }] }, 200);
  if (failure) showFailure(failure, failure.message);
  return shownToasts().map(({ text }) => text);
};

test.each(["New member detected", " new member detected "])(
  "[SOC-11] [ERR-17~] [K17] '%s' is never a toast, whatever call brought it",
  (message) => expect(toastsAfter(message)).not.toContain(message),
);

test("[ERR-05] another error is", () => expect(toastsAfter("The shop is closed")).toContain("The shop is closed"));
