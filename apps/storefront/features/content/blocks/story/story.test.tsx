import { expect, test } from "vitest";
import { renderPage } from "../../../../testing/page.tsx";
import { Story } from "./story.tsx";

test("a picture with its words over it, and where they lead", () => {
  const words = { title: "Malam ini di GOR", text: "Pilih raketmu.", link: "/page/badminton", linkText: "Lihat semua" };
  const html = renderPage(<Story block={{ type: "story", image: "banner/v1/badminton-hall/wide", ...words }} />);
  expect(html).toMatch(/<img [^>]*src="\/img\/banner\/v1\/badminton-hall\/wide@\d+\.jpg"/);
  expect(html).toMatch(
    /<h2[^>]*>Malam ini di GOR<\/h2><p[^>]*>Pilih raketmu\.<\/p><a href="\/page\/badminton"[^>]*>Lihat semua</,
  );
});
