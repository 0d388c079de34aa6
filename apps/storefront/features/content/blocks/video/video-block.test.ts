import { expect, test } from "vitest";
import { showStill } from "../../testing/still.ts";

const block = {
  type: "video",
  title: "Stringing a racket",
  poster: "banner/v1/badminton-hall/wide",
  file: "/files/strings.webm",
  captions: { "en-US": "/files/strings.en.vtt", "id-ID": "/files/strings.id.vtt" },
} as const;

test("a video loads nothing but its poster before it is played, and needs no script", () => {
  const html = showStill(block, { webp: true });
  expect(html).toMatch(/<video controls="" playsInline="" preload="none" poster="\/img\/[^"]+@1200\.webp"/);
  expect(html).toContain('<source src="/files/strings.webm" type="video/webm"/>');
  expect(html).not.toMatch(/<script|<iframe|autoplay/i);
});

test("its captions are there in both languages, and on in the page's", () => {
  const tracks = (language: "en-US" | "id-ID") =>
    showStill(block, { language })
      .match(/<track[^>]*>/g)
      ?.map((track) => [/srcLang="(\w+)"/.exec(track)?.[1], track.includes("default")]);
  expect(tracks("en-US")).toEqual([
    ["en", true],
    ["id", false],
  ]);
  expect(tracks("id-ID")).toEqual([
    ["id", true],
    ["en", false],
  ]);
});
