import { expect } from "vitest";
import { journey } from "../support/journey.ts";

const screens = [
  {
    language: "en-US",
    width: 1280,
    faq: "Questions and answers",
    onePage: "All questions on one page",
    subtitle: "What shoppers ask us most often",
    question: "Do I need an account?",
    track: "Track an order",
    policies: { "/page/privacy-policy": "Privacy policy", "/page/terms-conditions": "Terms and conditions" },
  },
  {
    language: "id-ID",
    width: 390,
    faq: "Tanya jawab",
    onePage: "Semua pertanyaan di satu halaman",
    subtitle: "Yang paling sering ditanyakan",
    question: "Apakah saya perlu akun?",
    track: "Lacak pesanan",
    policies: {
      "/page/kebijakan-privasi": "Kebijakan privasi",
      "/page/syarat-dan-ketentuan": "Syarat dan ketentuan",
    },
  },
] as const;

for (const screen of screens) {
  const { language, width } = screen;

  journey(
    `[CNT-06] questions are answered on a page with title, subtitle, date and HTML, one press from help, in ${language} at ${width}`,
    async ({ shopper }) => {
      const visitor = await shopper({ language, width });
      const { page } = visitor;
      await visitor.visit("/help");
      await page.getByRole("main").getByRole("link", { name: screen.onePage }).click();
      await page.getByRole("heading", { level: 1, name: screen.faq, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe("/information/faq");
      const main = page.getByRole("main");
      await main.getByText(screen.subtitle, { exact: true }).waitFor();
      expect(await main.locator("time").textContent()).toMatch(/^\d\d\/\d\d\/\d{4}$/);
      const track = main.getByRole("link", { name: screen.track });
      expect(await track.isVisible()).toBe(false);
      await main.getByRole("heading", { level: 3, name: screen.question }).click();
      await track.waitFor();
      expect(await track.getAttribute("href")).toBe("/order/track");
      await visitor.look("questions and answers");
    },
  );

  journey(`[CNT-09] the policies are pages of their own, in ${language} at ${width}`, async ({ shopper }) => {
    const visitor = await shopper({ language, width });
    const { page } = visitor;
    for (const [address, title] of Object.entries(screen.policies)) {
      await visitor.visit("/");
      await page.getByRole("contentinfo").getByRole("link", { name: title }).click();
      await page.getByRole("heading", { level: 1, name: title, exact: true }).waitFor();
      expect(new URL(page.url()).pathname).toBe(address);
      expect(await page.getByRole("main").innerText()).toMatch(/\S{3,}(\s+\S+){50,}/);
    }
  });
}

journey(
  "[CNT-09] the documents' addresses of the policies show them in the stored language, and below a language lead to their names in it",
  async ({ gelora }) => {
    const headers = { cookie: "gt-local=id-ID" };
    const ask = (path: string) => fetch(gelora.storefront + path, { headers, redirect: "manual" });
    for (const [documented, name, title] of [
      ["/page/privacy-policy", "/page/kebijakan-privasi", "Kebijakan privasi"],
      ["/page/terms-conditions", "/page/syarat-dan-ketentuan", "Syarat dan ketentuan"],
    ] as const) {
      const shown = await ask(documented);
      expect([shown.status, (await shown.text()).match(/<h1[^>]*>([^<]*)/)?.[1]]).toEqual([200, title]);
      const led = await ask(`/id${documented}`);
      expect([led.status, led.headers.get("location")]).toEqual([301, `/id${name}`]);
      expect((await ask(`/en${documented}`)).status).toBe(200);
    }
  },
);
