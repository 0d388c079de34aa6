import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { addToCart, chooseSize, openProduct } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { memberOrders } from "../support/orders-placed.ts";
import { storedEntries, storedPages } from "../support/stored-entries.ts";

journey(
  "nothing of a member's cart, checkout, orders and account stays on the device for offline reading",
  async ({ shopper, gelora }) => {
    const member = await registerMember(gelora);
    const orderCode = await memberOrders({ ...member, caller: member.caller });
    const visitor = await shopper({ width: 1280, keepsPages: true });
    const { page, visit } = visitor;
    await visit("/plp/footwear");
    await page.evaluate(() => navigator.serviceWorker.ready);
    await visit("/login?redirectUrl=%2Faccount%2Forder");
    await page.getByLabel("Email or mobile number", { exact: true }).fill(member.email);
    await page.getByLabel("Password", { exact: true }).fill(member.password);
    await page.getByRole("button", { name: "Sign in", exact: true }).click();
    await page.waitForURL("**/account/order");
    await visit("/plp/footwear");
    await openProduct(visitor, 1);
    await chooseSize(visitor);
    await addToCart(visitor);
    const path = new URL(page.url()).pathname;
    await page.getByRole("link", { name: visitor.words.viewCart }).click();
    await page.waitForURL(/\/shop-cart/);
    await page.getByRole("button", { name: visitor.words.checkout }).click();
    await page.waitForURL(/\/checkout\//);
    const checkout = new URL(page.url()).pathname;
    for (const personal of ["/shop-cart", checkout, "/account/accountSetting", `/account/order/detail/${orderCode}`])
      await visit(personal);
    await page.getByText(orderCode).first().waitFor();
    await visit("/store");
    await expect.poll(() => storedPages(page)).toContain("/store");

    const entries = await storedEntries(page);
    const pages = entries.filter(({ cache }) => cache.startsWith("gelora-pages-")).map(({ path: kept }) => kept);
    expect([...pages].sort()).toEqual(["/plp/footwear", path, "/store"].sort());
    const files = entries.filter(({ cache }) => !cache.startsWith("gelora-pages-"));
    expect(files.filter((entry) => !/^\/(?:assets|img|offline)\//.test(entry.path))).toEqual([]);
    // A body that could name someone would name one of these.
    const { token } = await page.evaluate(() => ({ token: localStorage.getItem("token") ?? "" }));
    expect(token.length).toBeGreaterThan(10);
    const secrets = [token, member.email, member.mobile, orderCode, checkout.split("/").at(-1) ?? checkout];
    for (const { path: kept, body } of entries)
      for (const secret of secrets) expect(body.includes(secret), `${kept} has ${secret}`).toBe(false);
  },
);
