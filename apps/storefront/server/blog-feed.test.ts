import { expect, test } from "vitest";
import { feedText } from "./blog-feed.ts";

const channel = { site: "https://shop.example", language: "id-ID", title: "A & B", description: "<x>" } as const;

test("the feed has an item for each article, with its address, day and escaped words", () => {
  const article = {
    address: "/information/first-5k",
    addresses: [],
    articleTitle: "Lari <5K> & lebih",
    articleSubtitle: "Pelan saja",
    articleImage: null,
    createTime: "2026-10-01T00:00:00.000Z",
  };
  const text = feedText(channel, [article, { ...article, address: "/information/second", createTime: null }]);
  expect(text.match(/<item>/g)).toHaveLength(2);
  expect(text).toContain(
    "<title>Lari &lt;5K&gt; &amp; lebih</title><link>https://shop.example/id/information/first-5k</link>",
  );
  expect(text).toContain("<guid>https://shop.example/id/information/first-5k</guid>");
  expect(text).toContain("</title><link>https://shop.example/id/blog</link>");
  const english = feedText({ ...channel, language: "en-US" }, [article]);
  expect(english).toContain("<guid>https://shop.example/en/information/first-5k</guid>");
  expect(text).toContain("<pubDate>Thu, 01 Oct 2026 00:00:00 GMT</pubDate>");
  expect(text).toContain("<language>id-id</language>");
  expect(text).toContain('<atom:link href="https://shop.example/blog/feed-id-ID.xml" rel="self"');
});
