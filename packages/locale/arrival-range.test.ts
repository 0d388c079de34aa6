import { expect, test } from "vitest";
import { arrivalRange } from "./arrival-range.ts";

test("[CHK-25] arrival is shown as days of the calendar, in the page's language", () => {
  expect(arrivalRange("2026-11-24", "2026-11-28", "en-US")).toBe("24–28 Nov");
  expect(arrivalRange("2026-11-30", "2026-12-02", "en-US")).toBe("30 Nov – 2 Dec");
  expect(arrivalRange("2026-08-24", "2026-08-24", "id-ID")).toBe("24 Agu");
  expect(arrivalRange(null, "2026-11-28", "en-US")).toBeUndefined();
  expect(arrivalRange("soon", "later", "en-US")).toBeUndefined();
});
