import { expect, test } from "vitest";
import { showStill } from "../../testing/still.ts";

const block = { type: "picture", image: "banner/v1/a/tall", title: "By <hand>", text: "One\ntwo" } as const;

test("a picture stands beside its text, with words for those who cannot see it", () => {
  const html = showStill({ ...block, alt: "Strings", link: "/a", linkText: "Go" }, {}, "h1");
  expect(html).toMatch(/<img src="\/img\/banner\/v1\/a\/tall@800.jpg"[^>]* alt="Strings"/);
  expect(html).toMatch(/<h1[^>]*>By &lt;hand&gt;<\/h1>.*One\ntwo.*<a href="\/a"/s);
  expect(showStill(block)).toMatch(/alt="".*<h2/s);
  expect(showStill(block)).not.toContain("<a ");
});

test("it stands on the side that its page names", () => {
  expect(showStill({ ...block, side: "right" })).toContain("md:order-last");
  expect(showStill({ ...block, side: "left" })).not.toContain("md:order-last");
});
