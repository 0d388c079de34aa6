import { GatewayError, gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { type RegisteredMember, registerMember } from "@gelora/testkit/member.ts";
import type { Page } from "playwright-core";
import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";

/** The expected words of the pages, repeated here on purpose. */
const words = { account: "Email or mobile number", password: "Password", signIn: "Sign in", signOut: "Sign out" };

async function signIn({ page, visit }: Shopper, member: RegisteredMember): Promise<void> {
  await visit("/login");
  await page.getByLabel(words.account, { exact: true }).fill(member.email);
  await page.getByLabel(words.password, { exact: true }).fill(member.password);
  await page.getByRole("button", { name: words.signIn, exact: true }).click();
  await page.waitForURL(({ pathname }) => pathname === "/");
}

const showsMember = (page: Page): Promise<boolean> =>
  page.evaluate(() => document.documentElement.hasAttribute("data-member"));

/** Everything that a script in the page can read. */
const readable = (page: Page) =>
  page.evaluate(() => ({ cookie: document.cookie, local: Object.entries({ ...localStorage }) }));

journey(
  "[SES-05] [SES-06~] [SES-07] [STA-02] [STA-03] [LGN-19] what scripts can read of a session opens nothing in another browser, and nothing without one",
  async ({ shopper, gelora }) => {
    const member = await registerMember(gelora);
    const owner = await shopper();
    await signIn(owner, member);
    const bound = (await owner.context.cookies(gelora.shop)).filter(({ httpOnly }) => httpOnly);
    expect(bound.map(({ name, sameSite }) => ({ name, sameSite }))).toContainEqual({ name: "gelora", sameSite: "Lax" });
    const stolen = await readable(owner.page);
    for (const { value } of bound) expect(JSON.stringify(stolen)).not.toContain(value);
    const token = new Map(stolen.local).get("token") ?? "";
    expect(token).toMatch(/^.{20,}$/);
    expect(JSON.parse(new Map(stolen.local).get("userInfo") ?? "{}")).toMatchObject({
      userAuthToken: token,
      email: member.email,
      userCode: member.memberCode,
      isVisitor: false,
    });

    const thief = await shopper();
    await thief.context.addCookies(
      stolen.cookie.split("; ").map((pair) => ({
        name: pair.slice(0, pair.indexOf("=")),
        value: pair.slice(pair.indexOf("=") + 1),
        url: gelora.storefront,
      })),
    );
    await thief.page.goto("/account/order");
    await thief.page.waitForURL(/\/login\?redirectUrl=%2Faccount%2Forder/);
    const script = Object.assign(gatewayCaller(`${gelora.shop}/graphql`), { token });
    await expect(script.call("Who", "query Who { userInfo { email } }")).rejects.toBeInstanceOf(GatewayError);

    await owner.visit("/account/order");
    await expect.poll(() => showsMember(owner.page)).toBe(true);
    expect(new URL(owner.page.url()).pathname).toBe("/account/order");
  },
);

journey(
  "[SES-10] [SES-17] [STA-01~] a sign-in and a sign-out in one tab are seen in the other",
  async ({ shopper, gelora }) => {
    const member = await registerMember(gelora);
    const first = await shopper();
    await first.visit("/store");
    const second = await first.context.newPage();
    await second.goto("/plp/search");
    await expect.poll(() => showsMember(second)).toBe(false);
    await signIn(first, member);
    await expect.poll(() => showsMember(second)).toBe(true);

    await second.goto("/account/order");
    await expect.poll(() => showsMember(second)).toBe(true);
    await first.visit("/account/order");
    await first.page.getByRole("button", { name: words.signOut }).locator("visible=true").first().click();
    await first.page.waitForURL(({ pathname }) => pathname === "/");
    await second.waitForURL(/\/login\?redirectUrl=%2Faccount%2Forder/);
    expect(await showsMember(second)).toBe(false);
  },
);

journey(
  "[SES-06~] [SES-07] [SES-08] [SES-11] [ERR-10] a session that the member has ended elsewhere: a private page leads to the login, a public one goes on as a guest",
  async ({ shopper, gelora }) => {
    const member = await registerMember(gelora);
    const endOthers = () => member.caller.call("End", "mutation End { endOtherSessions { success } }");
    const buyer = await shopper({ width: 390 });
    const { page } = buyer;

    await signIn(buyer, member);
    await endOthers();
    await page.waitForTimeout(1000);
    await page.goto("/account/order");
    await page.waitForURL(/\/login\?redirectUrl=%2Faccount%2Forder/);
    expect((await readable(page)).local.map(([name]) => name)).not.toContain("token");

    await signIn(buyer, member);
    await endOthers();
    await page.waitForTimeout(1000);
    await buyer.visit("/store");
    await expect.poll(() => showsMember(page)).toBe(false);
    await expect.poll(async () => (await readable(page)).local.map(([name]) => name)).not.toContain("token");
    expect(new URL(page.url()).pathname).toBe("/store");
    await buyer.visit("/store");
    await expect.poll(async () => (await readable(page)).local.map(([name]) => name)).toContain("guestId");
  },
);
