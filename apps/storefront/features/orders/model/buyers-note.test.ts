import { expect, test } from "vitest";
import { buyersNote } from "./buyers-note.ts";

test("a buyer's note is read where there is one", () => {
  expect(buyersNote({ remark: "Titipkan ke satpam" })).toBe("Titipkan ke satpam");
  for (const none of [null, undefined, {}, { remark: "" }, { remark: 7 }, "remark"])
    expect(buyersNote(none)).toBeUndefined();
});
