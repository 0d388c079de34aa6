import { once } from "node:events";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, test } from "vitest";
import { lookAtShop } from "./look-at-shop.ts";

test("a poll of the shop is a call like any other, but that no trace begins with it", async () => {
  const seen: IncomingMessage["headers"][] = [];
  const server = createServer((request, response) => {
    seen.push(request.headers);
    response.end('{"data":{}}');
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;
  const answer = await lookAtShop(`http://127.0.0.1:${port}/graphql`, { headers: { language: "en-US" }, body: "{}" });
  expect([answer.status, await answer.json()]).toEqual([200, { data: {} }]);
  expect(seen).toMatchObject([{ language: "en-US", traceparent: expect.stringMatching(/-00$/) }]);
  server.closeAllConnections();
  server.close();
});
