import { expect } from "vitest";
import { journey } from "../support/journey.ts";
import type { Shopper } from "../support/shopper.ts";
import {
  agree,
  dialogOf,
  enterCard,
  freeCard,
  isLoadedAgain,
  logInWithCard,
  markDocument,
  newMember,
  people,
  texts,
} from "./card-linking.ts";

/** The expected words of the member's page, repeated here on purpose. */
const pageWords = {
  "en-US": { invitation: "Your points belong here", unlink: "Unlink from this account" },
  "id-ID": { invitation: "Poinmu, pakai di sini", unlink: "Lepas dari akun ini" },
} as const;

const cardOf = ({ page, language }: Shopper) => page.getByRole("region", { name: texts[language].card });
const invitationOf = ({ page, language }: Shopper) =>
  page.getByRole("heading", { name: pageWords[language].invitation });

for (const [one, other] of [
  [people[0], people[1]],
  [people[1], people[0]],
] as const)
  journey(
    `[CLB-10] [LGN-13] [LGN-14] [LGN-15~] one card is linked, switched by its owner's other account, logged in with, and unlinked, ${one.language} at ${one.width} first`,
    async ({ shopper, gelora }) => {
      const first = await shopper({ ...one, askedToLink: true });
      await newMember(gelora, first);
      await enterCard(first, freeCard);
      await dialogOf(first.page).getByText("Fajar Nugroho").waitFor();
      await agree(first);
      await first.visit("/account/mapclub");
      await cardOf(first).getByText("Fajar Nugroho").waitFor();

      const second = await shopper({ ...other });
      const text = texts[second.language];
      await newMember(gelora, second, "/mapclub/link");
      await enterCard(second, freeCard);
      await dialogOf(second.page).getByRole("button", { name: text.yes }).click();
      // A hasty finger: its second tap must not agree to what it has not seen [LNK-18].
      await dialogOf(second.page).getByRole("button", { name: text.switch }).dblclick();
      await agree(second, "lastYes");
      await cardOf(second).getByText("Fajar Nugroho").waitFor();
      await first.visit("/account/mapclub");
      await invitationOf(first).waitFor();
      await first.look("club-invitation");

      const third = await shopper({ ...one });
      await logInWithCard(third);
      await cardOf(third).getByText("Fajar Nugroho").waitFor();

      await second.page.getByRole("button", { name: pageWords[second.language].unlink }).click();
      await markDocument(second.page);
      await dialogOf(second.page).getByRole("button", { name: text.unlinkYes }).click();
      await isLoadedAgain(second.page);
      await invitationOf(second).waitFor();
      const fourth = await shopper({ ...other });
      await logInWithCard(fourth);
      await dialogOf(fourth.page).getByRole("heading", { name: text.linkAccount }).waitFor();
      // The registration begins with the number of the card, which is in no address.
      await dialogOf(fourth.page).getByRole("link", { name: text.continue }).click();
      await fourth.page.waitForURL(({ pathname }) => pathname === "/register/mapclub");
      const mobile = fourth.page.locator("main").getByLabel(text.mobile, { exact: true });
      await expect.poll(() => mobile.inputValue()).toBe("8120000010");
      expect(fourth.page.url()).not.toContain("8120000010");
    },
    120_000,
  );
