import type { Page } from "playwright-core";

/** The expected words of buttons and dialogs, repeated here on purpose. */
export const socialWords = {
  "en-US": {
    google: "Continue with Google",
    facebook: "Continue with Facebook",
    unreachable: "Facebook is not available",
    notLinkable: /The email of this (Google|Facebook) account already belongs to a Gelora account/,
    mobile: "Mobile number",
    verify: "Verify",
    password: "Password",
    again: "Confirm password",
    birthDate: "Date of birth",
    female: "Female",
    register: "Register",
  },
  "id-ID": {
    google: "Lanjutkan dengan Google",
    facebook: "Lanjutkan dengan Facebook",
  },
} as const;

/** The address of the signed-in member. */
export const isKnownAs = (page: Page) =>
  page.evaluate(() => JSON.parse(localStorage.getItem("userInfo") ?? "{}").email as string | undefined);
export const isStorePage = (address: URL): boolean => address.pathname === "/store";
/** Whether the document contains Facebook's script. */
export const hasFacebook = (page: Page) => page.evaluate(() => "FB" in window);

/** Types an account at the provider's page that no other test uses. */
export async function typeAccount(page: Page, account: { email: string; confirmed: "yes" | "no" }): Promise<void> {
  await page.getByLabel("Email").fill(account.email);
  await page.getByLabel("First name").fill("Sekar");
  await page.getByLabel("Last name").fill("Ayuningtyas");
  await page.getByLabel("Address confirmed").selectOption(account.confirmed);
  await page.getByRole("button", { name: "Continue" }).click();
}

/** Presses the button once it is interactive, and returns the window that opens. */
export async function openFacebook(page: Page): Promise<Page> {
  const button = page
    .getByRole("button", { name: socialWords["en-US"].facebook })
    .and(page.locator(":not([aria-busy])"));
  await button.waitFor();
  const [popup] = await Promise.all([page.waitForEvent("popup"), button.click()]);
  return popup;
}
