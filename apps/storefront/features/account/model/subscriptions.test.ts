import { expect, test } from "vitest";
import { flagsOf, isLastChosen, subscriptionsOf } from "./subscriptions.ts";

test("[NWS-18, CON-12, K33] the text '0' is subscribed and '1' is not, both ways", () => {
  const read = subscriptionsOf({ emailSubscribe: "0", whatsappSubscribe: "1", newsSubscribe: "1" });
  expect(read).toEqual({ email: true, whatsapp: false, news: "1" });
  expect(flagsOf({ ...read, whatsapp: true })).toEqual({
    emailSubscribe: "0",
    whatsappSubscribe: "0",
    newsSubscribe: "1",
  });
});

test("[NWS-18] what is no flag is no subscription, and the third flag goes back as it came [Q37]", () => {
  expect(subscriptionsOf({ emailSubscribe: "true", newsSubscribe: "0" })).toEqual({
    email: false,
    whatsapp: false,
    news: "0",
  });
});

test("[NWS-20] the only chosen one of email and WhatsApp cannot be taken off", () => {
  const [both, one] = [
    { email: true, whatsapp: true, news: "1" },
    { email: true, whatsapp: false, news: "1" },
  ];
  expect([isLastChosen(both, "email"), isLastChosen(both, "whatsapp")]).toEqual([false, false]);
  expect([isLastChosen(one, "email"), isLastChosen(one, "whatsapp")]).toEqual([true, false]);
});
