import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { loader as accountLoader } from "../../app/routes/account.ts";
import { tellBrowserPage } from "../../platform/page/browser-page.ts";
import { useFakeBrowser } from "../../testing/browser.ts";
import { fakeShop } from "../../testing/loader.ts";
import { renderPage } from "../../testing/page.tsx";
import { testPage } from "../../testing/settings.ts";
import { AccountLayout } from "./account-layout.tsx";
import type { UserDetail } from "./data/account-documents.ts";
import { clubNameOf } from "./model/club-name.ts";
import { ConfirmIdentityDialog } from "./parts/confirm-identity-dialog.tsx";
import { DetailsPanel } from "./parts/details-panel.tsx";
import { Erasing } from "./parts/erasing.tsx";
import { LinkedPanel } from "./parts/linked-panel.tsx";
import { Choices } from "./parts/notifications-panel.tsx";
import { PasswordPanel } from "./parts/password-panel.tsx";
import { SessionsPanel } from "./parts/sessions-panel.tsx";
import { type ChangeField, useChangeField } from "./parts/use-change-field.ts";

const shown = vi.hoisted(() => ({ toast: vi.fn() }));
vi.mock("../../platform/browser/toasts.ts", () => ({ showToast: shown.toast }));

beforeEach(() => {
  shown.toast.mockReset();
  useFakeBrowser({ token: "member" });
});
afterEach(() => vi.unstubAllGlobals());

const detail: UserDetail = {
  userCode: "M1",
  firstName: "Sari",
  lastName: "Wijaya",
  email: "sari@contoh.id",
  mobile: "81234567890",
  whatsApp: null,
  gender: "FEMALE",
  birthDate: "20000305",
  mapclubBind: false,
  passwordSet: true,
  thirdIds: [],
};
const words = ["account", "sign-in", "verification"] as const;
const never: ChangeField = async () => undefined;

test("the question for the password says what it is asked for: a change, the member's data, or the end of the account", () => {
  const asked = (purpose: "change" | "download" | "erase", language: "en-US" | "id-ID", hasPassword = true): string =>
    renderPage(
      <ConfirmIdentityDialog
        purpose={purpose}
        account={{ email: "sari@contoh.id", hasPassword }}
        onConfirmed={() => {}}
        onClose={() => {}}
      />,
      { words, language },
    );
  expect(asked("change", "id-ID")).toContain("masukkan kata sandi sebelum kami mengubahnya.");
  expect(asked("download", "id-ID")).toContain("masukkan kata sandi sebelum kami memberikan datamu.");
  expect(asked("download", "en-US")).toContain("enter your password before we give you your data.");
  expect(asked("erase", "id-ID")).toContain("sebelum kami menjadwalkan penghapusan akunmu.");
  expect(asked("download", "en-US", false)).toContain("sign in with it, then download your data.");
});

test("[ACC-01] /account leads to the orders", () => {
  const answer = accountLoader();
  expect([answer.status, answer.headers.get("location")]).toEqual([302, "/account/order"]);
});

test("[ACC-02~, ACC-17, GAP-01] the account's frame has its pages and the way out; what it shows waits until the account is known", () => {
  const html = renderPage(
    <AccountLayout guard="member" waiting={<p>waiting</p>}>
      <p>of one person</p>
    </AccountLayout>,
    { address: "/account/order/detail/G1" },
  );
  expect(html).toMatch(/<nav aria-label="Your account"/);
  expect(html).toMatch(/<a href="\/account\/order" aria-current="page"/);
  expect(html).toMatch(/<a href="\/account\/return" class/);
  expect(html).toMatch(/<a href="\/account\/accountSetting" class/);
  expect(html).toContain("Sign out");
  expect(html).toContain("waiting");
  expect(html).not.toContain("of one person");
});

test("[ACC-11~] the settings show the name in the club to its members only", () => {
  const page = (clubName?: string) =>
    renderPage(<DetailsPanel detail={detail} clubName={clubName} changeField={never} />, { words });
  expect(page()).not.toContain("Name in MapClub");
  expect(page("Gita Lestari")).toMatch(/Name in MapClub<\/dt><dd[^>]*>Gita Lestari</);
  for (const text of ["Sari", "Wijaya", "05/03/2000", "Female"]) expect(page()).toContain(text);
});

test("[ACC-11~] the name in the club is the linked card's", () => {
  const card = { success: true, firstName: "Gita", lastName: "Lestari" };
  expect(clubNameOf({ mapClubCheckBind: card })).toBe("Gita Lestari");
  expect(clubNameOf({ mapClubCheckBind: { ...card, lastName: null } })).toBe("Gita");
  expect(clubNameOf({ mapClubCheckBind: { ...card, success: false } })).toBeUndefined();
  expect(clubNameOf({ mapClubCheckBind: null })).toBeUndefined();
});

test.each([
  ["en-US", "First name updated successfully"],
  ["id-ID", "Nama depan berhasil diperbarui"],
] as const)("[ACC-14] in %s a change is confirmed by the field's name", async (language, text) => {
  fakeShop({
    updateMemberProfile: { updateMemberProfile: { success: true, mobile: null, code: "SUCCESS", message: null } },
    userInfo: { userInfo: null },
  });
  const [change, onChanged] = changeFieldOf(language);
  expect(await change("firstName", { firstName: "Dewi" })).toBeUndefined();
  expect(onChanged).toHaveBeenCalledTimes(1);
  expect(shown.toast).toHaveBeenCalledWith(text);
});

test("[ACC-13] a refused change changes nothing and is not confirmed", async () => {
  fakeShop({ updateMemberProfile: { updateMemberProfile: { success: false, code: "NAME_INVALID", message: "" } } });
  const [change, onChanged] = changeFieldOf("en-US");
  expect(await change("firstName", { firstName: " " })).toMatchObject({ code: "NAME_INVALID" });
  expect(onChanged).not.toHaveBeenCalled();
  expect(shown.toast).not.toHaveBeenCalled();
});

function changeFieldOf(language: "en-US" | "id-ID") {
  tellBrowserPage({ ...testPage, language });
  const onChanged = vi.fn(async () => {});
  const hold = vi.fn<(change: ChangeField) => void>();
  function Probe() {
    hold(useChangeField((work) => work(), onChanged));
    return null;
  }
  renderPage(<Probe />, { language, words });
  return [hold.mock.calls[0]?.[0] ?? never, onChanged] as const;
}

test("[ACC-15, NWS-20] the only chosen channel of order messages is disabled, and it says why; news never is", () => {
  const page = (email: boolean, whatsapp: boolean) =>
    renderPage(<Choices subscriptions={{ email, whatsapp, news: false }} onSet={() => {}} />, { words });
  expect(page(true, true)).not.toContain("disabled");
  expect(page(true, false)).toMatch(/<input [^>]*disabled="" aria-describedby="[^"]+" [^>]*name="email"/);
  expect(page(false, true)).toMatch(/<input [^>]*disabled="" aria-describedby="[^"]+" [^>]*name="whatsapp"/);
  expect(page(false, true).match(/disabled/g)).toHaveLength(1);
  expect(page(true, false)).toContain("One of the two stays on");
  expect(page(true, false)).toMatch(/About your orders.*name="whatsapp".*News and offers.*name="news"/s);
});

test("a member without a password is offered a link to set one, and linked accounts are named", () => {
  const html = renderPage(<PasswordPanel detail={{ ...detail, passwordSet: false }} onChanged={async () => {}} />, {
    words,
  });
  expect(html).toContain("Email me a link to set a password");
  const linked = [{ thirdChannel: "google", thirdId: "1" }];
  expect(renderPage(<LinkedPanel thirdIds={linked} />, { words })).toContain("Google");
  expect(renderPage(<LinkedPanel thirdIds={[]} />, { words })).toBe("");
});

test("each session has its device and its last moment; this one cannot be ended from the list", () => {
  const session = (sessionId: string, current: boolean) => ({
    sessionId,
    device: `Chrome · Android ${sessionId}`,
    since: "20/11/2026 08:00:00",
    lastSeen: "21/11/2026 17:05:33",
    current,
  });
  const page = (sessionList: ReturnType<typeof session>[]) =>
    renderPage(
      <SessionsPanel
        sessions={{
          loaded: { state: "ready", value: { sessionList } },
          reload: async () => {},
          working: undefined,
          end: () => {},
          endOthers: () => {},
        }}
      />,
      { words },
    );
  const html = page([session("1", true), session("2", false)]);
  expect(html).toContain("This device, now");
  expect(html).toContain("Last seen 21/11/2026 17:05 WIB");
  expect(html).toContain('aria-label="Sign out: Chrome · Android 2"');
  expect(html).not.toContain('aria-label="Sign out: Chrome · Android 1"');
  expect(html).toContain("Sign out all others");
  expect(page([session("1", true)])).not.toContain("Sign out all others");
});

test.each([
  [[], "Your account will be deleted on 13 December 2026, 19:00 WIB."],
  [["ORDERS"], "once your orders are completed, on 13 December 2026, 19:00 WIB at the earliest."],
  [["RETURNS"], "once your returns are completed, on 13 December 2026, 19:00 WIB at the earliest."],
  [
    ["ORDERS", "RETURNS"],
    "once your orders and returns are completed, on 13 December 2026, 19:00 WIB at the earliest.",
  ],
])("the end of an account says what it waits for: %j", (waitsFor, said) => {
  const erasure = { dueTime: "13/12/2026 19:00:00", waitsFor };
  const html = renderPage(<Erasing erasure={erasure} reload={async () => undefined} />, { words: ["account"] });
  expect(html).toContain(said);
  expect(html).toContain("Keep my account");
});
