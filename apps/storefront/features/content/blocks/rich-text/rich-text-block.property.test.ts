import fc from "fast-check";
import { expect, test } from "vitest";
import { showStill } from "../../testing/still.ts";

const pieces = [
  ..."*#-[]()\n \t<>&\"'/\\",
  ...`**|## |- |\n\n|](|[a](|<script>|<img src=x onerror=x>|javascript:x|data:text/html,x`.split("|"),
  ...`https://a.example|//a.example|/\\a.example|/page|mailto:a@b.example|kata`.split("|"),
];
const texts = fc.array(fc.oneof(fc.constantFrom(...pieces), fc.string({ maxLength: 5 })), { maxLength: 40 });
const ownTag = /<\/?(?:section|div|h2|p|ul|li|strong|em)(?: class="[^"]*")?>|<a href="([^"]*)">|<\/a>/g;

test("whatever is written, a rich text has no markup but its own, and leads nowhere unsafe", () => {
  fc.assert(
    fc.property(texts, (parts) => {
      const html = showStill({ type: "rich-text", text: parts.join("") });
      for (const [, href] of html.matchAll(ownTag))
        if (href !== undefined) expect(href).toMatch(/^(?:\/(?![/\\])|https:\/\/|mailto:|tel:)/);
      expect(html.replaceAll(ownTag, "")).not.toMatch(/[<>]/);
    }),
    { numRuns: 1000 },
  );
});
