import type { GatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { registerMember } from "@gelora/testkit/member.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { expect } from "vitest";
import { z } from "zod";
import { openDesk } from "../support/desk.ts";
import { journey } from "../support/journey.ts";
import { deliver, memberOrders } from "../support/orders-placed.ts";

/** The expected words, repeated here on purpose. */
const screens = [
  {
    language: "en-US",
    width: 1280,
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    write: /^Write a review: /,
    missing: "Please choose how many stars you give.",
    four: "4 out of 5 stars",
    fit: "True to size",
    text: "Your review",
    pictures: "Add pictures",
    picture: "Picture 1",
    remove: "Remove picture 1",
    send: "Send review",
    waits: "We're reading it, usually within a day",
    saved: "Saved now, from the other tab",
    changed: /^You've changed this review in another tab meanwhile/,
    answer: "Answer from Gelora",
    change: /^Change: /,
    shown: "On the product's page",
    line: /4\.0 out of 5, 1 review/,
    card: "4.0 out of 5 stars, 1 review",
  },
  {
    language: "id-ID",
    width: 390,
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    write: /^Tulis ulasan: /,
    missing: "Pilih dulu jumlah bintangnya, ya.",
    four: "4 dari 5 bintang",
    fit: "Pas",
    text: "Ulasanmu",
    pictures: "Tambahkan foto",
    picture: "Foto 1",
    remove: "Hapus foto 1",
    send: "Kirim ulasan",
    waits: "Sedang kami baca, biasanya dalam sehari",
    saved: "Yang tersimpan sekarang, dari tab lain",
    changed: /^Ulasan ini baru saja kamu ubah di tab lain/,
    answer: "Jawaban Gelora",
    change: /^Ubah: /,
    shown: "Tampil di halaman produk",
    line: /4,0 dari 5, 1 ulasan/,
    card: "4,0 dari 5 bintang, 1 ulasan",
  },
] as const;

const waiting = z.array(z.object({ versionCode: z.string(), productCode: z.string(), text: z.string() }));

/** The same member in another window, which has read the first version. */
async function changeElsewhere(
  caller: GatewayCaller,
  orderCode: string,
  change: { readonly text: string; readonly pictureCodes: readonly string[] },
): Promise<void> {
  const input = { orderCode, orderItemCode: `${orderCode}-1`, version: 1, stars: 2, ...change };
  const { writeReview } = await caller.call<{ writeReview: { success: boolean } }>(
    "Change",
    "mutation Change($input: WriteReviewInput!) { writeReview(input: $input) { success } }",
    { input },
  );
  expect(writeReview.success).toBe(true);
}

async function picturesOfReview(caller: GatewayCaller, orderCode: string): Promise<readonly string[]> {
  const { orderReviews } = await caller.call<{
    orderReviews: { review: { pictures: { pictureCode: string }[] } | null }[];
  }>(
    "Pictures",
    "query Pictures($orderCode: String!) { orderReviews(orderCode: $orderCode) { review { pictures { pictureCode } } } }",
    { orderCode },
  );
  return orderReviews.flatMap(({ review }) => review?.pictures.map(({ pictureCode }) => pictureCode) ?? []);
}

for (const [turn, screen] of screens.entries())
  journey(
    `a member reviews what was delivered, and once staff approve it, it is on the product's page and card, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora, sandbox }) => {
      const desk = openDesk(gelora);
      const member = await registerMember(gelora, { language: screen.language });
      // A product for each screen: its first review.
      const goods = Map.groupBy(
        await skusInStock(`${gelora.shop}/graphql`, "footwear"),
        ({ productCode }) => productCode,
      );
      const [sku] = [...goods.values()].at(-1 - turn) ?? [];
      const orderCode = await memberOrders({ ...member, caller: member.caller }, 1, sku);
      await deliver(sandbox, orderCode);
      const visitor = await shopper({ language: screen.language, width: screen.width });
      const { page } = visitor;
      await visitor.visit(`/login?redirectUrl=${encodeURIComponent(`/account/order/detail/${orderCode}`)}`);
      await page.getByLabel(screen.account, { exact: true }).fill(member.email);
      await page.getByLabel(screen.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: screen.signIn, exact: true }).click();
      await page.getByRole("button", { name: screen.write }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: screen.send }).click();
      await dialog.getByText(screen.missing).waitFor();
      // By keyboard: the first star has the focus, and arrows move along.
      for (let star = 1; star < 4; star += 1) await page.keyboard.press("ArrowRight");
      expect(await dialog.getByRole("radio", { name: screen.four }).isChecked()).toBe(true);
      await dialog.getByRole("radio", { name: screen.fit, exact: true }).check();
      const text = `Baru dipakai sekali, dan sudah jadi favorit (${orderCode}).`;
      await dialog.getByLabel(screen.text, { exact: true }).fill(text);
      const photo = { name: "dipakai.png", mimeType: "image/png", buffer: await page.screenshot() };
      await dialog.getByLabel(screen.pictures).setInputFiles(photo);
      await dialog.getByRole("img", { name: screen.picture }).waitFor();
      await visitor.look("review-form");
      await dialog.getByRole("button", { name: screen.send }).click();
      await page.getByText(screen.waits).waitFor();
      await visitor.look("review-waits");

      // Another window changes it while this one has it open.
      await page.getByRole("button", { name: screen.change }).click();
      const mine = `${text} Lebih dari sebulan kemudian masih begitu.`;
      await dialog.getByLabel(screen.text, { exact: true }).fill(mine);
      const elsewhere = "Ditulis di jendela lain, beberapa saat sebelumnya.";
      // On one screen it keeps the picture, on the other it drops it.
      const isKept = turn > 0;
      const pictureCodes = isKept ? await picturesOfReview(member.caller, orderCode) : [];
      await changeElsewhere(member.caller, orderCode, { text: elsewhere, pictureCodes });
      await dialog.getByRole("button", { name: screen.send }).click();
      await dialog.getByText(screen.changed).waitFor();
      await dialog.getByText(elsewhere).waitFor();
      expect(await dialog.getByLabel(screen.text, { exact: true }).inputValue()).toBe(mine);
      await visitor.look("review-changed-elsewhere");
      expect(await dialog.getByRole("region", { name: screen.saved }).getByRole("img", { name: /1$/ }).count()).toBe(
        isKept ? 1 : 0,
      );
      if (!isKept) {
        // What the other window has dropped has to be added again.
        await dialog.getByRole("button", { name: screen.remove }).click();
        await dialog.getByLabel(screen.pictures).setInputFiles(photo);
        await dialog.getByRole("img", { name: screen.picture }).waitFor();
      }
      await dialog.getByRole("button", { name: screen.send }).click();
      await dialog.waitFor({ state: "detached" });
      await page.getByText(mine).waitFor();
      await page.locator("[data-own-review]").getByRole("img").waitFor();

      const queue = waiting.parse(
        await desk.send("support", "{ productReviews { versionCode productCode text pictureCodes } }"),
      );
      const review = queue.find((one) => one.text === mine);
      if (!review) throw new Error("the review does not wait");
      const approve = `mutation { approveReview(versionCode: "${review.versionCode}") { success result } }`;
      expect(await desk.send("support", approve)).toMatchObject({ success: true });
      const answer = `mutation { answerReview(reviewCode: "${review.versionCode.slice(0, -2)}", answer: "Terima kasih!") { success } }`;
      expect(await desk.send("support", answer)).toMatchObject({ success: true });
      // By way of the list: the same address again would open where it was left.
      await visitor.visit("/account/order");
      await visitor.visit(`/account/order/detail/${orderCode}`);
      const said = page.locator("[data-own-review=APPROVED]");
      await said.getByText(mine).waitFor();
      await said.getByText(screen.answer).waitFor();
      await said.getByText("Terima kasih!").waitFor();
      expect(await said.getByRole("img").count()).toBe(1);
      expect(await page.getByRole("button", { name: screen.write }).count()).toBe(0);
      await visitor.look("own-review-shown");
      const href = await said.getByRole("link", { name: screen.shown }).getAttribute("href");
      expect(href).toMatch(new RegExp(`/pdp/.+/${review.productCode}#reviews$`));

      const isOnPage = async () => {
        await visitor.visit(`/pdp/${review.productCode}`);
        return page.getByText(mine).count();
      };
      await expect.poll(isOnPage, { timeout: 60_000, interval: 2000 }).toBe(1);
      await page.getByRole("link", { name: screen.line }).click();
      const seen = page.locator("#reviews");
      await expect
        .poll(() =>
          seen
            .locator("img")
            .first()
            .evaluate((img: HTMLImageElement) => img.naturalWidth),
        )
        .toBeGreaterThan(100);
      await visitor.look("reviews-on-product");
      const data = await page.locator('script[type="application/ld+json"]').first().textContent();
      expect(data).toContain('"aggregateRating":{"@type":"AggregateRating","ratingValue":4,"reviewCount":1');

      const name = (await page.locator("h1").textContent()) ?? "";
      const isOnCard = async () => {
        await visitor.visit(`/plp/search?q=${encodeURIComponent(name)}`);
        return page.locator(`[data-product="${review.productCode}"]`).getByText(screen.card).count();
      };
      await expect.poll(isOnCard, { timeout: 60_000, interval: 2000 }).toBe(1);
      await visitor.look("review-on-card");
    },
    180_000,
  );

journey("nobody is asked how a ball fits", async ({ shopper, gelora, sandbox }) => {
  const member = await registerMember(gelora, {});
  const [ball] = await skusInStock(`${gelora.shop}/graphql`, "footballs");
  const orderCode = await memberOrders({ ...member, caller: member.caller }, 1, ball);
  await deliver(sandbox, orderCode);
  const visitor = await shopper({});
  const { page } = visitor;
  const { account, password, signIn, write, send } = screens[0];
  await visitor.visit(`/login?redirectUrl=${encodeURIComponent(`/account/order/detail/${orderCode}`)}`);
  await page.getByLabel(account, { exact: true }).fill(member.email);
  await page.getByLabel(password, { exact: true }).fill(member.password);
  await page.getByRole("button", { name: signIn, exact: true }).click();
  await page.getByRole("button", { name: write }).click();
  await page.getByRole("dialog").getByRole("button", { name: send }).waitFor();
  expect(await page.getByRole("dialog").getByRole("radio").count()).toBe(5);
  await visitor.look("review-form-ball");
});
