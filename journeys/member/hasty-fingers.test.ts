import { expect } from "vitest";
import { answer } from "../looking/answers.ts";
import { journey } from "../support/journey.ts";
import { answerOperation } from "../support/operations.ts";
import type { Shopper } from "../support/shopper.ts";
import {
  club,
  dialogOf,
  found,
  isLoadedAgain,
  markDocument,
  newMember,
  people,
  signIn,
  texts,
  unknown,
} from "./card-linking.ts";

const closeNames = ["Close", "Tutup"];

/**
 * Notes whatever of a dialog a tap would press at the very moment when it appears: the second of a
 * double tap, that was meant for what stood there before.
 */
function noteWhatTapsReach(closing: readonly string[]): void {
  const reached: string[] = [];
  const seen = new WeakSet<Element>();
  const look = (): void => {
    for (const control of document.querySelectorAll("dialog button, dialog a[href]")) {
      if (seen.has(control) || closing.includes(control.getAttribute("aria-label") ?? "")) continue;
      seen.add(control);
      const { left, top, width, height } = control.getBoundingClientRect();
      const hit = document.elementFromPoint(left + width / 2, top + height / 2);
      if (hit && control.contains(hit)) reached.push(control.textContent ?? "");
    }
  };
  Object.assign(window, { reached });
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}

/** What taps reached too early on this page. */
const reachedEarly = ({ page }: Shopper) => page.evaluate(() => Reflect.get(window, "reached"));

/** Holds the club's answers back for longer than two taps take. */
async function slowly({ page }: Shopper, name: RegExp): Promise<void> {
  await answerOperation(page, name, async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 700));
    await route.fallback();
  });
}

for (const person of people) {
  const how = `in ${person.language} at ${person.width}`;

  journey(
    `[LNK-11~] [LNK-14~] [LNK-15~] [LNK-18] a member who taps twice at each step links once, and agrees to nothing that they have not seen, ${how}`,
    async ({ shopper, gelora }) => {
      const one = await shopper(person);
      const { page } = one;
      const text = texts[one.language];
      const dialog = dialogOf(page);
      const press = (name: string) => dialog.getByRole("button", { name, exact: true }).dblclick();
      const { asked } = await club(one, { ...found, thirdExist: true });
      await slowly(one, /^mapClub(BindAccount|SwitchBind)$/);
      await page.addInitScript(noteWhatTapsReach, closeNames);
      await newMember(gelora, one, "/account/accountSetting");
      await page.getByRole("button", { name: text.link }).dblclick();
      await press(text.linkNow);
      await dialog.getByLabel(text.mobile, { exact: true }).fill("8120000005");
      await dialog.getByLabel(text.cardPassword, { exact: true }).fill("Kartu-Hijau1");
      await press(text.continue);
      await dialog.getByText("Citra Maharani").waitFor();
      await press(text.yes);
      await dialog.getByRole("heading", { name: text.elsewhere }).waitFor();
      await press(text.switch);
      await dialog.getByText("Citra Maharani").waitFor();
      expect(asked.map(({ name }) => name)).toEqual(["mapClubBindAccount"]);
      expect(await reachedEarly(one)).toEqual([]);
      await markDocument(page);
      await press(text.lastYes);
      await isLoadedAgain(page);
      expect(asked.map(({ name }) => name)).toEqual(["mapClubBindAccount", "mapClubSwitchBind"]);
    },
  );

  journey(
    `[LNK-17~] [LNK-19~] a member who taps twice unlinks once, and is not led to the registration by a wrong number, ${how}`,
    async ({ shopper, gelora }) => {
      const linked = await shopper(person);
      const text = texts[linked.language];
      const { asked } = await club(linked, found);
      await slowly(linked, /^mapClubUnbind$/);
      await linked.page.addInitScript(noteWhatTapsReach, closeNames);
      await signIn(linked, "ayu@gelora.example", "Lari-Pagi7", "/account/accountSetting");
      await linked.page.getByRole("button", { name: text.unlink }).dblclick();
      await dialogOf(linked.page).getByRole("button", { name: text.unlinkYes }).waitFor();
      expect(await reachedEarly(linked)).toEqual([]);
      expect(asked).toEqual([]);
      await markDocument(linked.page);
      await dialogOf(linked.page).getByRole("button", { name: text.unlinkYes }).dblclick();
      await isLoadedAgain(linked.page);
      expect(asked.map(({ name }) => name)).toEqual(["mapClubUnbind"]);

      const mistaken = await shopper(person);
      const { page } = mistaken;
      const dialog = dialogOf(page);
      await club(mistaken, unknown);
      await page.addInitScript(noteWhatTapsReach, closeNames);
      await newMember(gelora, mistaken, "/account/accountSetting");
      await page.getByRole("button", { name: text.link }).click();
      await dialog.getByRole("button", { name: text.linkNow }).click();
      await dialog.getByLabel(text.mobile, { exact: true }).fill("8120000005");
      await dialog.getByLabel(text.cardPassword, { exact: true }).fill("Kartu-Hijau1");
      await dialog.getByRole("button", { name: text.continue, exact: true }).dblclick();
      await dialog.getByRole("link", { name: text.register }).waitFor();
      expect(await reachedEarly(mistaken)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe("/account/accountSetting");
    },
  );

  journey(
    `[LGN-15~] a member who taps twice at the club's login asks once, and stays at the question to link, ${how}`,
    async ({ shopper }) => {
      const visitor = await shopper(person);
      const { page } = visitor;
      const text = texts[visitor.language];
      let asked = 0;
      await answerOperation(page, /^mapClubLoginN$/, (route) => {
        asked += 1;
        return answer(route, { mapClubLoginN: { success: false, code: "501", message: "Not linked" } });
      });
      await slowly(visitor, /^mapClubLoginN$/);
      await page.addInitScript(noteWhatTapsReach, closeNames);
      await visitor.visit("/login");
      await page.getByRole("button", { name: text.clubLogin }).dblclick();
      const dialog = dialogOf(page);
      await dialog.getByLabel(text.clubMobile).fill("8120000005");
      await dialog.getByLabel(text.cardPassword, { exact: true }).fill("Kartu-Hijau1");
      await dialog.getByRole("button", { name: text.signIn, exact: true }).dblclick();
      await dialog.getByRole("heading", { name: text.linkAccount }).waitFor();
      expect(asked).toBe(1);
      expect(await reachedEarly(visitor)).toEqual([]);
      expect(new URL(page.url()).pathname).toBe("/login");
    },
  );
}

journey(
  "taps reach what has just appeared where steps do not settle: the journeys above can fail",
  async ({ shopper, gelora }) => {
    const one = await shopper();
    const { page } = one;
    const text = texts["en-US"];
    const dialog = dialogOf(page);
    await club(one, found);
    await page.addInitScript(() => {
      const restless = new CSSStyleSheet();
      restless.replaceSync(".settle { animation: none !important; }");
      document.adoptedStyleSheets = [restless];
    });
    await page.addInitScript(noteWhatTapsReach, closeNames);
    await newMember(gelora, one, "/account/accountSetting");
    await page.getByRole("button", { name: text.link }).click();
    await dialog.getByRole("button", { name: text.linkNow }).click();
    await dialog.getByLabel(text.cardPassword, { exact: true }).waitFor();
    expect(await reachedEarly(one)).toEqual(expect.arrayContaining([text.linkNow, text.cancel, text.continue]));
  },
);
