import { registerMember } from "@gelora/testkit/member.ts";
import { expect } from "vitest";
import { signIn } from "../member/card-linking.ts";
import { addToCart, chooseSize } from "../support/buying.ts";
import { journey } from "../support/journey.ts";
import { someGoods } from "./goods.ts";

journey(
  "[STA-01] the parts of a screen share the cookies' question, platform, navigation, site, cart, language, guest and account",
  async ({ shopper, gelora }) => {
    const { plenty } = await someGoods(gelora);
    const visitor = await shopper({ newHere: true });
    const { page, visit, context } = visitor;
    const head = page.getByRole("banner");
    const foot = page.getByRole("contentinfo");
    const badge = page.locator("[data-badge=cart]");
    const platform = async () => (await context.cookies()).find(({ name }) => name === "gt-platform")?.value;

    // Cookies: the content of the question, and whether it is visible.
    await visit(`/pdp/${plenty.productCode}?skuCode=${plenty.skuCode}`);
    const consent = page.locator("[data-consent]");
    await consent.waitFor();
    expect((await consent.innerText()).length).toBeGreaterThan(20);
    await consent.getByRole("button", { name: "Accept" }).click();
    await expect.poll(() => consent.count()).toBe(0);

    // A guest without items; navigation and site info in head and foot.
    await head.getByRole("link", { name: "Sign in" }).waitFor();
    expect(await badge.count()).toBe(0);
    for (const name of ["Footwear", "Sale"])
      expect(await head.getByText(name, { exact: true }).count()).toBeGreaterThan(0);
    for (const name of ["Contact us", "Privacy policy"]) await foot.getByRole("link", { name }).waitFor();
    expect(await foot.innerText()).toContain("halo@gelora.example");

    // What one part adds another shows.
    await chooseSize(visitor);
    await addToCart(visitor);
    await expect.poll(() => badge.textContent()).toBe("1");

    // The account, with the cart that came along.
    const member = await registerMember(gelora);
    await signIn(visitor, member.email, member.password, "/store");
    await head.getByRole("link", { name: "Account" }).waitFor();
    expect(await head.getByRole("link", { name: "Sign in" }).count()).toBe(0);
    await expect.poll(() => badge.textContent()).toBe("1");

    // Language and platform.
    await page.getByRole("combobox", { name: "Language" }).selectOption("id-ID");
    await expect.poll(() => page.locator("html").getAttribute("lang")).toBe("id-ID");
    await foot.getByRole("link", { name: "Kebijakan privasi" }).waitFor();
    await page.setViewportSize({ width: 390, height: 800 });
    await expect.poll(platform).toBe("H5");
    await page.setViewportSize({ width: 1280, height: 800 });
    await expect.poll(platform).toBe("PC");
    await expect.poll(() => badge.textContent()).toBe("1");
  },
  90_000,
);
