import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";
import { agree, dialogOf, enterCard, logInWithCard, newMember, signIn, texts } from "./card-linking.ts";
import { isStorePage, socialWords, typeAccount } from "./social-visits.ts";

journey(
  "[SOC-09~] [LNK-24~] the flag of a sign-in leads through step 4 to the number and password of the card",
  async ({ shopper, gelora }) => {
    const one = await shopper();
    const { page } = one;
    const text = texts["en-US"];
    const dialog = dialogOf(page);
    await newMember(gelora, one, "/store");
    await page.evaluate(() => sessionStorage.setItem("personal:club-linked-elsewhere", "1"));
    await one.visit("/");
    await dialog.getByRole("heading", { name: text.elsewhere }).waitFor();
    expect(await page.evaluate(() => sessionStorage.getItem("personal:club-linked-elsewhere"))).toBe("");
    await dialog.getByRole("button", { name: text.switch }).click();
    await dialog.getByLabel(text.cardPassword, { exact: true }).waitFor();
    await one.visit("/");
    await page.waitForLoadState("networkidle");
    expect(await dialog.count()).toBe(0);
  },
);

journey(
  "[SOC-09] [LNK-24] [STA-08] a sign-in with Google finds the card at another account: home shows step 4, once",
  async ({ shopper }) => {
    const gita = await shopper({ language: "id-ID", width: 390 });
    const { page } = gita;
    const text = texts["id-ID"];
    const dialog = dialogOf(page);
    const flag = () => page.evaluate(() => sessionStorage.getItem("personal:club-linked-elsewhere"));
    await gita.visit("/register?redirectUrl=/store");
    await page.getByRole("button", { name: socialWords["id-ID"].google }).click();
    await typeAccount(page, { email: "gita@gelora.example", confirmed: "yes" });
    await page.waitForURL(isStorePage);
    await expect.poll(flag).toBe("1");
    expect(await dialog.count()).toBe(0);
    await gita.visit("/");
    await dialog.getByRole("heading", { name: text.elsewhere }).waitFor();
    expect(await flag()).toBe("");
    await gita.look("found-elsewhere");
    await page.reload();
    await page.waitForLoadState("networkidle");
    expect(await dialog.count()).toBe(0);
  },
);

journey(
  "[SES-16] a guest card says so when it is linked, and when it is logged in with",
  async ({ shopper, gelora }) => {
    const hana = await shopper({ askedToLink: true });
    const { page } = hana;
    const text = texts["en-US"];
    const card = { mobile: "0812 0000 012", password: "Poin-Putih8" };
    await newMember(gelora, hana);
    await enterCard(hana, card);
    await dialogOf(page).getByText(text.guest).waitFor();
    await agree(hana);
    const again = await shopper();
    const answered = again.page.waitForResponse((response) => response.url().includes("operationName=mapClubLoginN"));
    await logInWithCard(again, card);
    expect((await (await answered).json()).data.mapClubLoginN).toMatchObject({ success: true, userType: "GUEST" });
    await again.page.waitForURL(({ pathname }) => pathname === "/account/mapclub");
  },
);

journey(
  "[SES-20] [OPS-06] a visitor, a member and a member with a card each get their own; the club is asked at its own gateway",
  async ({ shopper, gelora }) => {
    const gateways = { club: new Set<string>(), shop: new Set<string>() };
    const listen = ({ page }: Shopper) =>
      page.on("request", (request) => {
        const { origin, searchParams } = new URL(request.url());
        if (request.method() !== "POST" || !searchParams.has("operationName")) return;
        gateways[request.postData()?.includes("mapClub") ? "club" : "shop"].add(origin);
      });
    const visitor = await shopper();
    listen(visitor);
    await visitor.page.goto("/account/mapclub");
    await visitor.page.waitForURL(({ pathname }) => pathname === "/login");

    const member = await shopper();
    listen(member);
    await newMember(gelora, member, "/account/mapclub");
    await member.page.getByRole("button", { name: "Link my card" }).waitFor();

    const linked = await shopper();
    listen(linked);
    await signIn(linked, "ayu@gelora.example", "Lari-Pagi7", "/account/mapclub");
    await linked.page.getByRole("region", { name: texts["en-US"].card }).getByText("Ayu Lestari").waitFor();

    expect([...gateways.club]).toEqual([new URL(gelora.club).origin]);
    expect([...gateways.shop]).toEqual([new URL(gelora.shop).origin]);
  },
);

journey(
  "[LNK-23] [LNK-25] [GAP-08] [K18] [K19] the linking page is for members who are not linked",
  async ({ shopper, gelora }) => {
    const visitor = await shopper();
    await visitor.page.goto("/mapclub/link");
    await visitor.page.waitForURL(({ pathname }) => pathname === "/");

    const linked = await shopper();
    await signIn(linked, "ayu@gelora.example", "Lari-Pagi7", "/account/mapclub");
    await linked.page.goto("/mapclub/link");
    await linked.page.waitForURL(({ pathname }) => pathname === "/");

    const member = await shopper();
    await newMember(gelora, member, "/mapclub/link");
    await dialogOf(member.page).getByText(texts["en-US"].bonus).waitFor();
    await member.look("link-page");

    const guest = await shopper();
    const { page, words } = guest;
    await guest.visit("/guest-login?redirectUrl=%2Fstore");
    await page.getByLabel(words.email, { exact: true }).fill("tamu-klub@contoh.id");
    await page.getByLabel(words.mobile, { exact: true }).fill("81234567891");
    await page.getByRole("button", { name: words.continue, exact: true }).click();
    await page.waitForURL(({ pathname }) => pathname === "/store");
    await page.goto("/mapclub/link");
    await page.waitForURL(
      ({ pathname, search }) => pathname === "/login" && search === "?redirectUrl=%2Fmapclub%2Flink",
    );
  },
);
