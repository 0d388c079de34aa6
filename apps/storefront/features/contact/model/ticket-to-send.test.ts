import { expect, test } from "vitest";
import { ticketToSend } from "./ticket-to-send.ts";

const typed = {
  name: " Sari ",
  email: " sari@example.com ",
  topic: "RETURN",
  orderCode: " ",
  text: " Hm? ",
  website: "",
};

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
