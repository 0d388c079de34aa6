import { expect, test } from "vitest";
import { flagsOf, lastChannel, subscriptionsOf } from "./subscriptions.ts";

test("[NWS-18, CON-12, K33] the text '0' is subscribed and '1' is not, both ways", () => {
  const read = subscriptionsOf({ emailSubscribe: "0", whatsappSubscribe: "1", newsSubscribe: "1" });
  expect(read).toEqual({ email: true, whatsapp: false, news: false });
  expect(flagsOf({ ...read, whatsapp: true })).toEqual({
    emailSubscribe: "0",
    whatsappSubscribe: "0",
    newsSubscribe: "1",
  });
});

test("[NWS-18] what is no flag is no subscription, and consent to news goes back as it came [Q37]", () => {
  const read = subscriptionsOf({ emailSubscribe: "true", newsSubscribe: "0" });
  expect(read).toEqual({ email: false, whatsapp: false, news: true });
  expect(flagsOf(read).newsSubscribe).toBe("0");
});

test("[NWS-20] the only chosen one of email and WhatsApp cannot be taken off, news or not", () => {
  for (const news of [true, false]) {
    expect(lastChannel({ email: true, whatsapp: true, news })).toBeUndefined();
    expect(lastChannel({ email: true, whatsapp: false, news })).toBe("email");
    expect(lastChannel({ email: false, whatsapp: true, news })).toBe("whatsapp");
  }
});
