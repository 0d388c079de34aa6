import { expect, test } from "vitest";
import { platformOf } from "./platform-of.ts";

test("[SHL-21, CON-10] 768 px and phones are H5, 769 px is PC", () => {
  expect(platformOf(768, "Chrome")).toBe("H5");
  expect(platformOf(769, "Chrome")).toBe("PC");
  expect(platformOf(1280, "Mozilla/5.0 (iPhone)")).toBe("H5");
});
