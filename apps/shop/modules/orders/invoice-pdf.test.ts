import { inflateSync } from "node:zlib";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { field, guestShopper, openStockedShop, type Shopper, type StockedShop } from "../../testing/shopper.ts";
import { pickupInCash, placedOrder, stockBalls, tellPayment } from "./testing/orders.ts";
import { drawInvoice } from "./use-cases/draw-invoice.ts";

const query = "query ($input: OrderCommonInput!) { getCustomOrderDetail(orderCommonInput: $input) { invoicePdf } }";

describe.each(testEngines)("an invoice as a PDF, on %s", (engine) => {
  let shop: StockedShop;
  beforeAll(async () => {
    shop = await openStockedShop(engine);
    await stockBalls(shop, 100);
    await stockBalls(shop, 100, "JKT01");
  });
  afterAll(() => shop.close());

  const invoiceOf = async (shopper: Shopper, orderCode: string, language = "en-US") =>
    field<{ invoicePdf: string | null } | null>(
      await shopper.send(query, { input: { orderCode } }, language),
      "getCustomOrderDetail",
    );

  test("[ORD-24] the owner of a paid order gets it, with the figures of the page; nobody else does", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    expect(await invoiceOf(shopper, orderCode)).toEqual({ invoicePdf: null });
    await tellPayment(shop, orderCode, "PAID");
    const english = textOf((await invoiceOf(shopper, orderCode))?.invoicePdf);
    for (const part of [`INV-${orderCode}`, "Pusaka Match Ball", "Rp300.000", "Rp318.000", "Paid", "Jakarta"])
      expect(english).toContain(part);
    const { SELLER_NAME, SELLER_ADDRESS } = shop.platform.configuration;
    // 12 % of 11/12 of what goods and delivery cost without tax.
    for (const part of ["Unit price", "Rp286.486", "Rp262.612", "VAT (PPN) 12%", "Rp31.514"])
      expect(english).toContain(part);
    for (const part of ["Sold by", SELLER_NAME, "WIB"]) expect(english).toContain(part);
    expect(english.replaceAll(/\s+/g, " ")).toContain(SELLER_ADDRESS);
    expect(textOf((await invoiceOf(shopper, orderCode, "id-ID"))?.invoicePdf)).toContain("Ditagihkan kepada");
    expect(await invoiceOf(await guestShopper(shop), orderCode)).toBeNull();
  });

  test("[ORD-24~] a company's tax data stand on it, and letters that the font lacks do no harm", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    await tellPayment(shop, orderCode, "PAID");
    const tax = { orderCode, taxCode: "0123456789012345", company: "PT Lari 走る Jaya", companyAddress: "Jl. Asia 8" };
    await shopper.send("mutation ($input: RequestInvoiceInput!) { requestInvoice(input: $input) { success } }", {
      input: tax,
    });
    const text = textOf((await invoiceOf(shopper, orderCode))?.invoicePdf);
    for (const part of ["NPWP 0123456789012345", "PT Lari ?? Jaya", "Jl. Asia 8"]) expect(text).toContain(part);
  });

  test("[ORD-24~] what was cancelled and went back stands on it; a pick-up is billed to the buyer", async () => {
    const shopper = await guestShopper(shop);
    await shopper.add("PB1-5", 2);
    const { orderCode } = await placedOrder(shop, {}, shopper);
    await tellPayment(shop, orderCode, "PAID");
    const cancel = async (count: number): Promise<string> => {
      await shopper.send("mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }", {
        input: { orderCode, products: [{ orderItemCode: `${orderCode}-1`, count }], reasonCode: "WRONG_ITEM" },
      });
      return textOf((await invoiceOf(shopper, orderCode))?.invoicePdf);
    };
    const part = (await cancel(1)).replaceAll(/\s+/g, " ");
    for (const fact of [
      "Paid",
      "(Cancelled)",
      "Rp600.000",
      "To be refunded",
      "-Rp300.000",
      "After refund",
      "Rp618.000",
    ])
      expect(part).toContain(fact);
    expect(await cancel(2)).not.toMatch(/^Paid$/m);
    const pickUp = await placedOrder(shop, { ...pickupInCash, paymentChannelCode: "BCA_VA" });
    await tellPayment(shop, pickUp.orderCode, "PAID");
    expect(textOf((await invoiceOf(pickUp.shopper, pickUp.orderCode))?.invoicePdf)).toContain("sari@example.com");
  });

  test("many at once are drawn one by one, each small", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    await tellPayment(shop, orderCode, "PAID");
    const drawn = await Promise.all(Array.from({ length: 12 }, () => invoiceOf(shopper, orderCode)));
    for (const one of drawn) expect((one?.invoicePdf ?? "").length).toBeLessThan(20_000);
    expect(drawn.every((one) => one?.invoicePdf?.startsWith("data:application/pdf;base64,"))).toBe(true);
  });
});

test("one of several pages says on each which it is, with the heads of its columns and its sums in one place", async () => {
  const cells = ["A jacket with so long a name that it takes two rows", "1", "Rp1.000", "Rp1.000"] as const;
  const drawn = await drawInvoice(
    {
      title: "Invoice",
      number: "INV-1",
      seller: "Gelora",
      paid: "Paid",
      note: "Thanks",
      facts: [],
      soldBy: { title: "Sold by", name: "PT Gelora", lines: [] },
      billedTo: { title: "Billed to", name: "Sari", lines: [] },
      columns: ["Item", "Pcs", "Price", "Amount"],
      lines: Array.from({ length: 40 }, () => cells),
      sums: [["Items", "Rp40.000"]],
      savings: [],
      total: ["Total", "Rp40.000"],
      back: [],
      tax: { title: "Tax", rows: [["VAT", "Rp3.964"]] },
      page: (page, pages) => `Page ${page} of ${pages}`,
    },
    "en-US",
  );
  const file = drawn.ok ? drawn.value.toString("base64") : "";
  const texts = textOf(`data:application/pdf;base64,${file}`).split("\n");
  expect(texts.filter((text) => text.startsWith("Page "))).toEqual(["Page 1 of 2", "Page 2 of 2"]);
  expect(texts.filter((text) => text === "Item")).toHaveLength(2);
  expect(texts.filter((text) => text === "INV-1")).toHaveLength(3);
  expect(texts.slice(texts.indexOf("Page 1 of 2"))).toEqual(expect.arrayContaining(["Items", "Total"]));
});

/**
 * The text of a PDF whose fonts are the standard ones: its strings stand in the streams in
 * hexadecimal.
 */
function textOf(address: string | null | undefined): string {
  const file = Buffer.from((address ?? "").split(",")[1] ?? "", "base64");
  expect(file.subarray(0, 5).toString()).toBe("%PDF-");
  const streams = [...file.toString("latin1").matchAll(/stream\n([\s\S]*?)\nendstream/g)];
  return streams
    .map(([, body = ""]) => {
      const text = inflateSync(Buffer.from(body, "latin1")).toString("latin1");
      return [...text.matchAll(/\[(.*?)\] TJ/g)]
        .map(([, pieces = ""]) =>
          [...pieces.matchAll(/<([0-9a-f]*)>/g)]
            .map(([, hex = ""]) => Buffer.from(hex, "hex").toString("latin1"))
            .join(""),
        )
        .join("\n");
    })
    .join("\n");
}
