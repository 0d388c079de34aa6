import { expect, test } from "vitest";
import { textOfContent } from "./text-of-content.ts";

test("[CKE-05, PDP-09~] the text of a small page is of the language and device class, and empty for broken content", () => {
  const content = JSON.stringify({
    "id-ID": { h5: [{ type: "text", text: "Halo" }], pc: [{ type: "text", text: "Hai" }] },
  });
  expect(textOfContent(content, "id-ID", "h5")).toBe("Halo");
  expect(textOfContent(content, "en-US", "pc")).toBe("");
  expect(textOfContent("{", "id-ID", "pc")).toBe("");
  expect(textOfContent(null, "id-ID", "pc")).toBe("");
});
