import { expect } from "vitest";
import { answer } from "../looking/answers.ts";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import {
  club,
  dialogOf,
  enterCard,
  found,
  isLoadedAgain,
  markDocument,
  newMember,
  people,
  signIn,
  texts,
  unknown,
} from "./card-linking.ts";

for (const person of people) {
  const how = `in ${person.language} at ${person.width}`;

  journey(
    `[LNK-01] [LNK-02] [LNK-03] [LNK-06] [LNK-08] [LNK-10] [LNK-11] [LNK-12] [LNK-13] [LNK-15] [LNK-16] [LNK-18] [LNK-20] [LNK-22~] [LNK-28] [SHL-28~] [CON-11~] [HOM-02~] [Q30] [K20] [K45] a member is asked on home and switches a card that is linked elsewhere, ${how}`,
    async ({ shopper, gelora }) => {
      const one = await shopper({ ...person, askedToLink: true });
      const { page } = one;
      const text = texts[one.language];
      const dialog = dialogOf(page);
      const { asked } = await club(one, { ...found, thirdExist: true, isGuest: true });
      await newMember(gelora, one);

      await dialog.getByText(text.bonus).waitFor();
      for (const name of [text.linkNow, text.later]) await dialog.getByRole("button", { name }).waitFor();
      await dialog.getByRole("link", { name: text.signUp }).waitFor();
      expect((await dialog.boundingBox())?.width).toBe(person.width === 390 ? 360 : 500);
      await one.look("link-step-1");

      await dialog.getByRole("button", { name: text.linkNow }).click();
      await dialog.getByText("+62").waitFor();
      const [mobile, password] = [text.mobile, text.cardPassword].map((label) =>
        dialog.getByLabel(label, { exact: true }),
      );
      expect(await dialog.getByText(text.required).count()).toBe(0);
      await password?.focus();
      await mobile?.fill("12");
      await dialog.getByText(text.required).waitFor();
      await password?.fill("Kartu-Hijau1");
      await dialog.getByText(text.invalid).waitFor();
      await one.look("link-step-2");
      await dialog.getByRole("button", { name: text.cancel }).click();

      await enterCard(one);
      await dialog.getByText("Citra Maharani").waitFor();
      await dialog.getByText("812 0000 005").waitFor();
      await dialog.getByText(text.guest).waitFor();
      await one.look("link-step-3");
      await dialog.getByRole("button", { name: text.yes }).click();
      await dialog.getByRole("heading", { name: text.elsewhere }).waitFor();
      await one.look("link-step-4");
      await dialog.getByRole("button", { name: text.switch }).click();
      await answerOperation(page, /^userInfo$/, (route) =>
        answer(route, { userInfo: { userCode: "M1", firstName: "Kirana", isGuest: false, mapclubBind: true } }),
      );
      await markDocument(page);
      await dialog.getByRole("button", { name: text.lastYes }).click();
      await dialog.getByRole("status").getByText(text.connected).waitFor();
      // It is said once: the dialog's heading has other words.
      expect(await dialog.getByText(text.connected).count()).toBe(1);
      await isLoadedAgain(page);
      expect(asked.map(({ name }) => name)).toEqual(["mapClubBindAccount", "mapClubSwitchBind"]);
      expect(asked[1]?.variables).toEqual({ input: { mobile: "8120000005", thirdId: "ticket" } });

      // Linked, one is not asked again.
      await page.waitForLoadState("networkidle");
      expect(await dialog.count()).toBe(0);
    },
  );

  journey(
    `[LNK-14] [ACC-16~] [SES-13~] a card that nobody has linked is linked from the account settings, ${how}`,
    async ({ shopper, gelora }) => {
      const one = await shopper(person);
      const { page } = one;
      const text = texts[one.language];
      const { asked } = await club(one, found);
      await newMember(gelora, one, "/account/accountSetting");
      await page.getByRole("button", { name: text.link }).click();
      await enterCard(one);
      const yes = dialogOf(page).getByRole("button", { name: text.yes });
      await yes.waitFor();
      await markDocument(page);
      await yes.click();
      await isLoadedAgain(page);
      expect(asked.at(-1)).toEqual({
        name: "mapClubBindConfirm",
        variables: { input: { mobile: "8120000005", thirdId: "ticket" } },
      });
    },
  );

  journey(
    `[LNK-04] [LNK-17~] an account that the club does not know leads to the registration, ${how}`,
    async ({ shopper, gelora }) => {
      const one = await shopper({ ...person, askedToLink: true });
      const text = texts[one.language];
      const dialog = dialogOf(one.page);
      await club(one, unknown);
      await newMember(gelora, one);
      await enterCard(one);
      await dialog.getByText("812 0000 005").waitFor();
      await one.look("link-step-3-wrong");
      const register = dialog.getByRole("link", { name: text.register });
      expect(await register.getAttribute("href")).toBe("/register/mapclub?redirectUrl=%2F");
    },
  );

  journey(
    `[LNK-07] [LNK-19] [ACC-11] [ACC-16] [SES-13] a linked member unlinks in the account settings, or does not, ${how}`,
    async ({ shopper, gelora }) => {
      const one = await shopper(person);
      const { page } = one;
      const text = texts[one.language];
      const dialog = dialogOf(page);
      const { asked } = await club(one, found);
      await signIn(one, "ayu@gelora.example", "Lari-Pagi7", "/account/accountSetting");
      const unlink = page.getByRole("button", { name: text.unlink });
      await unlink.click();
      await one.look("link-step-5");
      await page.getByText(text.clubName, { exact: true }).waitFor();
      const other = await shopper(person);
      await newMember(gelora, other, "/account/accountSetting");
      await other.page.getByRole("button", { name: text.link }).waitFor();
      expect(await other.page.getByText(text.clubName, { exact: true }).count()).toBe(0);
      await dialog.getByRole("button", { name: text.unlinkNo }).click();
      await dialog.waitFor({ state: "detached" });
      expect(asked).toEqual([]);
      await unlink.click();
      await markDocument(page);
      await dialog.getByRole("button", { name: text.unlinkYes }).click();
      await isLoadedAgain(page);
      expect(asked).toEqual([{ name: "mapClubUnbind", variables: {} }]);
    },
  );

  journey(
    `[LNK-26~] [CLB-10~] the member's card shows tier, points and movements, and saves them, ${how}`,
    async ({ shopper }) => {
      const one = await shopper(person);
      const { page } = one;
      const text = texts[one.language];
      await signIn(one, "ayu@gelora.example", "Lari-Pagi7", "/account/mapclub");
      const card = page.getByRole("region", { name: text.card });
      await card.getByText("Ayu Lestari").waitFor();
      await card.getByText("Bronze").waitFor();
      await page.getByText(text.added).waitFor();
      await one.look("club-card");
      const download = page.waitForEvent("download");
      await page.getByRole("button", { name: text.saveFile }).click();
      expect((await download).suggestedFilename()).toMatch(/\.csv$/);
    },
  );

  journey(
    `[LGN-03] [LGN-15] [LGN-16] [LGN-17] [SHL-28] [LNK-31] [K46] [Q26] the club's login opens on the login page; an account without a link leads to its registration, ${how}`,
    async ({ shopper }) => {
      const visitor = await shopper(person);
      const { page } = visitor;
      const text = texts[visitor.language];
      const dialog = dialogOf(page);
      let code = "999";
      const asked: string[] = [];
      await answerOperation(page, /^mapClubLoginN$/, (route) => {
        asked.push(route.request().url());
        return answer(route, { mapClubLoginN: { success: false, code, message: "A reason" } });
      });
      await visitor.visit("/login");
      await page.getByRole("button", { name: text.clubLogin }).click();
      await dialog.getByLabel(text.clubMobile).waitFor();
      expect((await dialog.boundingBox())?.width).toBe(person.width === 390 ? 360 : 500);
      await visitor.look("club-login");
      await dialog.getByLabel(text.clubMobile).fill("8120000005");
      const password = dialog.getByLabel(text.cardPassword, { exact: true });
      await password.fill("wrong");
      await password.press("Enter");
      await expect.poll(() => asked.length).toBe(1);
      await dialog.getByRole("button", { name: text.signIn, exact: true }).waitFor();
      expect(await page.locator("[data-toast]").count()).toBe(0);
      expect(await page.getByText("A reason").count()).toBe(0);
      expect(await dialog.getByRole("alert").textContent()).toBe("");

      code = "LINK_LOCKED";
      await password.press("Enter");
      await dialog.getByRole("alert").getByText(text.cardLocked).waitFor();
      await visitor.look("club-login-locked");

      code = "501";
      await password.press("Enter");
      await dialog.getByRole("heading", { name: text.linkAccount }).waitFor();
      expect((await dialog.boundingBox())?.width).toBe(person.width === 390 ? 360 : 500);
      await visitor.look("link-account");
      const goOn = dialog.getByRole("link", { name: text.continue });
      expect(await goOn.getAttribute("href")).toBe("/register/mapclub?redirectUrl=%2Flogin");
      await dialog.getByRole("button", { name: text.cancel }).click();
      await dialog.waitFor({ state: "detached" });
    },
  );
}

journey("[LNK-17] the message alone says that there is no such account", async ({ shopper, gelora }) => {
  const one = await shopper({ askedToLink: true });
  await club(one, { ...unknown, code: "999" });
  await newMember(gelora, one);
  await enterCard(one);
  await dialogOf(one.page).getByRole("link", { name: texts["en-US"].register }).waitFor();
});

journey("[LNK-09] a closed dialog forgets what was entered", async ({ shopper, gelora }) => {
  const one = await shopper({ askedToLink: true });
  const { page } = one;
  const text = texts["en-US"];
  const dialog = dialogOf(page);
  await newMember(gelora, one, "/account/accountSetting");
  const open = page.getByRole("button", { name: text.link });
  await open.click();
  await dialog.getByRole("button", { name: text.linkNow }).click();
  await dialog.getByLabel(text.mobile, { exact: true }).fill("12");
  await dialog.getByLabel(text.cardPassword, { exact: true }).fill("x");
  await dialog.getByText(text.invalid).waitFor();
  await page.keyboard.press("Escape");
  await dialog.waitFor({ state: "detached" });
  await open.click();
  await dialog.getByText(text.bonus).waitFor();
  await dialog.getByRole("button", { name: text.linkNow }).click();
  expect(await dialog.getByLabel(text.mobile, { exact: true }).inputValue()).toBe("");
  expect(await dialog.getByLabel(text.cardPassword, { exact: true }).inputValue()).toBe("");
  expect(await dialog.getByText(text.invalid).count()).toBe(0);
});

journey(
  "[Q31] [LNK-22] [SES-14] home does not ask a member who wants to be reminded later",
  async ({ shopper, gelora }) => {
    const one = await shopper({ askedToLink: true });
    const { page } = one;
    const dialog = dialogOf(page);
    await newMember(gelora, one, "/store");
    await page.waitForLoadState("networkidle");
    expect(await dialog.count()).toBe(0);
    await one.visit("/");
    await dialog.getByRole("button", { name: texts["en-US"].later }).click();
    await dialog.waitFor({ state: "detached" });
    await one.visit("/");
    await page.waitForLoadState("networkidle");
    expect(await dialog.count()).toBe(0);
  },
);
