import { expect, test } from "vitest";
import { maskedMobile } from "./masked-mobile.ts";

test("[CHK-14~] of the number a guest gave for points only the last four digits are shown", () => {
  expect(maskedMobile("81355550002")).toBe("+62 ••••0002");
  expect(maskedMobile(null)).toBeNull();
});
