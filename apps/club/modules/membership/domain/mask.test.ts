import { expect, test } from "vitest";
import { mask, maskEmail } from "./mask.ts";

test("[LNK-29] names keep their first letter alone", () => {
  expect(mask("Wulandari")).toBe("W********");
  expect(mask("")).toBe("");
  expect(maskEmail("wulan@contoh.id")).toBe("w****@contoh.id");
});
