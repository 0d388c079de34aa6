import { once } from "node:events";
import { createServer } from "node:http";
import type { AddressInfo, Socket } from "node:net";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { loaderArguments } from "../../testing/loader.ts";
import { callByPlainHttp, callShopForPage } from "./call-shop-for-page.server.ts";
import { TypedDocumentString } from "./generated/graphql.ts";

const document = new TypedDocumentString<unknown, object>("query storeList { storeList { totalCount } }");
const kept: Socket[] = [];
const shop = createServer((request, response) => {
  request.resume();
  response.end('{"data":{"storeList":{"totalCount":0}}}');
});
beforeAll(async () => {
  shop.on("connection", (socket) => kept.push(socket));
  shop.listen(0, "127.0.0.1");
  await once(shop, "listening");
  vi.stubEnv("SHOP_URL", `http://127.0.0.1:${(shop.address() as AddressInfo).port}`);
  callByPlainHttp();
});
afterAll(() => {
  vi.unstubAllEnvs();
  shop.closeAllConnections();
  shop.close();
});

test("a page outlives a keep-alive connection that the shop closes at that moment", async () => {
  const { context } = loaderArguments("/");
  expect((await callShopForPage(context, document, {})).ok).toBe(true);
  for (const socket of kept) socket.prependOnceListener("data", () => socket.destroy());
  expect((await callShopForPage(context, document, {})).ok).toBe(true);
  expect(kept).toHaveLength(2);
});

test("a shop that closes every connection is asked twice, and the page goes on without it", async () => {
  const { context } = loaderArguments("/");
  shop.on("connection", (socket) => socket.prependOnceListener("data", () => socket.destroy()));
  for (const socket of kept) socket.prependOnceListener("data", () => socket.destroy());
  expect((await callShopForPage(context, document, {})).ok).toBe(false);
  expect(kept).toHaveLength(3);
});
