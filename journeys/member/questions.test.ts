import { registerMember } from "@gelora/testkit/member.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { expect } from "vitest";
import { z } from "zod";
import { openDesk } from "../support/desk.ts";
import { journey } from "../support/journey.ts";

/** The expected words, repeated here on purpose. */
const screens = [
  {
    language: "en-US",
    width: 1280,
    none: "No questions yet. Is something unclear? Ask us.",
    ask: "Ask a question",
    first: "Please sign in first, so that we can email you the answer.",
    toSignIn: "Sign in",
    account: "Email or mobile number",
    password: "Password",
    signIn: "Sign in",
    question: "Your question",
    missing: "Please write at least 10 characters.",
    send: "Send question",
    thanks: "Thank you! We'll email you the answer and show it here.",
    asked: /^Kirana M\. asked, /,
    mail: /^Our answer about /,
    all: "See all 4 questions",
    shown: "4 of 4 shown",
    otherPrefix: "/id",
    other: "Ditulis dalam bahasa Inggris",
  },
  {
    language: "id-ID",
    width: 390,
    none: "Belum ada yang bertanya. Ada yang kurang jelas? Tanya kami saja.",
    ask: "Tanya soal barang ini",
    first: "Masuk dulu, ya, supaya jawabannya bisa kami kirim ke emailmu.",
    toSignIn: "Masuk",
    account: "Email atau nomor ponsel",
    password: "Kata sandi",
    signIn: "Masuk",
    question: "Pertanyaanmu",
    missing: "Tulis minimal 10 karakter, ya.",
    send: "Kirim",
    thanks: "Terima kasih! Jawabannya kami kirim ke emailmu dan kami tampilkan di sini.",
    asked: /^Ditanyakan Kirana M\., /,
    mail: /^Jawaban kami tentang /,
    all: "Lihat semua 4 pertanyaan",
    shown: "4 dari 4 ditampilkan",
    otherPrefix: "/en",
    other: "Written in Bahasa Indonesia",
  },
] as const;

const waiting = z.array(z.object({ questionCode: z.string(), text: z.string() }));

for (const [turn, screen] of screens.entries())
  journey(
    `a guest sees no questions, a member asks one, and everyone reads the shop's answer, ${screen.language} at ${screen.width}`,
    async ({ shopper, gelora, sandbox }) => {
      const desk = openDesk(gelora);
      const member = await registerMember(gelora, { language: screen.language });
      // A product for each screen, that nothing was asked about.
      const goods = Map.groupBy(await skusInStock(`${gelora.shop}/graphql`), ({ productCode }) => productCode);
      const [productCode = ""] = [...goods.keys()].slice(-3 - turn);
      const answered = async (text: string, answer: string): Promise<void> => {
        const queue = waiting.parse(await desk.send("support", "{ productQuestions { questionCode text } }"));
        const code = queue.find((one) => one.text === text)?.questionCode;
        const act = `mutation { answerQuestion(questionCode: "${code}", answer: "${answer}") { success } }`;
        expect(await desk.send("support", act)).toMatchObject({ success: true });
      };

      const visitor = await shopper({ language: screen.language, width: screen.width });
      const { page } = visitor;
      await visitor.visit(`/pdp/${productCode}`);
      const place = page.locator("#questions");
      await place.getByText(screen.none).waitFor();
      await place.getByRole("button", { name: screen.ask }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByText(screen.first).waitFor();
      await visitor.look("question-of-a-guest");
      await dialog.getByRole("link", { name: screen.toSignIn }).click();
      await page.getByLabel(screen.account, { exact: true }).fill(member.email);
      await page.getByLabel(screen.password, { exact: true }).fill(member.password);
      await page.getByRole("button", { name: screen.signIn, exact: true }).click();

      await page.waitForURL(/\/pdp\/.*#questions$/);
      await place.getByRole("button", { name: screen.ask }).click();
      await dialog.getByRole("button", { name: screen.send }).click();
      await dialog.getByText(screen.missing).waitFor();
      const text = `Talinya bisa diganti? (${productCode})`;
      await dialog.getByLabel(screen.question, { exact: true }).fill(text);
      await visitor.look("question-form");
      await dialog.getByRole("button", { name: screen.send }).click();
      await page.getByText(screen.thanks).waitFor();
      await dialog.waitFor({ state: "detached" });

      const answer = "Bisa, panjangnya 120 cm.";
      await answered(text, answer);
      expect((await sandbox.waitForMessage(member.email, screen.mail)).text).toContain(answer);
      const isOnPage = async () => {
        await visitor.visit(`/pdp/${productCode}`);
        return place.getByText(answer).count();
      };
      await expect.poll(isOnPage, { timeout: 60_000, interval: 2000 }).toBe(1);
      await place.getByText(screen.asked).waitFor();
      await visitor.look("questions-on-product");

      // The server's own HTML has it, in the other language too, and says what it is written in.
      const inOther = async () => (await fetch(`${gelora.storefront}${screen.otherPrefix}/pdp/${productCode}`)).text();
      await expect.poll(inOther, { timeout: 60_000, interval: 2000 }).toContain(answer);
      expect(await inOther()).toContain(screen.other);

      for (const more of ["Kedua kalinya?", "Ketiga kalinya?", "Keempat kalinya?"]) {
        await member.caller.call(
          "Ask",
          "mutation Ask($input: AskQuestionInput!) { askQuestion(input: $input) { success } }",
          { input: { productCode, text: `${more} (${productCode})` } },
        );
        await answered(`${more} (${productCode})`, "Iya.");
      }
      const isAllThere = async () => {
        await visitor.visit(`/pdp/${productCode}`);
        return place.getByRole("button", { name: screen.all }).count();
      };
      await expect.poll(isAllThere, { timeout: 60_000, interval: 2000 }).toBe(1);
      expect(await place.getByText(answer).count()).toBe(0);
      await place.getByRole("button", { name: screen.all }).click();
      await place.getByText(screen.shown).waitFor();
      await place.getByText(answer).waitFor();
      await visitor.look("all-questions");
    },
    180_000,
  );
