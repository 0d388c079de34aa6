import { once } from "node:events";
import { createServer, type Server } from "node:http";
import { afterEach, expect, test } from "vitest";
import { createTestSandbox } from "../testing/run-sandbox.ts";
import { parseFeed } from "./feed.ts";
import { type FeedProduct, relatedTo } from "./related.ts";

const open: Server[] = [];
afterEach(() => {
  for (const server of open.splice(0)) server.close();
});

function product(number: number, change: Partial<FeedProduct> = {}): FeedProduct {
  return {
    productCode: `P${number}`,
    skuCode: `S${number}`,
    name: `Shoe ${number}`,
    price: 500_000 + number * 1000,
    listPrice: 700_000 + number * 1000,
    image: `/img/${number}.webp`,
    url: `/shoe-${number}.html`,
    category: "running-shoes",
    brand: "LARI",
    sport: "running",
    ...change,
  };
}

async function feedServer(answer: () => { status: number; body: string }): Promise<string> {
  const server = createServer((_request, response) => {
    const { status, body } = answer();
    response.statusCode = status;
    response.end(body);
  });
  open.push(server);
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : 0}/feed`;
}

test("[PDP-25] a sku's relatives come as Items with Fields", async () => {
  const products = Array.from({ length: 12 }, (_, index) => product(index + 1));
  const url = await feedServer(() => ({ status: 200, body: products.map((one) => JSON.stringify(one)).join("\n") }));
  const sandbox = await createTestSandbox({ RECOMMENDATIONS_FEED_URL: url });
  const response = await sandbox.server.inject({
    url: "/recommendations?sku=S1",
    headers: { origin: "http://store.test" },
  });
  expect(response.headers["access-control-allow-origin"]).toBe("*");
  const { Items } = response.json();
  expect(Items).toHaveLength(8);
  expect(Items[0]).toEqual({
    Fields: {
      Name: "Shoe 2",
      Price: 502_000,
      ProductPrice: 702_000,
      ImageURL: "/img/2.webp",
      URL: "/shoe-2.html",
      SKU: "S2",
    },
  });
  const otherSku = await sandbox.server.inject("/recommendations?sku=P1-BLACK-42");
  expect(otherSku.json()).toEqual({ Items });
  expect((await sandbox.server.inject("/recommendations?sku=none")).json()).toEqual({ Items: [] });
  await sandbox.stop();
});

test("without a feed there is nothing to recommend", async () => {
  const url = await feedServer(() => ({ status: 500, body: "" }));
  const sandbox = await createTestSandbox({ RECOMMENDATIONS_FEED_URL: url });
  expect((await sandbox.server.inject("/recommendations?sku=S1")).json()).toEqual({ Items: [] });
  await sandbox.stop();
});

test("relatives are other products, of the same kind first, then near in price, each once", () => {
  const bag = product(5, { category: "bags", sport: "football", price: 501_000 });
  const found = relatedTo(product(1), [
    bag,
    product(1, { skuCode: "S1-42" }),
    product(2, { price: 2_000_000 }),
    product(3),
    product(3, { skuCode: "S3-42" }),
  ]);
  expect(found.map(({ productCode }) => productCode)).toEqual(["P3", "P2", "P5"]);
});

test("a feed is an array or lines, and what is no product is left out", () => {
  const one = product(1);
  expect(parseFeed(JSON.stringify([one, { productCode: 3 }]))).toEqual([one]);
  expect(parseFeed(`${JSON.stringify(one)}\nno json\n\n{"a":1}\n`)).toEqual([one]);
  expect(parseFeed(JSON.stringify([{ ...one, image: null, gender: "MEN" }]))).toEqual([{ ...one, image: "" }]);
  expect(parseFeed("")).toEqual([]);
});
