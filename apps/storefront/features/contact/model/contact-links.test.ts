import { expect, test } from "vitest";
import { mailAddress, matterOf, shownNumber, whatsAppAddress } from "./contact-links.ts";

test("[SHL-10] [Q88] a message on WhatsApp goes to the shop's number and begins with the order", () => {
  expect(whatsAppAddress("62811", "")).toBe("https://wa.me/62811");
  expect(whatsAppAddress("62811", "Order GL1 & more")).toBe("https://wa.me/62811?text=Order%20GL1%20%26%20more");
});

test("[Q88] a mail names its subject, and nothing in an order's number can add another receiver", () => {
  expect(mailAddress("halo@gelora.example", "")).toBe("mailto:halo@gelora.example");
  expect(mailAddress("halo@gelora.example", "GL1&bcc=a@b.co")).toBe(
    "mailto:halo@gelora.example?subject=GL1%26bcc%3Da%40b.co",
  );
});

test("what an address says about the matter is taken in measure", () => {
  expect(matterOf("")).toEqual({ orderCode: "", items: "" });
  expect(matterOf(`?orderCode=%0AGL1${"x".repeat(99)}`).orderCode).toBe(`GL1${"x".repeat(37)}`);
  expect(matterOf("?orderCode=GL1&items=Ombak%0D%0ABcc%3A").items).toBe("Ombak Bcc:");
});

test("a number is written so that it can be read", () => {
  expect(shownNumber("6281234567890")).toBe("+62 812 3456 7890");
  expect(shownNumber("62811555010")).toBe("+62 811 5550 10");
  expect(shownNumber("6512345678")).toBe("+6512345678");
});
