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
  texts,
} from "./card-linking.ts";

journey(
  "[CLB-10] [LGN-13] [LGN-14] [LGN-15~] one card is linked, switched by its owner's other account, logged in with, and unlinked",
  async ({ shopper, gelora }) => {
    const first = await shopper({ language: "id-ID", width: 390, askedToLink: true });
    await newMember(gelora, first);
    await enterCard(first, freeCard);
    await dialogOf(first.page).getByText("Fajar Nugroho").waitFor();
    await agree(first);
    await first.visit("/account/mapclub");
    const cardOf = ({ page, language }: Shopper) => page.getByRole("region", { name: texts[language].card });
    await cardOf(first).getByText("Fajar Nugroho").waitFor();

    const second = await shopper();
    const text = texts["en-US"];
    await newMember(gelora, second, "/mapclub/link");
    await enterCard(second, freeCard);
    await dialogOf(second.page).getByRole("button", { name: text.yes }).click();
    // A hasty finger: its second tap must not agree to what it has not seen [LNK-18].
    await dialogOf(second.page).getByRole("button", { name: text.switch }).dblclick();
    await agree(second, "lastYes");
    await cardOf(second).getByText("Fajar Nugroho").waitFor();
    await first.visit("/account/mapclub");
    await first.page.getByRole("heading", { name: "Poinmu, pakai di sini" }).waitFor();
    await first.look("club-invitation");

    const third = await shopper();
    await logInWithCard(third);
    await cardOf(third).getByText("Fajar Nugroho").waitFor();

    await second.page.getByRole("button", { name: "Unlink from this account" }).click();
    await markDocument(second.page);
    await dialogOf(second.page).getByRole("button", { name: text.unlinkYes }).click();
    await isLoadedAgain(second.page);
    await second.page.getByRole("heading", { name: "Your points belong here" }).waitFor();
    const fourth = await shopper();
    await logInWithCard(fourth);
    await dialogOf(fourth.page).getByRole("heading", { name: text.linkAccount }).waitFor();
    // The registration begins with the number of the card, which is in no address.
    await dialogOf(fourth.page).getByRole("link", { name: text.continue }).click();
    await fourth.page.waitForURL(({ pathname }) => pathname === "/register/mapclub");
    const mobile = fourth.page.locator("main").getByLabel(text.mobile, { exact: true });
    await expect.poll(() => mobile.inputValue()).toBe("8120000010");
    expect(fourth.page.url()).not.toContain("8120000010");
  },
);
