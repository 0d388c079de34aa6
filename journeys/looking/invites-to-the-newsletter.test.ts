import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answer } from "./answers.ts";

const hourMs = 60 * 60 * 1000;
const moment = (hours: number) => new Date(Date.now() + hours * hourMs).toISOString();

const blocks = [
  { type: "text", title: "Letters from the pitch", text: "Once a week, no more." },
  { type: "text", text: "I agree to letters.", link: "/page/terms-conditions", linkText: "The small print" },
];
const pageContent = JSON.stringify({ "en-US": { h5: blocks, pc: blocks } });
const always = { scheduledStatus: "0", expectPublishTime: null, expectCancelPublishTime: null };

/** Answers for the dialog's page alone. @returns the inputs with which it was asked for */
async function dialogPage(page: Page, schedule: object): Promise<readonly unknown[]> {
  const asked: unknown[] = [];
  await page.route(/operationName=getPageByUrl/, (route) => {
    const { variables } = route.request().postDataJSON();
    if (!JSON.stringify(variables).includes("/newsletter-dialog")) return route.fallback();
    asked.push(variables);
    return answer(route, { getPageByUrl: { pageUrl: "/newsletter-dialog", pageContent, ...schedule } });
  });
  return asked;
}

journey("[NWS-03] [Q50] the dialog shows within its times, not before and not after", async ({ shopper }) => {
  const isShownWith = async (expectPublishTime: string | null, expectCancelPublishTime: string | null) => {
    const { page, visit } = await shopper({ invited: true });
    const asked = await dialogPage(page, { scheduledStatus: "1", expectPublishTime, expectCancelPublishTime });
    await visit("/");
    await expect.poll(() => asked.length).toBe(1);
    await page.waitForTimeout(1000);
    const isShown = (await page.getByRole("dialog", { name: "Letters from the pitch" }).count()) > 0;
    return isShown;
  };
  expect(await isShownWith(moment(1), moment(2))).toBe(false);
  expect(await isShownWith(moment(-1), moment(1))).toBe(true);
  expect(await isShownWith(moment(-2), moment(-1))).toBe(false);
  expect(await isShownWith(null, null)).toBe(true);
});

journey(
  "[NWS-05] [NWS-10] the dialog's words are the page at /newsletter-dialog, and a refused subscription is shown",
  async ({ shopper }) => {
    const visitor = await shopper({ invited: true });
    const { page, visit } = visitor;
    const asked = await dialogPage(page, always);
    const sent: unknown[] = [];
    let isRefused = true;
    await page.route(/operationName=createSubscribeNotificationSS$/, (route) => {
      sent.push(route.request().postDataJSON().variables);
      const refusal = { success: false, code: "TOO_MANY_REQUESTS", message: "Wait.", errorDetails: { seconds: 60 } };
      const api = isRefused ? refusal : { success: true, code: "success", message: null, errorDetails: null };
      return answer(route, { createSubscribeNotificationSS: { api } });
    });
    await visit("/?utm_source=a&utm_medium=b&utm_campaign=c");
    const dialog = page.getByRole("dialog", { name: "Letters from the pitch" });
    await dialog.getByText("Once a week, no more.").waitFor();
    expect(asked).toEqual([{ pageUrl: "/newsletter-dialog", deviceType: "pc" }]);
    expect(await dialog.getByRole("link", { name: /The small print/ }).getAttribute("href")).toBe(
      "/page/terms-conditions",
    );
    await dialog.getByLabel("Email", { exact: true }).fill("pembaca@contoh.id");
    await dialog.getByRole("checkbox", { name: "I agree to letters." }).check();
    await dialog.getByRole("button", { name: "Subscribe", exact: true }).click();
    await dialog
      .getByRole("alert")
      .getByText(/^Too many attempts/)
      .waitFor();
    await visitor.look("newsletter-refused");
    isRefused = false;
    await dialog.getByRole("button", { name: "Subscribe", exact: true }).click();
    await page.getByText("Thank you! One step is left").waitFor();
    const utmData = { utm_source: "a", utm_medium: "b", utm_campaign: "c" };
    const input = { email: "pembaca@contoh.id", sourceType: "Web", consent: "I agree to letters.", utmData };
    expect(sent).toEqual([{ input }, { input }]);
  },
);
