import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import { codeField, enterNumber, newcomer, sendCode, typeCode } from "./registration.ts";

journey(
  "[REG-21] [ERR-12] [K43] a failed code shows the server's message on its field, and 'Please try again' where there is none",
  async ({ shopper }) => {
    const person = await shopper({ width: 390 });
    const { page } = person;
    let message: string | null = "This code was for another number.";
    await answerOperation(page, /^verifyOtpMember$/, (route) =>
      route.fulfill({
        json: { data: { verifyOtpMember: { success: false, errorCode: null, errorMessage: message, data: [] } } },
      }),
    );
    await person.visit("/register");
    await enterNumber(person, newcomer().mobile);
    await sendCode(person, "SMS");
    const said = page.getByRole("dialog").getByRole("alert");
    await typeCode(person, "1234");
    await said.getByText(message, { exact: true }).waitFor();
    message = null;
    await codeField(person).fill("");
    await typeCode(person, "4321");
    await said.getByText("Please try again", { exact: true }).waitFor();
  },
);

for (const { width, press } of [
  { width: 390, press: "tap" },
  { width: 1280, press: "click" },
] as const)
  journey(
    `[REG-21~] a ${press} on a refused code starts over: the next digits are a code of their own`,
    async ({ shopper }) => {
      const person = await shopper({ language: "id-ID", width });
      const { page } = person;
      const tried: string[] = [];
      await answerOperation(page, /^verifyOtpMember$/, (route) => {
        tried.push(/"(\d{4})"/.exec(route.request().postData() ?? "")?.[1] ?? "");
        return route.fulfill({
          json: { data: { verifyOtpMember: { success: false, errorCode: "CODE_WRONG", errorMessage: "", data: [] } } },
        });
      });
      await person.visit("/register");
      await enterNumber(person, newcomer().mobile);
      await sendCode(person, "SMS");
      await typeCode(person, "1234");
      await page.getByRole("dialog").getByRole("alert").getByText(/./).waitFor();
      for (const next of ["5678", "9012"]) {
        await page.getByRole("dialog").getByRole("heading").click();
        await codeField(person)[press]();
        await page.keyboard.type(next);
        await expect.poll(() => tried.at(-1)).toBe(next);
      }
      expect(tried).toHaveLength(3);
    },
  );
