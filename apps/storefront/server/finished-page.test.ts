import { brotliDecompressSync, gunzipSync, gzip } from "node:zlib";
import { expect, test, vi } from "vitest";
import { encodedPage, finishPage } from "./finished-page.ts";

vi.mock("node:zlib", { spy: true });

const words = ["shoe", "jersey", "ball", "for", "running", "in", "blue", "red", "with", "sole", "size", "new", "light"];
const text = Array.from(
  { length: 4000 },
  (_, index) =>
    `<p class="card">${words[(index * index) % 13]} ${words[(index * 7) % 11]} ${(index * 7919) % 9973}</p>`,
).join("");

test("a page is compressed quickly for the first request, and better for those who come after", async () => {
  const page = finishPage(200, {}, Buffer.from(text));
  const first = await encodedPage(page, "gzip, br");
  expect(brotliDecompressSync(first.body).toString()).toBe(text);
  await vi.waitFor(async () => {
    const later = await encodedPage(page, "br");
    expect(later.body.length).toBeLessThan(first.body.length);
    expect(brotliDecompressSync(later.body).toString()).toBe(text);
    expect(later.head).toContain(String(later.body.length));
  });
});

test("a page that could not be compressed is compressed for the next request", async () => {
  const page = finishPage(200, {}, Buffer.from(text));
  vi.mocked(gzip).mockImplementationOnce(() => {
    throw new Error("out of memory");
  });
  await expect(encodedPage(page, "gzip")).rejects.toThrow("out of memory");
  expect(gunzipSync((await encodedPage(page, "gzip")).body).toString()).toBe(text);
});
