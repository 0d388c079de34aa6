import { expect, test } from "vitest";
import { askerOf, ticketToSend } from "./ticket-to-send.ts";

const typed = {
  name: " Sari ",
  email: " sari@example.com ",
  topic: "RETURN",
  orderCode: " ",
  text: " Hm? ",
  website: "",
};

test("a member's form has their name and email, a visitor's is empty", () => {
  const sari = { firstName: "Sari", lastName: "Dewi", email: "sari@example.com" };
  expect(askerOf(sari)).toEqual({ name: "Sari Dewi", email: "sari@example.com" });
  expect(askerOf({ firstName: "Sari", lastName: null, email: null })).toEqual({ name: "Sari", email: "" });
  expect(askerOf(undefined)).toEqual({ name: "", email: "" });
});

test("a ticket is sent without the blanks around what was typed, and without an order where none is named", () => {
  expect(ticketToSend(typed)).toEqual({
    name: "Sari",
    email: "sari@example.com",
    topic: "RETURN",
    text: "Hm?",
    website: "",
  });
  expect(ticketToSend({ ...typed, orderCode: " GL1 " })).toMatchObject({ orderCode: "GL1" });
});
