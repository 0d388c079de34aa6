import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import { people, signIn, texts } from "./card-linking.ts";

const words = {
  "en-US": {
    slow: "MapClub is slow to respond right now. Please try again in a moment.",
    away: "MapClub is not responding. Please try again later.",
    again: "Try again",
    orders: "Orders",
    newPassword: "Forgot the MapClub password, or is the card locked?",
  },
  "id-ID": {
    slow: "MapClub sedang lambat merespons. Coba sebentar lagi.",
    away: "MapClub sedang tidak bisa dihubungi. Coba lagi nanti.",
    again: "Coba lagi",
    orders: "Pesanan",
    newPassword: "Lupa kata sandi MapClub, atau kartunya dikunci?",
  },
} as const;

for (const person of people) {
  journey(
    `a club that hangs is said to be slow after five seconds, one that is down to be down, and the page continues, in ${person.language}`,
    async ({ shopper }) => {
      const member = await shopper(person);
      const { page, language } = member;
      const said = words[language];
      member.expectProblem(/ERR_FAILED|Failed to fetch/);
      let mood: "hangs" | "away" | "well" = "hangs";
      await answerOperation(page, /^StorefrontClubCard$/, async (route) => {
        if (mood === "well") return route.fallback();
        if (mood === "away") return route.abort();
      });
      await signIn(member, "ayu@gelora.example", "Lari-Pagi7", "/account/mapclub");
      const begin = performance.now();
      const told = page.getByRole("main").getByText(said.slow);
      await told.waitFor();
      expect(performance.now() - begin).toBeLessThan(10_000);
      expect(await page.locator("[data-toast]").count()).toBe(0);
      await member.look("club-slow");
      mood = "away";
      const again = page.getByRole("main").getByRole("button", { name: said.again });
      await again.click();
      await page.getByRole("main").getByText(said.away).waitFor();
      mood = "well";
      await again.click();
      await page.getByLabel(texts[language].card).first().waitFor();
      await member.look("club-again");
    },
  );

  journey(
    `[LGN-03~] the club's login leads on to a new password, in a window of the club's, in ${person.language}`,
    async ({ shopper }) => {
      const visitor = await shopper(person);
      const { page, language, visit } = visitor;
      await visit("/login");
      await page.getByRole("button", { name: texts[language].clubLogin }).click();
      const help = page.getByRole("dialog").getByRole("button", { name: words[language].newPassword });
      await help.waitFor();
      await visitor.look("club-login-new-password");
      const opened = page.waitForEvent("popup");
      await help.click();
      await (await opened).waitForURL(/\/site\/password/);
    },
  );
}
