import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";
import { codeField, enterNumber, newcomer, readCode, registrationWords, typeCode } from "./registration.ts";

/** Opens the page again as a browser does that was closed meanwhile: nothing of the tab is left. */
async function comeBack({ page, visit }: Shopper): Promise<void> {
  const { pathname, search } = new URL(page.url());
  await page.evaluate(() => sessionStorage.clear());
  await visit(`${pathname}${search}`);
}

journey(
  "[REG-16~] [REG-18~] [REG-25~] [EMV-04~] [EMV-08~] codes that have arrived can be entered after coming back, though others cannot be sent yet",
  async ({ shopper, sandbox }) => {
    const { email, mobile } = newcomer();
    const person = await shopper({ language: "id-ID", width: 390 });
    const { page } = person;
    const words = registrationWords["id-ID"];
    const choose = async (): Promise<void> => {
      await enterNumber(person, mobile);
      await page.locator("[data-channel=SMS]").click();
      await page.getByRole("dialog", { name: words.codeTitle }).waitFor();
    };
    const expectWait = async (to: string): Promise<void> => {
      const dialog = page.getByRole("dialog");
      await dialog.getByText("Belum lama ini kode dikirim ke").waitFor();
      expect(((await dialog.textContent()) ?? "").replaceAll(/\s/g, "")).toContain(to);
      await dialog.getByRole("timer").waitFor();
      expect(await dialog.getByRole("button", { name: words.resend, exact: true }).isDisabled()).toBe(true);
      expect(await page.locator("[data-toast]").count()).toBe(0);
    };

    await person.visit("/register/mapclub");
    await choose();
    await comeBack(person);
    await choose();
    await expectWait(mobile);
    await person.look("code-after-coming-back");
    await typeCode(person, await readCode(sandbox, { address: `+62${mobile}`, channel: "sms" }));
    await page.waitForURL(/\/register\/signup\?key=/);

    const verify = async (): Promise<void> => {
      await page.getByLabel(words.email, { exact: true }).fill(email);
      await page.getByRole("button", { name: words.verify, exact: true }).click();
      await codeField(person).waitFor();
    };
    await verify();
    await comeBack(person);
    await verify();
    await expectWait(email);
    await typeCode(person, await readCode(sandbox, { address: email, channel: "mail" }));
    await page.getByText(words.emailVerified, { exact: true }).waitFor();
    // What was verified once is not asked for again.
    await page.reload();
    await page.getByText(words.emailVerified, { exact: true }).waitFor();
    expect(await page.getByLabel(words.email, { exact: true }).inputValue()).toBe(email);
  },
);
