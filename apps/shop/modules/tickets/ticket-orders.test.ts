import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { ticketsToAnswer } from "./tickets.ts";

describe.each(testEngines)("orders of tickets, on %s", (engine) => {
  let shop: StockedShop;
  let buyer: Shopper;
  let orderCode: string;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    buyer = await guestShopper(shop);
    await buyer.add("KR1-BLACK-42", 2);
    orderCode = (await buyer.place(await buyer.checkout())).orderCode ?? "";
  });
  afterAll(() => shop.close());

  const orderOfTicket = async (sender: Pick<Shopper, "send">, typed: string | null, language = "en-US") => {
    const input = { name: "Sari", email: "sari@contoh.id", topic: "ORDER", text: "Where is it now?", orderCode: typed };
    const query = "mutation ($input: SendTicketInput!) { sendTicket(input: $input) { data { ticketCode } } }";
    const sent = field<{ data: { ticketCode: string }[] }>(await sender.send(query, { input }, language), "sendTicket");
    const waiting = await ticketsToAnswer(shop.platform);
    return waiting.find(({ ticketCode }) => ticketCode === sent.data[0]?.ticketCode)?.order;
  };

  test("staff see the goods of the order that a ticket names, in its language, however it was typed", async () => {
    const shown = await orderOfTicket(buyer, ` ${orderCode.toLowerCase()} `, "id-ID");
    expect(shown).toEqual({ items: [expect.stringMatching(/^2 × .+, Hitam, .*42/)], isOwn: true });
  });

  test("an order that someone else has placed is marked, and a number of no order has no goods", async () => {
    const stranger = await guestShopper(shop, "orang-lain@example.com");
    expect(await orderOfTicket(stranger, orderCode)).toMatchObject({ isOwn: false, items: [expect.any(String)] });
    expect(await orderOfTicket(buyer, "GL261123NOTHING")).toBeNull();
    expect(await orderOfTicket(buyer, null)).toBeNull();
  });
});
