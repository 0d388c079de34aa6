import type { ReactNode } from "react";
import { expect, test, vi } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { closedDialog, type LinkDetails, type LinkDialog } from "./model/link-dialog.ts";
import { AccountStep, DoneNote, WrongAccountStep } from "./parts/account-step.tsx";
import { ClubWords, loadClubWords } from "./parts/club-words.tsx";
import { FormStep } from "./parts/form-step.tsx";
import { IntroStep } from "./parts/intro-step.tsx";
import { ElsewhereStep, UnlinkStep } from "./parts/question-steps.tsx";
import type { LinkRun } from "./parts/use-link-run.ts";

const details: LinkDetails = {
  firstName: "Ayu",
  lastName: "Lestari",
  mobile: "8120000001",
  thirdId: "ticket",
  thirdExist: false,
  cardHasAccount: false,
  accountHasCard: false,
  isValid: true,
  isGuest: false,
};
const runOf = (dialog: Partial<LinkDialog>): LinkRun => ({
  dialog: { ...closedDialog, ...dialog },
  tell: vi.fn(),
  check: vi.fn(),
  agree: vi.fn(),
  unlink: vi.fn(),
});

/** A step as HTML, at an address and in a language. */
async function step(element: ReactNode, address = "/", language: "en-US" | "id-ID" = "en-US"): Promise<string> {
  const words = await loadClubWords(language);
  return renderPage(<ClubWords value={words}>{element}</ClubWords>, { address, language });
}

test("[LNK-01~] [CLB-09] [CON-05] step 1 has the bonus and its three ways on, in both languages", async () => {
  const html = await step(<IntroStep tell={vi.fn()} isAsked={false} />);
  for (const text of ["100 bonus points on your next purchase", "Link now", "Sign up", "Remind me later"])
    expect(html).toContain(text);
  const inIndonesian = await step(<IntroStep tell={vi.fn()} isAsked={false} />, "/", "id-ID");
  for (const text of ["Bonus 100 poin", "Hubungkan sekarang", "Daftar", "Ingatkan nanti"])
    expect(inIndonesian).toContain(text);
});

test.each([
  ["/", "%2F"],
  ["/checkout/1", "%2Fcheckout%2F1"],
])("[CLB-05] [LNK-21] from %s the sign-up leads to the registration and back", async (address, redirectUrl) => {
  expect(await step(<IntroStep tell={vi.fn()} isAsked={false} />, address)).toContain(
    `href="/register/mapclub?redirectUrl=${redirectUrl}"`,
  );
});

test("[LNK-02~] step 2 has the fixed prefix, a number and a password, and says nothing before it is asked", async () => {
  const html = await step(<FormStep run={runOf({ state: "form" })} />);
  expect(html).toContain("+62");
  expect(html).toMatch(/type="password"/);
  expect(html).not.toContain('aria-invalid="true"');
  expect(await step(<FormStep run={runOf({ state: "checking" })} />)).toContain('aria-busy="true"');
});

test("a failed check stands in the form", async () => {
  const failure = { kind: "network", code: "", message: "" } as const;
  const html = await step(<FormStep run={runOf({ state: "form", failure })} />);
  expect(html).toMatch(/role="alert">.+</);
});

test("[LNK-03~] [LNK-05] [LNK-28~] step 3 shows whose account it is, and that a guest's will get points", async () => {
  const html = await step(<AccountStep run={runOf({ state: "confirm" })} details={details} />);
  expect(html).toContain("Ayu Lestari");
  expect(html).toContain("812\u00a00000\u00a0001");
  expect(html).not.toContain("Points will be generated");
  const ofGuest = { ...details, isGuest: true };
  expect(await step(<AccountStep run={runOf({ state: "confirm" })} details={ofGuest} />)).toContain(
    "Points will be generated",
  );
});

test("who has just pressed to link cancels, and need not be reminded later", async () => {
  const html = await step(<IntroStep tell={vi.fn()} isAsked />, "/account/mapclub", "id-ID");
  expect(html).toContain(">Batal<");
  expect(html).not.toContain("Ingatkan nanti");
});

test("[LNK-18~] after step 4 the account is shown again, with a question of its own", async () => {
  const agreed = { state: "confirm", switchConfirmed: true } as const;
  const other = { ...details, thirdExist: true };
  const last = await step(
    <AccountStep run={runOf({ ...agreed, details: other })} details={other} />,
    "/account/mapclub",
    "id-ID",
  );
  for (const text of ["Ayu Lestari", "812\u00a00000\u00a0001", "Ya, pindahkan", "Bukan kartu ini"])
    expect(last).toContain(text);
  expect(last).not.toContain("Ya, hubungkan");
  // Nothing is linked elsewhere, whatever was agreed to before.
  expect(await step(<AccountStep run={runOf({ ...agreed, details })} details={details} />)).toContain("Yes, link it");
});

test("[LNK-04~] the wrong account's message has the entered number; trying again comes first, then registering", async () => {
  const html = await step(<WrongAccountStep mobile="8120000009" tell={vi.fn()} />, "/account/accountSetting");
  expect(html).toContain("812\u00a00000\u00a0009");
  expect(html).toContain('href="/register/mapclub?redirectUrl=%2Faccount%2FaccountSetting"');
  expect(html).toMatch(/Try again.*Register.*forgot/is);
});

test("[LNK-06~] [LNK-07~] steps 4 and 5 say what changes before they ask", async () => {
  const elsewhere = await step(<ElsewhereStep run={runOf({ state: "elsewhere" })} />);
  for (const text of ["already linked to another account", "The other account is unlinked", "Switch to this account"])
    expect(elsewhere).toContain(text);
  const sides = { ...details, thirdExist: true, cardHasAccount: true, accountHasCard: true };
  const both = await step(<ElsewhereStep run={runOf({ state: "elsewhere", details: sides })} />);
  for (const text of ["your account to another card", "The other account is unlinked", "Your other card is unlinked"])
    expect(both).toContain(text);
  const ownCard = { ...sides, cardHasAccount: false };
  const own = await step(<ElsewhereStep run={runOf({ state: "elsewhere", details: ownCard })} />, "/", "id-ID");
  expect(own).toContain("Akunmu sudah terhubung ke kartu MapClub lain");
  expect(own).not.toContain("akun yang lain");
  const unlink = await step(<UnlinkStep run={runOf({ state: "unlink" })} />);
  for (const text of ["Yes, unlink", "No, keep it"]) expect(unlink).toContain(text);
});

test("[LNK-16~] what is done is announced", async () => {
  expect(await step(<DoneNote isLinked />)).toMatch(/role="status".*MapClub connected/);
  expect(await step(<DoneNote isLinked={false} />)).toContain("MapClub unlinked");
});
