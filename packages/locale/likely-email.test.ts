import { expect, test } from "vitest";
import { likelyEmail } from "./likely-email.ts";

test.each(["gmial.com", "gmai.com", "gmail.co", "gmail.con", "ggmail.com", "GMIAL.com"])(
  "sari@%s was probably meant for Gmail",
  (host) => expect(likelyEmail(` Sari@${host} `)).toBe("sari@gmail.com"),
);

test("other services are known too, and the nearest is named", () => {
  expect(likelyEmail("sari@yahho.co.id")).toBe("sari@yahoo.co.id");
  expect(likelyEmail("sari@hotmial.com")).toBe("sari@hotmail.com");
});

test.each([
  "sari@gmail.com",
  "sari@ymail.com",
  "sari@mail.com",
  "sari@contoh.co.id",
  "sari@",
  "@gmial.com",
  "sari",
  "",
])("nothing is doubtful about '%s'", (email) => expect(likelyEmail(email)).toBeUndefined());
