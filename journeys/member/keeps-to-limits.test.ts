import { registerMember } from "@gelora/testkit/member.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { dialogOf, signIn } from "./card-linking.ts";
import { askedForPin } from "./pin-question.ts";

const settings = "/account/accountSetting";
const dayMs = 24 * 60 * 60 * 1000;

/**
 * The birthday of a person who turns 18 in this many days by Jakarta's calendar, without
 * separators.
 */
function eighteenIn(days: number): string {
  const day = new Date(Date.now() + days * dayMs);
  const [year, month, date] = new Intl.DateTimeFormat("sv-SE", { timeZone: "Asia/Jakarta" }).format(day).split("-");
  return `${date}${month}${Number(year) - 18}`;
}

/** Letters, a digit and a special character, of this length. */
const passwordOf = (length: number): string => `Ab1!${"x".repeat(length - 4)}`;

async function typesBirthDate(page: Page, digits: string): Promise<void> {
  const field = dialogOf(page).getByLabel("Date of birth", { exact: true });
  await field.fill("");
  await field.pressSequentially(digits);
  await field.press("Enter");
}

async function typesPassword(page: Page, current: string, next: string): Promise<void> {
  for (const [label, value] of [
    ["Current password", current],
    ["New password", next],
    ["Repeat the new password", next],
  ] as const)
    await dialogOf(page).getByLabel(label, { exact: true }).fill(value);
  await dialogOf(page).getByRole("button", { name: "Change password" }).click();
}

journey(
  "[CON-03] eighteen years, a password of 6 to 16, a PIN of 6 at most, a field of 20 and a street of 100 at most",
  async ({ shopper, gelora }) => {
    const member = await registerMember(gelora);
    const visitor = await shopper();
    const { page, words } = visitor;
    const dialog = dialogOf(page);
    const isSaved = () => dialog.waitFor({ state: "detached" });
    await signIn(visitor, member.email, member.password, settings);

    await page.getByRole("button", { name: "Change: First name" }).click();
    const name = dialog.getByLabel("First name", { exact: true });
    await name.fill("");
    await name.pressSequentially("a".repeat(21));
    expect(await name.inputValue()).toBe("a".repeat(20));
    await name.press("Enter");
    await isSaved();

    await page.getByRole("button", { name: "Change: Date of birth" }).click();
    const birthDate = dialog.getByLabel("Date of birth", { exact: true });
    await typesBirthDate(page, eighteenIn(1));
    await expect.poll(() => birthDate.getAttribute("aria-invalid")).toBe("true");
    await typesBirthDate(page, eighteenIn(0));
    await isSaved();

    let current = member.password;
    for (const length of [6, 16]) {
      await page.getByRole("button", { name: /^Change password/ }).click();
      for (const refused of [5, 17]) {
        await typesPassword(page, current, passwordOf(refused));
        const field = dialog.getByLabel("New password", { exact: true });
        await expect.poll(() => field.getAttribute("aria-invalid")).toBe("true");
      }
      await typesPassword(page, current, passwordOf(length));
      await isSaved();
      current = passwordOf(length);
    }

    await visitor.visit("/account/address");
    await page.getByRole("button", { name: "Add an address: Shipping address" }).click();
    const street = page.getByLabel(words.street);
    await street.pressSequentially("j".repeat(101));
    expect(await street.inputValue()).toBe("j".repeat(100));

    const pin = (await askedForPin(await shopper(), gelora)).locator("input");
    await pin.pressSequentially("1234567");
    expect(await pin.inputValue()).toBe("123456");
  },
  90_000,
);
