import { createServer, type RequestListener } from "node:http";
import { afterEach, expect, test } from "vitest";
import { askDesk } from "./ask-desk.ts";

const question = { query: "{ tickets { ticketCode } }", variables: {} };
let server: ReturnType<typeof createServer> | undefined;

afterEach(() => {
  server?.close();
});

async function serve(answer: RequestListener): Promise<string> {
  const opened = createServer(answer);
  server = opened;
  await new Promise<void>((resolve) => opened.listen(0, "127.0.0.1", resolve));
  const address = opened.address();
  return `http://127.0.0.1:${typeof address === "object" ? address?.port : ""}`;
}

test("without a running shop the command names the address and the setting", async () => {
  const shop = await serve(() => undefined);
  await new Promise((resolve) => server?.close(resolve));
  await expect(askDesk(shop, question, undefined)).rejects.toThrow(`Nothing answers at ${shop}.`);
  await expect(askDesk(shop, question, undefined)).rejects.toThrow("SHOP_URL");
  await expect(askDesk("shop.example", question, undefined)).rejects.toThrow('"shop.example" is no address: SHOP_URL');
});

test("another program at that address is not taken for a shop", async () => {
  const shop = await serve((_request, response) => response.end("<!doctype html>"));
  await expect(askDesk(shop, question, undefined)).rejects.toThrow(`What answers at ${shop} is not the shop.`);
});

test("the shop's answer is shown as it is", async () => {
  const shop = await serve((_request, response) => response.end('{"errors":[{"message":"Please sign in."}]}'));
  await expect(askDesk(shop, question, "token")).rejects.toThrow(/^Please sign in\.$/);
});
