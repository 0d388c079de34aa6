import { expect, test } from "vitest";
import { shownPhone } from "./shown-phone.ts";

test.each([
  ["+622129000000", "+62 21 2900 0000"],
  ["+622741234567", "+62 274 1234 567"],
  ["+6281234567890", "+62 812 3456 7890"],
  ["+6561234567", "+6561234567"],
])("%s is read as %s", (phone, shown) => {
  expect(shownPhone(phone).replaceAll("\u00a0", " ")).toBe(shown);
});
