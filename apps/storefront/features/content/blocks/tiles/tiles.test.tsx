import { expect, test } from "vitest";
import { renderPage } from "../../../../testing/page.tsx";
import { Tiles } from "./tiles.tsx";

const items = [
  { title: "Run & rest", image: "drawn/v1/shoe", link: "/page/running" },
  { title: "Futsal", image: "drawn/v1/futsal", link: "/plp/futsalshoes" },
];

test("each tile is one link with its picture, which the title names already", () => {
  const html = renderPage(<Tiles block={{ type: "tiles", title: "What do you play?", items }} />);
  expect(html).toMatch(/<h2[^>]*>What do you play\?<\/h2>/);
  expect(html.match(/<a /g)).toHaveLength(2);
  expect(html).toMatch(
    /<a href="\/page\/running"[^>]*><img src="\/img\/drawn\/v1\/shoe@400\.jpg"[^>]*alt="".*Run &amp; rest/s,
  );
});
