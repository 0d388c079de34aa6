import { expect } from "vitest";
import { chooseSize, openProduct } from "../support/buying.ts";
import { holdRequests, scriptFiles } from "../support/hold-requests.ts";
import { journey } from "../support/journey.ts";

const email = "early.bird@example.com";
const mobile = "81290001234";

/** The forms in the server's page, what is typed into them, and the operation's resulting input. */
const forms = [
  { path: "/login", typed: { "#login-account": email, "#login-password": "Kancil!827" }, asked: email },
  { path: "/guest-login", typed: { "#guest-email": email, "#guest-mobile": mobile }, asked: mobile },
  { path: "/register", typed: { "input[type=tel]": mobile }, asked: mobile },
  { path: "/reset-password", typed: { "#reset-email": email }, asked: email },
] as const;

for (const { path, typed, asked } of forms) {
  journey(`${path}: what is typed before the scripts arrive stays, and a press then works`, async ({ shopper }) => {
    const { page, expectProblem } = await shopper();
    expectProblem(/graphql/);
    const release = await holdRequests(page, scriptFiles);
    const calls: string[] = [];
    // The form's own call stays unanswered, so the page with what was typed stays too.
    await page.route(/\/graphql/, async (route) => {
      calls.push(route.request().postData() ?? "");
      if (!calls.at(-1)?.includes(asked)) await route.continue();
    });
    await page.goto(path, { waitUntil: "commit" });
    for (const [field, text] of Object.entries(typed)) await page.locator(`main ${field}`).fill(text);
    await page.locator("main form[method=post] button[type=submit]").first().click();
    expect(calls).toEqual([]);
    release();
    await expect.poll(() => calls.some((call) => call.includes(asked))).toBe(true);
    expect(new URL(page.url()).pathname).toBe(path);
    for (const [field, text] of Object.entries(typed))
      expect(await page.locator(`main ${field}`).inputValue()).toBe(text);
  });
}

journey("[LOC-07~] a language chosen before the scripts arrive turns the page when they do", async ({ shopper }) => {
  const { page } = await shopper();
  const release = await holdRequests(page, scriptFiles);
  await page.goto("/contact-us", { waitUntil: "commit" });
  await page.getByRole("combobox", { name: "Language" }).selectOption("id-ID");
  release();
  await page.getByRole("combobox", { name: "Bahasa" }).waitFor();
  expect(await page.getByRole("combobox", { name: "Bahasa" }).inputValue()).toBe("id-ID");
  await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("id-ID");
});

journey(
  "[PDP-21~] a press on Add to cart before the scripts arrive puts the piece into the cart",
  async ({ shopper }) => {
    const visitor = await shopper({ width: 390 });
    const { page, visit, words } = visitor;
    await visit("/plp/search?q=shoes");
    // Not the first one, which other journeys buy until it is sold out.
    await openProduct(visitor, 7);
    await chooseSize(visitor);
    const release = await holdRequests(page, scriptFiles);
    await page.reload({ waitUntil: "commit" });
    await page.locator("[data-buy-bar] button").click();
    release();
    await page.getByRole("dialog", { name: words.added }).waitFor();
    expect(await page.locator("[data-added]").count()).toBe(1);
  },
);
