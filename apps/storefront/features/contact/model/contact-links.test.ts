import { expect, test } from "vitest";
import { mailAddress, matterOf, whatsAppAddress } from "./contact-links.ts";

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
