import { describe, expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { readOut } from "../../../testing/read-out.ts";
import { Offers, type OffersProps, ShippingSection } from "./shipping-section.tsx";
import type { Quote, Quotes } from "./use-quotes.ts";

const regular: Quote = {
  code: "jne-reg",
  name: "JNE Regular",
  logisticsCompanyCode: "JNE",
  freight: 18_200,
  description: null,
  earliestDate: "2026-11-24",
  latestDate: "2026-11-25",
  cashOnDelivery: true,
  priceInfo: {
    productAmount: 398_000,
    promotionDiscount: 0,
    couponDiscount: 0,
    mapclubPoint: 0,
    freight: 18_200,
    freightDiscount: 0,
    totalAmount: 416_200,
  },
  promotionList: [],
};
const sameDay = { ...regular, code: "same-day", name: "GoSend Same Day", freight: 31_800, cashOnDelivery: false };
const free = { ...regular, code: "free", name: "Free delivery", freight: 0, earliestDate: null, latestDate: null };

function offers(quotes: Quotes, props: Partial<OffersProps> = {}, language: "en-US" | "id-ID" = "en-US"): string {
  const idle = { quote: undefined, takesCash: true, onChoose: () => {}, onAskAgain: () => {}, fieldRef: null };
  return renderPage(<Offers {...idle} {...props} quotes={quotes} />, { language, words: ["checkout"] });
}

const ready = (...quotes: readonly Quote[]): Quotes => ({ state: "ready", quotes });

describe("the general time of delivery", () => {
  const said = (quotes: Quotes): boolean => {
    const open = { isDone: false, isFolded: false, errors: [], ref: null, onWork: () => {}, onOpen: () => {} };
    const step = { ...open, name: "shipping", number: 2 } as const;
    const idle = { quote: undefined, takesCash: true, onChoose: () => {}, onAskAgain: () => {}, fieldRef: null };
    return readOut(
      renderPage(<ShippingSection {...idle} step={step} quotes={quotes} />, { words: ["checkout"] }),
    ).includes("about 3-7 working days");
  };

  test("[CHK-25~] is said until couriers name days of their own", () => {
    expect(said({ state: "none" })).toBe(true);
    expect(said(ready(free))).toBe(true);
    expect(said(ready(free, regular))).toBe(false);
  });
});

describe("the couriers' offers", () => {
  test("[CHK-25] each names its courier, price, days and whether it takes cash; the cheapest is first", () => {
    expect(readOut(offers(ready(sameDay, regular, free)))).toBe(
      "Shipping Free delivery Free Cash on delivery available" +
        " JNE Regular Rp18.200 Arrives 24–25 Nov Cash on delivery available" +
        " GoSend Same Day Rp31.800 Arrives 24–25 Nov",
    );
    expect(readOut(offers(ready(regular), {}, "id-ID"))).toContain("Tiba 24–25 Nov Bisa bayar di tempat (COD)");
    expect(readOut(offers(ready(regular), { takesCash: false }))).not.toContain("Cash");
  });

  test("the chosen one is checked, and no other", () => {
    const html = offers(ready(regular, sameDay), { quote: sameDay });
    expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="same-day"')]);
    expect(offers(ready(regular, sameDay))).not.toContain('checked=""');
  });
});

describe("without offers", () => {
  test("[CHK-02~] a place is asked for first", () => {
    expect(readOut(offers({ state: "none" }))).toBe("Choose your district to see couriers, prices and dates.");
  });

  test("while they are looked for, that is read out", () => {
    expect(readOut(offers({ state: "loading" }))).toBe("Checking couriers");
  });

  test("no courier, and no answer, are distinguished; both can be tried again", () => {
    expect(readOut(offers(ready()))).toBe("No courier delivers there at the moment. Try again");
    const failure = { kind: "network", code: "", message: "" } as const;
    const unanswered = readOut(offers({ state: "failed", failure }));
    expect(unanswered).toContain("Try again");
    expect(unanswered).not.toContain("No courier");
  });
});
