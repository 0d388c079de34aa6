import { describe, expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { GuestCardPanel } from "./guest-card-panel.tsx";
import type { PinAnswer, PinEntry, PinRefusal } from "./model/pin-entry.ts";
import { PinForm } from "./parts/pin-form.tsx";
import { SetPin } from "./parts/set-pin.tsx";
import { PointsPanel, type PointsPanelProps } from "./points-panel.tsx";
import type { GuestCardForm } from "./use-guest-card.ts";

const nothing = () => undefined;
const ayu = { name: "Ayu Lestari", mobile: "8120000001", availablePoints: 25_000, pin: "usable" } as const;
const off: PointsPanelProps = {
  account: ayu,
  isOn: false,
  isTurning: false,
  used: 0,
  total: 349_000,
  asksPin: false,
  problem: "",
  onTurn: nothing,
};
const panel = (props: Partial<PointsPanelProps>, language: "en-US" | "id-ID" = "en-US") =>
  renderPage(<PointsPanel {...off} {...props} />, { words: ["points"], language });

describe("a linked member's points", () => {
  test("[CHK-12~] [CHK-17~] what they have, what it is worth, whose card it is, and the switch", () => {
    const page = panel({});
    expect(page).toContain("25.000 points, worth Rp25.000");
    expect(page).toContain("Ayu Lestari · +62 ••••0001");
    expect(page).toContain("Use 25.000 points");
    expect(page).toMatch(/role="switch"/);
    expect(page).toContain('aria-checked="false"');
    expect(panel({}, "id-ID")).toContain("25.000 poin, senilai Rp25.000");
  });

  test("[Q72] an order that costs less takes only as many points as it costs", () => {
    expect(panel({ total: 19_000 })).toContain("Use 19.000 points");
  });

  test("[PIN-10~] on, it says what they pay; while the shop counts, it is busy", () => {
    const on = panel({ isOn: true, used: 25_000, total: 324_000 });
    expect(on).toContain('aria-checked="true"');
    expect(on).toContain("Takes Rp25.000 off this order.");
    expect(panel({ isOn: true, isTurning: true })).toContain('aria-busy="true"');
  });

  test("[PIN-01~] on since before a reload, it says that the order asks for the PIN again", () => {
    const on = { isOn: true, used: 25_000, total: 324_000 };
    expect(panel({ ...on, asksPin: true })).toContain("asked for your PIN again when you order");
    expect(panel({ ...on, asksPin: true }, "id-ID")).toContain("PIN-mu diminta lagi saat kamu memesan");
    expect(panel(on)).not.toContain("PIN again");
  });

  test("without points there is nothing to switch; on without an effect says so", () => {
    expect(panel({ account: { ...ayu, availablePoints: 0 } })).not.toContain("switch");
    expect(panel({ isOn: true, used: 0 })).toContain("No points are used for this order right now.");
  });

  test("[CHK-26~] points in use can be switched off although the club does not answer", () => {
    const page = panel({ account: undefined, isOn: true, used: 25_000 });
    expect(page).toContain("Use 25.000 points");
    expect(page).not.toContain("worth");
  });

  test("why the switch did not turn stands below it, for screen readers too", () => {
    expect(panel({ problem: "MapClub is away." })).toMatch(/role="alert"><div[^>]*>.*MapClub is away\./);
  });
});

describe("the PIN dialog", () => {
  const entry: PinEntry = { face: "enter", typed: "", isBusy: false, refusal: undefined };
  const form = (props: Partial<PinEntry>, language: "en-US" | "id-ID" = "en-US") =>
    renderPage(
      <PinForm pays={25_000} entry={{ ...entry, ...props }} onType={nothing} onSend={nothing} onOpenPage={nothing} />,
      {
        words: ["points"],
        language,
      },
    );
  const wrong = (attemptsLeft: number): PinRefusal & PinAnswer => ({
    result: "wrong",
    message: "Wrong PIN.",
    attemptsLeft,
  });

  test("[PIN-05] the field hides what is typed, takes six characters, and offers no codes from messages", () => {
    const input = /<input[^>]*>/.exec(form({}))?.[0] ?? "";
    expect(input).toContain('type="password"');
    expect(input).toContain('maxLength="6"');
    expect(input).toContain('autoComplete="off"');
    expect(input).not.toContain("inputMode");
  });

  test("an empty field asks for the PIN again", () => {
    expect(form({ refusal: { result: "empty" } })).toContain("Enter your PIN");
    expect(form({ refusal: { result: "empty" } }, "id-ID")).toContain("Masukkan PIN-mu");
  });

  test("[PIN-05~] six characters are asked for, and a shorter text is reported", () => {
    expect(form({})).toContain("Six characters");
    expect(form({ typed: "111", refusal: { result: "short" } })).toContain("A PIN has six characters.");
    expect(form({ typed: "111", refusal: { result: "short" } }, "id-ID")).toContain("PIN-mu enam karakter.");
  });

  test("says what the PIN pays, once the club has said how many points there are", () => {
    expect(form({})).toContain("to use 25.000 points, worth Rp25.000, for this order");
    expect(form({}, "id-ID")).toContain("memakai 25.000 poin, senilai Rp25.000, di pesanan ini");
    const unknown = renderPage(
      <PinForm pays={0} entry={entry} onType={nothing} onSend={nothing} onOpenPage={nothing} />,
      { words: ["points"] },
    );
    expect(unknown).toContain("Enter your MapClub PIN to pay with points.");
  });

  test("[PIN-08~] a wrong PIN: the club's message, the attempts left, and the warning", () => {
    const page = form({ refusal: wrong(2) });
    expect(page).toContain("Wrong PIN. 2 attempts left");
    expect(page).toContain("Your PIN will be disabled when no attempts are left.");
    expect(form({ refusal: wrong(1) })).toContain("1 attempt left");
    expect(form({ refusal: wrong(2) }, "id-ID")).toContain("Sisa 2 kesempatan.");
  });

  test("[PIN-09~] [Q32] a disabled PIN: the field is gone, and the club's page enables it", () => {
    const page = form({ face: "disabled", refusal: wrong(0) });
    expect(page).toContain("Wrong PIN.");
    // The club's message and the dialog's title say it; the text is about what to do.
    expect(page).not.toContain("is disabled");
    expect(page).not.toContain("attempts left");
    expect(page).not.toContain("<input");
    expect(page).toContain("Set a new PIN");
    expect(page).not.toContain("Confirm");
  });

  test("a club that does not answer is no wrong PIN", () => {
    const failure = { kind: "network", code: "", message: "Internal server error." } as const;
    const page = form({ typed: "739152", refusal: { result: "failed", failure } });
    expect(page).toContain("MapClub isn&#x27;t responding.");
    expect(page).not.toContain("left");
  });

  test("[PIN-02~] without a PIN there is only the way to set one", () => {
    const page = renderPage(<SetPin refusal={undefined} onOpenPage={nothing} />, { words: ["points"] });
    expect(page).toContain("Set a PIN");
    expect(page).not.toContain("<input");
  });
});

describe("a guest's card", () => {
  const form: GuestCardForm = {
    input: { ref: nothing, value: "", error: undefined, onBlur: nothing, onChange: nothing },
    isBusy: false,
    apply: nothing,
    forOrder: async () => ({ ok: true }),
  };
  const guest = (card: { mobile: string; name: string } | undefined) =>
    renderPage(<GuestCardPanel card={card} form={form} onRemove={nothing} />, { words: ["points"] });

  test("[CHK-13~] [CHK-14~] is asked for by its number, after +62", () => {
    const page = guest(undefined);
    expect(page).toContain("+62");
    expect(page).toContain("Mobile number registered with MapClub");
    expect(page).not.toContain("switch");
  });

  test("[CHK-16~] shows its holder's masked names, and can be removed", () => {
    const page = guest({ mobile: "8120000001", name: "A** L******" });
    expect(page).toContain("A** L******");
    expect(page).toContain("+62\u00a0812\u00a00000\u00a0001");
    expect(page).toContain("Remove");
    expect(page).not.toContain("<input");
  });
});
