import { createServer } from "node:http";
import { expect, test } from "vitest";
import { deadLinks } from "./dead-links.ts";

test("links that lead nowhere are named once, whatever leads elsewhere", async () => {
  const server = createServer((request, response) => {
    response.statusCode = request.url === "/page/running?a=1&b=2" ? 200 : 404;
    response.end();
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const site = `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}`;
  try {
    const html = `<a class="x" href="${site}/page/running?a=1&amp;b=2">Run</a>
      <a href="${site}/sale">Sale</a> <a href="${site}/sale#top">Sale</a>
      <a href="mailto:halo@gelora.example">Write</a> <a href="http://127.0.0.1:9/none">Away</a>`;
    expect(await deadLinks(html)).toEqual([`${site}/sale`, "http://127.0.0.1:9/none"]);
  } finally {
    server.close();
  }
});
