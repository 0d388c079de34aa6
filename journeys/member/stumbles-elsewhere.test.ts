import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import { isKnownAs, openFacebook, socialWords, typeAccount } from "./social-visits.ts";

const en = socialWords["en-US"];

journey(
  "[SOC-08] [ERR-18] [AC-16] a visitor who claims the address of a member with a MapClub card at Google sees for six seconds to sign in first, and is joined to nobody",
  async ({ shopper }) => {
    const claimant = await shopper({ width: 390 });
    const { page } = claimant;
    await claimant.visit("/register");
    await page.getByRole("button", { name: en.google }).click();
    await typeAccount(page, { email: "ayu@gelora.example", confirmed: "no" });
    const toast = page.getByText(en.notLinkable).and(page.locator("[role=alert] *, [role=status] *")).last();
    await toast.waitFor();
    expect(await toast.textContent()).toContain("Google");
    // The toasts' own test proves it to a tenth of a second; here a slow browser may be late.
    await page.waitForTimeout(4000);
    expect(await toast.isVisible()).toBe(true);
    await expect.poll(() => page.getByText("Please sign in with your password first").count()).toBe(0);
    expect(await isKnownAs(page)).toBeUndefined();
    expect(new URL(page.url()).search).toBe("");
    await claimant.look("social-not-linkable");
  },
);

journey("[SOC-08~] [K17] the same is said of Facebook by its name", async ({ shopper }) => {
  const claimant = await shopper();
  const { page } = claimant;
  await answerOperation(page, /^loginByThirdPartyMc/, (route) =>
    route.fulfill({
      json: { data: { loginByThirdPartyMc: { success: false, code: "SOCIAL_NOT_LINKABLE", message: "No." } } },
      headers: {
        "access-control-allow-origin": new URL(page.url()).origin,
        "access-control-allow-credentials": "true",
      },
    }),
  );
  await claimant.visit("/register");
  const popup = await openFacebook(page);
  await popup.getByRole("button", { name: /^Dewi Kartika/ }).click();
  await expect.poll(() => page.getByText(/The email of this Facebook account/).count()).toBe(1);
});

journey("[GAP-05] without Facebook's script the button says so, and everything else goes on", async ({ shopper }) => {
  const visitor = await shopper({ width: 390 });
  const { page } = visitor;
  visitor.expectProblem(/net::ERR_FAILED/);
  await page.route("**/sdk.js", (route) => route.abort());
  await visitor.visit("/register?redirectUrl=/store");
  await page.getByRole("button", { name: en.unreachable }).waitFor();
  expect(await page.getByRole("button", { name: en.unreachable }).isDisabled()).toBe(true);
  await visitor.look("social-without-facebook");
  await page.getByRole("button", { name: en.google }).click();
  await page.getByRole("button", { name: "Cancel" }).click();
  await page.waitForURL(/\/register\?redirectUrl=%2Fstore$/);
  expect(await page.getByRole("dialog").count()).toBe(0);
});

journey(
  "[SOC-11] [ERR-17~] [K17] 'new member detected' from any other call is shown to nobody",
  async ({ shopper }) => {
    const visitor = await shopper();
    const { page } = visitor;
    let answered = 0;
    await answerOperation(page, /^miniCartNumber/, (route) => {
      answered += 1;
      return route.fulfill({
        json: { data: null, errors: [{ message: "new member detected" }] },
        headers: {
          "access-control-allow-origin": new URL(page.url()).origin,
          "access-control-allow-credentials": "true",
        },
      });
    });
    await visitor.visit("/register");
    await expect.poll(() => answered).toBeGreaterThan(0);
    await page.waitForTimeout(500);
    expect(await page.getByText(/new member detected/i).count()).toBe(0);
    expect(await page.locator("dialog[open]").count()).toBe(0);
  },
);
