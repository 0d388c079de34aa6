import { describe, expect, test } from "vitest";
import { renderPage } from "../../../testing/page.tsx";
import { readOut } from "../../../testing/read-out.ts";
import { ConfirmSection } from "./confirm-section.tsx";
import { PaymentSection } from "./payment-section.tsx";

type Shown = {
  readonly total?: number;
  readonly isFreightKnown: boolean;
  readonly isWithPoints: boolean;
  readonly isCounted?: boolean;
  readonly isCash?: boolean;
  readonly isDelivery?: boolean;
};

const open = { number: 1, isDone: false, isFolded: false, errors: [], ref: null, onWork: () => {}, onOpen: () => {} };

function read(shown: Shown, language: "en-US" | "id-ID"): string {
  const page = (
    <>
      <PaymentSection
        step={{ ...open, name: "payment" }}
        channels={{ state: "loading" }}
        channel={undefined}
        card={undefined}
        total={0}
        isCounted
        onChoose={() => {}}
        onAskAgain={() => {}}
        fieldRef={null}
        {...shown}
      />
      <ConfirmSection
        step={{ ...open, name: "confirm" }}
        isDelivery
        choices={{ termsAccepted: true, dataConsent: true }}
        remark=""
        total={0}
        isCash={false}
        isPlacing={false}
        problem=""
        fields={{ refOf: () => () => {} }}
        dispatch={() => {}}
        onPress={() => {}}
        {...shown}
      />
    </>
  );
  return readOut(renderPage(page, { language, words: ["checkout", "savings"] }));
}

describe("an order that points pay as a whole", () => {
  test("offers no change of a payment that there is none of, once the step is done", () => {
    const step = { ...open, name: "payment" as const, isDone: true, isFolded: true };
    const payment = (total: number) =>
      renderPage(
        <PaymentSection
          step={step}
          channels={{ state: "loading" }}
          channel={undefined}
          card={undefined}
          total={total}
          isCounted
          isFreightKnown
          isWithPoints
          onChoose={() => {}}
          onAskAgain={() => {}}
          fieldRef={null}
        />,
        { language: "id-ID", words: ["checkout", "savings"] },
      );
    expect(payment(0)).not.toContain("Ubah");
    expect(payment(1000)).toContain("Ubah");
  });

  test.each([true, false])("speaks of no payment to come, delivery chosen: %s", (isFreightKnown) => {
    const english = read({ isFreightKnown, isWithPoints: true }, "en-US");
    expect(english).toContain("Place order");
    expect(english).toContain("You can still cancel until your order is sent.");
    expect(english).not.toMatch(/Pay Rp|\+ delivery|before you pay/);
    const indonesian = read({ isFreightKnown, isWithPoints: true }, "id-ID");
    expect(indonesian).toContain("Buat pesanan");
    expect(indonesian).toContain("Kamu masih bisa membatalkan sebelum pesanan dikirim.");
    expect(indonesian).not.toMatch(/Bayar Rp|\+ ongkir|sebelum membayar/);
  });

  test("is not said to need no payment while the PIN is asked for and a total stands beside it", () => {
    const asked = { isFreightKnown: true, isWithPoints: true, isCounted: false };
    expect(read(asked, "id-ID")).toContain("Poinmu cukup untuk seluruh pesanan ini, setelah PIN-mu benar.");
    expect(read(asked, "id-ID")).not.toContain("Tidak ada yang perlu dibayar");
  });

  test("is said to be covered once the delivery is chosen, and before that its items are", () => {
    expect(read({ isFreightKnown: true, isWithPoints: true }, "id-ID")).toContain(
      "Tidak ada yang perlu dibayar: poinmu cukup untuk seluruh pesanan ini.",
    );
    const early = { isFreightKnown: false, isWithPoints: true };
    expect(read(early, "en-US")).toContain(
      "Your points are enough for your items. They also go towards delivery, once you choose a courier.",
    );
    expect(read(early, "id-ID")).toContain(
      "Poinmu cukup untuk semua barang. Poinmu juga dipakai untuk ongkir setelah kamu memilih kurir.",
    );
  });
});

test("an order that is free without points is free once no shipping can come on top", () => {
  const early = { isFreightKnown: false, isWithPoints: false };
  expect(read(early, "en-US")).toContain("Your items are free. Delivery is added once you choose a courier.");
  expect(read(early, "id-ID")).toContain("Barangmu gratis. Ongkir ditambahkan setelah kamu memilih kurir.");
  expect(read(early, "en-US")).toContain("You can still cancel until your order is sent.");
  expect(read({ ...early, isFreightKnown: true }, "en-US")).toContain("Nothing to pay: your order is free.");
});

test("points that pay a part leave the rest, and shipping, to be paid", () => {
  const part = { total: 50_000, isWithPoints: true };
  expect(read({ ...part, isFreightKnown: false }, "id-ID")).toContain("Bayar Rp50.000 + ongkir");
  expect(read({ ...part, isFreightKnown: true }, "id-ID")).toContain(
    "Kamu masih bisa membatalkan sebelum pesanan dikirim.",
  );
});

test("what is paid in cash can be cancelled until it is sent, or collected", () => {
  const cash = { total: 50_000, isFreightKnown: true, isWithPoints: false, isCash: true };
  expect(read(cash, "id-ID")).toContain("Kamu masih bisa membatalkan sebelum pesanan dikirim.");
  expect(read({ ...cash, isDelivery: false }, "id-ID")).toContain(
    "Kamu masih bisa membatalkan sebelum pesanan diambil.",
  );
});
