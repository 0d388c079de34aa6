import { expect } from "vitest";
import { dialogOf } from "../member/card-linking.ts";
import { clubWords, fillPerson, verifyClubNumber } from "../member/club-registration.ts";
import { newcomer, pressRegister, verifyEmail } from "../member/registration.ts";
import { agree, choosePayment, fillAddress, newGuest, pressCheckout } from "../support/buying.ts";
import { ownGelora } from "../support/own-gelora.ts";
import {
  collect,
  enterPin,
  isOn,
  openCheckout,
  reachCheckout,
  screens,
  seededPin,
  signIn,
  switchOf,
  totalOf,
  turn,
} from "../support/paying-with-points.ts";

const journey = ownGelora()
  .extend("withoutClub", ({ program, pass }) => async (work: () => Promise<void>) => {
    await program("club").stop();
    try {
      await work();
    } finally {
      program("club").start();
      await program("club").waitUntilReady(60_000);
      // A new process has the real time; the shop's may have been moved.
      await pass(0);
    }
  })
  /** It takes connections and never answers. */
  .extend("withHangingClub", ({ program }) => async (work: () => Promise<void>) => {
    const pid = program("club").pid();
    if (pid === undefined) throw new Error("the club is not running");
    process.kill(pid, "SIGSTOP");
    try {
      await work();
    } finally {
      process.kill(pid, "SIGCONT");
      await program("club").waitUntilReady(60_000);
    }
  });

/** The expected words, repeated here on purpose. */
const pointWords = {
  "en-US": {
    away: "MapClub isn't responding",
    without: "Order without points",
    choosePayment: "payment invalid",
    follows: "your card follows",
  },
  "id-ID": {
    away: "MapClub sedang tidak merespons",
    without: "Pesan tanpa poin",
    choosePayment: "Pembayaran belum lengkap",
    follows: "kartumu menyusul otomatis",
  },
} as const;

for (const screen of screens) {
  const said = pointWords[screen.language];

  journey(
    `[CHK-26] [ERR-17~] a club that is down hides the points; when it goes down at the order, shoppers can order without them, in ${screen.language} at ${screen.width}`,
    async ({ shopper, withoutClub }) => {
      const buyer = await shopper(screen);
      const { page, words } = buyer;
      buyer.expectProblem(/loyalty\/graphql/);
      await reachCheckout(buyer, "dewi");
      const full = await totalOf(page);
      await turn(page);
      await enterPin(buyer, seededPin);
      await isOn(page).waitFor({ state: "attached" });
      await agree(buyer);
      await withoutClub(async () => {
        await pressCheckout(buyer);
        await dialogOf(page).getByRole("heading", { name: said.away }).waitFor();
        await buyer.look("club-away");
        await dialogOf(page).getByRole("button", { name: said.without }).click();
        await expect.poll(() => totalOf(page)).toBe(full);
        await dialogOf(page).waitFor({ state: "detached" });
        // How the rest is paid is still to be chosen.
        await page.locator("#checkout-payment").getByText(said.choosePayment).first().waitFor();
        await page.reload();
        await page.locator("#checkout-payment").waitFor();
        await page.locator("input[name=shippingMethod]").first().check();
        await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
        await agree(buyer);
        expect(await switchOf(page).count()).toBe(0);
        expect(await page.locator("[data-toast]").count()).toBe(0);
        await pressCheckout(buyer);
        await page.waitForURL(/\/payment\?/);
        expect(new URL(page.url()).searchParams.get("totalAmount")).toBe(String(full));
      });
    },
    150_000,
  );

  journey(
    `[CHK-26~] a club that hangs prevents nobody from browsing, the cart and an order without points, in ${screen.language} at ${screen.width}`,
    async ({ shopper, withHangingClub }) => {
      const buyer = await shopper(screen);
      const { page, words } = buyer;
      buyer.expectProblem(/loyalty\/graphql/);
      await withHangingClub(async () => {
        await signIn(buyer, "dewi");
        await collect(buyer);
        await openCheckout(buyer);
        await fillAddress(buyer, newGuest());
        await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
        await agree(buyer);
        const full = await totalOf(page);
        expect(await switchOf(page).count()).toBe(0);
        await pressCheckout(buyer);
        await page.waitForURL(/\/payment\?/);
        expect(new URL(page.url()).searchParams.get("totalAmount")).toBe(String(full));
        expect(await page.locator("[data-toast]").count()).toBe(0);
      });
    },
    150_000,
  );

  journey(
    `[CHK-26~] a shopper who has chosen how to pay, and goes on without points, is not asked again, in ${screen.language} at ${screen.width}`,
    async ({ shopper, withoutClub }) => {
      const buyer = await shopper(screen);
      const { page, words } = buyer;
      buyer.expectProblem(/loyalty\/graphql/);
      await reachCheckout(buyer, "ayu");
      const full = await totalOf(page);
      await turn(page);
      await enterPin(buyer, seededPin);
      await isOn(page).waitFor({ state: "attached" });
      await choosePayment(buyer, words.bankTransfer, words.bcaAccount);
      await agree(buyer);
      await withoutClub(async () => {
        await pressCheckout(buyer);
        await dialogOf(page).getByRole("button", { name: said.without }).click();
        await page.waitForURL(/\/payment\?/);
        expect(new URL(page.url()).searchParams.get("totalAmount")).toBe(String(full));
      });
    },
    150_000,
  );

  journey(
    `[LNK-22~] [SGN-36~] a shopper who joins while the club is down reads that the card follows, and home asks for none, in ${screen.language} at ${screen.width}`,
    async ({ shopper, sandbox, withoutClub }) => {
      const { email, mobile } = newcomer();
      const person = await shopper({ ...screen, askedToLink: true });
      const { page } = person;
      person.expectProblem(/loyalty\/graphql/);
      await person.visit("/register/mapclub?redirectUrl=/store");
      await verifyClubNumber(person, sandbox, mobile, /\/register\/signup\?key=/);
      await verifyEmail(person, sandbox, email);
      await fillPerson(person);
      await page.getByRole("checkbox", { name: clubWords[screen.language].consent }).check();
      await withoutClub(async () => {
        await pressRegister(person);
        await page.locator("[data-toast]", { hasText: said.follows }).waitFor();
        await page.waitForURL(({ pathname }) => pathname === "/store");
        await person.visit("/");
        // The invitation's own script is loaded only to show it.
        await page.waitForTimeout(3_000);
        expect(await dialogOf(page).count()).toBe(0);
      });
    },
    150_000,
  );
}
