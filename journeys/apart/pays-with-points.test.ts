import { expect } from "vitest";
import { refuse } from "../looking/answers.ts";
import { dialogOf } from "../member/card-linking.ts";
import { agree, choosePayment, fillAddress, newGuest, orderCodeOf, pressCheckout } from "../support/buying.ts";
import { answerOperation, operationsOf } from "../support/operations.ts";
import { ownGelora } from "../support/own-gelora.ts";
import {
  collect,
  enterPin,
  isOff,
  isOn,
  openCheckout,
  pointsOf,
  reachCheckout,
  screens,
  seededPin,
  signIn,
  switchOf,
  totalOf,
  turn,
} from "../support/paying-with-points.ts";
import type { Sandbox } from "../support/sandbox.ts";
import type { Shopper } from "../support/shopper.ts";

const journey = ownGelora();

/** The expected words, repeated here on purpose. */
const pointWords = {
  "en-US": {
    pinEmpty: "Enter your PIN",
    twoLeft: /^Wrong PIN\. 2 attempts left$/,
    oneLeft: /1 attempt left$/,
    noneLeft: "Your PIN is disabled after three wrong attempts.",
    warning: "Your PIN will be disabled when no attempts are left.",
    setFirst: "Set a PIN first",
    setPin: "Set a PIN",
    newPin: "Set a new PIN",
    courierForCash: /Cash on delivery available$/,
    cash: /^Cash/,
    pinAgain: "asked for your PIN again when you order",
    nothingToPay: "Nothing to pay: your points cover this order.",
    back: "25.000 points go back to your MapClub card.",
    anyBack: /points (go back|returned)/i,
  },
  "id-ID": {
    pinEmpty: "Masukkan PIN-mu",
    twoLeft: /^PIN salah\. Sisa 2 kesempatan\.$/,
    oneLeft: /Sisa 1 kesempatan\.$/,
    noneLeft: "PIN-mu dinonaktifkan setelah tiga kali salah.",
    warning: "PIN akan dinonaktifkan kalau kesempatanmu habis.",
    setFirst: "Buat PIN dulu",
    setPin: "Buat PIN",
    newPin: "Buat PIN baru",
    courierForCash: /Bisa bayar di tempat \(COD\)$/,
    cash: /^Bayar tunai/,
    pinAgain: "PIN-mu diminta lagi saat kamu memesan",
    nothingToPay: "Tidak ada yang perlu dibayar: poinmu cukup untuk seluruh pesanan ini.",
    back: "25.000 poin dikembalikan ke kartu MapClub-mu.",
    anyBack: /poin dikembalikan/i,
  },
} as const;

/** The different values of supportCod with which ways to pay were asked for. */
const cashAsked = (bodies: readonly string[]): unknown[] => {
  const asked = bodies.filter((body) => body.includes("ssQueryPaymentChannelList"));
  return [...new Set(asked.map((body) => JSON.parse(body).variables.input.supportCod))];
};

for (const screen of screens) {
  const said = pointWords[screen.language];

  journey(
    `[SES-15] [CHK-12] [CHK-19~] [PIN-01] [PIN-06] [PIN-10] [SHL-29~] a member pays a part with points, and gets them back with the cancelled order, in ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora }) => {
      const buyer = await shopper(screen);
      const { page, words } = buyer;
      const calls = operationsOf(page, (request) => new URL(request.url()).searchParams.get("operationName") ?? "");
      const bodies = operationsOf(page, (request) => request.postData() ?? "");
      await reachCheckout(buyer, "ayu");
      await page.getByRole("radio", { name: said.courierForCash }).first().check();
      const cash = page.locator("#checkout-payment").getByRole("button", { name: said.cash });
      await cash.waitFor();
      const full = await totalOf(page);
      await turn(page);
      await dialogOf(page).waitFor();
      const box = await dialogOf(page).boundingBox();
      expect(Math.round(box?.width ?? 0)).toBe(screen.width === 390 ? 351 : 480);
      expect(calls).not.toContain("redeemPoints");
      await buyer.look("pin-dialog");
      await enterPin(buyer, "");
      await dialogOf(page).locator("form p", { hasText: said.pinEmpty }).waitFor();
      await enterPin(buyer, seededPin);
      await isOn(page).waitFor({ state: "attached" });
      expect(await totalOf(page)).toBe(full - 25_000);
      expect(await page.evaluate(() => document.activeElement?.role)).toBe("switch");
      // Cash is left out by the page: the shop is notified of the goods alone.
      expect(await cash.count()).toBe(0);
      expect(cashAsked(bodies)).toEqual([1]);
      await buyer.look("points-in-use");

      // Off asks for nothing, on again asks for the PIN again.
      await turn(page);
      await isOff(page).waitFor({ state: "attached" });
      expect(await totalOf(page)).toBe(full);
      await turn(page);
      await enterPin(buyer, seededPin);
      await isOn(page).waitFor({ state: "attached" });

      // After a reload the switch is still on, and the order asks for the PIN, as the page says.
      expect(await page.getByText(said.pinAgain).count()).toBe(0);
      await page.reload();
      await isOn(page).waitFor({ state: "attached" });
      await page.getByText(said.pinAgain).waitFor();
      await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
      await agree(buyer);
      await pressCheckout(buyer);
      await enterPin(buyer, seededPin);
      await page.waitForURL(/\/payment\?/);
      expect(new URL(page.url()).searchParams.get("totalAmount")).toBe(String(full - 25_000));
      const orderCode = orderCodeOf(buyer);
      await buyer.visit(`/account/order/detail/${orderCode}`);
      await page.locator("aside").getByText("-Rp25.000").waitFor();
      await buyer.look("order-with-points");
      await page.getByRole("button", { name: words.cancel }).click();
      await dialogOf(page).getByRole("radio").first().check();
      await dialogOf(page).getByRole("button", { name: words.cancel }).click();
      await page.getByRole("heading", { level: 1, name: words.states[61] }).waitFor();
      // Once, with the state of the order.
      await page.locator("section", { hasText: words.states[61] }).getByText(said.back).waitFor();
      expect(await page.getByRole("main").getByText(said.anyBack).count()).toBe(1);
      await buyer.look("points-go-back");
      await expect.poll(() => pointsOf(buyer, gelora), { timeout: 30_000, interval: 250 }).toBe(25_000);
    },
    120_000,
  );
}

for (const screen of screens) {
  const said = pointWords[screen.language];

  journey(
    `[CHK-04] [CHK-02] points that cover an order leave nothing to pay and no payment to choose, in ${screen.language} at ${screen.width}`,
    async ({ shopper }) => {
      const buyer = await shopper(screen);
      const { page, words } = buyer;
      await reachCheckout(buyer, "dewi");
      const full = await totalOf(page);
      for (const step of ["delivery", "shipping", "payment", "confirm"]) {
        await page.locator(`#checkout-${step}`).waitFor();
      }
      for (const tick of [words.terms, words.consent]) await page.getByRole("checkbox", { name: tick }).waitFor();
      await page.locator("[data-control=checkout]").waitFor();
      expect(await page.locator("#checkout-payment").getByRole("radio").count()).toBeGreaterThan(0);

      await turn(page);
      await enterPin(buyer, seededPin);
      await isOn(page).waitFor({ state: "attached" });
      expect(await totalOf(page)).toBe(0);
      await page.locator("#checkout-payment").getByText(said.nothingToPay).first().waitFor();
      expect(await page.locator("#checkout-payment").getByRole("radio").count()).toBe(0);
      await agree(buyer);
      await buyer.look("points-cover-all");
      await pressCheckout(buyer);
      await page.waitForURL(/\/account\/order\/detail\//);
      await page.getByRole("heading", { level: 1, name: words.states[31] }).waitFor();
      await page
        .locator("aside")
        .getByText(`-Rp${full.toLocaleString("id-ID")}`)
        .waitFor();
      await buyer.look("order-paid-with-points");
    },
    120_000,
  );
}

journey(
  "[CHK-12~] [CHK-17~] [LNK-01~] a member without a card links one at the checkout, whose dialog uses thirdId and thirdExist, asks again where the club does not answer then, and continues with what was typed",
  async ({ shopper }) => {
    const buyer = await shopper(screens[0]);
    const { page, words } = buyer;
    // Home would invite as well.
    await signIn(buyer, "fajar", "/shop-cart");
    await collect(buyer);
    await openCheckout(buyer);
    await fillAddress(buyer, newGuest());
    expect(await switchOf(page).count()).toBe(0);
    await page.getByRole("button", { name: "Hubungkan kartu" }).click();
    await dialogOf(page).getByRole("button", { name: "Hubungkan sekarang" }).click();
    await dialogOf(page).getByLabel("Nomor ponsel").fill("08120000010");
    await dialogOf(page).getByLabel("Kata sandi MapClub").fill("Poin-Hijau6");
    await dialogOf(page).getByRole("button", { name: "Lanjutkan" }).click();
    const asked = operationsOf(page, (request) => request.postData() ?? "");
    let isAway = true;
    await answerOperation(page, /^mapClubCheckBind$/, (route) =>
      isAway ? refuse(route, "BUSY", "Please try again.") : route.fallback(),
    );
    await dialogOf(page).getByRole("button", { name: "Ya, hubungkan" }).click();
    await page.getByText("Kartumu sudah terhubung, tapi poinnya belum bisa dimuat.").waitFor();
    await dialogOf(page).waitFor({ state: "detached" });
    await buyer.look("linked-and-unanswered");
    // thirdExist was false: no switch.
    expect(
      asked.flatMap((sent) => /mapClub(?:BindConfirm|SwitchBind)(?=.*"thirdId":"[\w-]{43}")/.exec(sent) ?? []),
    ).toEqual(["mapClubBindConfirm"]);
    isAway = false;
    await page.getByRole("button", { name: "Muat poinku lagi" }).click();
    await page.getByText("Fajar Nugroho · +62 ••••0010").waitFor();
    await dialogOf(page).waitFor({ state: "detached" });
    expect(await page.getByLabel(words.street).inputValue()).toBe("Jalan Tebet Raya 12");
    await buyer.look("linked-at-the-checkout");
  },
  90_000,
);

journey(
  "[PIN-02] [PIN-03] [PIN-04] [PIN-05] [PIN-08] [PIN-09] [PIN-11] a member without a PIN sets one on the club's page; three wrong ones disable it, on any screen, until another one is set there",
  async ({ shopper, sandbox, pass }) => {
    const phone = await shopper(screens[0]);
    await reachCheckout(phone, "eka");
    await turn(phone.page);
    await dialogOf(phone.page).getByText(pointWords["id-ID"].setFirst).first().waitFor();
    await phone.look("pin-not-set");
    const desktop = await shopper(screens[1]);
    await reachCheckout(desktop, "eka");
    await turn(desktop.page);
    await setPin(desktop, sandbox, { button: pointWords["en-US"].setPin, pin: "k7!p2x" });

    // The dialog asks for the new PIN by itself; a seventh character is not taken.
    const said = pointWords["en-US"];
    const dialog = dialogOf(desktop.page);
    const field = dialog.locator("input");
    await field.waitFor();
    expect(await field.getAttribute("type")).toBe("password");
    await field.pressSequentially("k7!p2xy");
    expect(await field.inputValue()).toBe("k7!p2x");
    await enterPin(desktop, "000111");
    await dialog.getByRole("alert").getByText(said.twoLeft).waitFor();
    await dialog.getByRole("alert").getByText(said.warning).waitFor();
    await desktop.look("pin-wrong");
    expect(await desktop.page.locator("[data-toast]").count()).toBe(0);

    // The club counts over all screens.
    await dialogOf(phone.page).getByRole("button", { name: pointWords["id-ID"].setPin }).waitFor();
    await phone.page.keyboard.press("Escape");
    // The dialog takes its entry of the history along, which a reload at once would cross.
    await phone.page.waitForFunction(() => !history.state?.overlay);
    await phone.page.reload();
    await switchOf(phone.page).waitFor({ state: "attached" });
    await turn(phone.page);
    await enterPin(phone, "000112");
    await dialogOf(phone.page).getByRole("alert").getByText(pointWords["id-ID"].oneLeft).waitFor();
    await phone.look("pin-wrong-again");
    await enterPin(desktop, "000113");
    await dialog.getByRole("alert").getByText(said.noneLeft).waitFor();
    await field.waitFor({ state: "detached" });
    await desktop.look("pin-disabled");
    await enterPin(phone, "k7!p2x");
    await dialogOf(phone.page).getByRole("alert").getByText(pointWords["id-ID"].noneLeft).waitFor();
    await phone.look("pin-disabled");

    // A dialog that is opened again leads to a new PIN at once.
    await phone.page.keyboard.press("Escape");
    await phone.page.waitForFunction(() => !history.state?.overlay);
    await turn(phone.page);
    await dialogOf(phone.page).getByRole("button", { name: pointWords["id-ID"].newPin }).waitFor();
    expect(await dialogOf(phone.page).locator("input").count()).toBe(0);
    await phone.look("pin-still-disabled");

    await pass(61_000);
    await setPin(desktop, sandbox, { button: said.newPin, pin: "m4#q9z" });
    await enterPin(desktop, "m4#q9z");
    await isOn(desktop.page).waitFor({ state: "attached" });
  },
  180_000,
);

/** Sets a PIN on the club's page, which opens in a window of its own, and closes it. */
async function setPin(
  { page, context }: Shopper,
  sandbox: Sandbox,
  { button, pin }: { readonly button: string; readonly pin: string },
): Promise<void> {
  const asked = context.waitForEvent("request", (request) => request.url().includes("/site/pin?"));
  const opened = context.waitForEvent("page");
  await dialogOf(page).getByRole("button", { name: button, exact: true }).click();
  const popup = await opened;
  await popup.waitForURL(/\/site\/pin/);
  // The page exchanges the key at once, and takes it out of its address.
  expect(new URL((await asked).url()).searchParams.get("key")).toMatch(/^[\w-]{40,}$/);
  expect(await popup.evaluate(() => [window.innerWidth, window.innerHeight])).toEqual([540, 655]);
  await popup.getByRole("button", { name: "Send the code" }).click();
  await popup.getByLabel("Code from the SMS").waitFor();
  const { text } = await sandbox.waitForMessage("+628120000008", /MapClub/);
  await popup.getByLabel("Code from the SMS").fill(/\d{6}/.exec(text)?.[0] ?? "none");
  await popup.getByLabel("New PIN", { exact: true }).fill(pin);
  await popup.getByLabel("New PIN once more").fill(pin);
  await popup.getByRole("button", { name: "Save the PIN" }).click();
  // The page notifies the shop, and closes.
  await dialogOf(page).locator("input:enabled").waitFor();
  if (!popup.isClosed()) await popup.close();
}
