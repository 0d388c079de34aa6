import { expect, test } from "vitest";
import { renderPage } from "../../testing/page.tsx";
import { readOut } from "../../testing/read-out.ts";
import { ChannelPicker, type ChannelPickerProps } from "./channel-picker.tsx";
import type { PaymentChannel } from "./payment-channel.ts";

const plans: PaymentChannel = {
  code: "CARD",
  name: "Card",
  children: [{ code: "BCA_3", name: "3 x BCA", paymentMethod: "CARD", installment: 3 }],
};

const channels: readonly PaymentChannel[] = [
  {
    code: "BANK",
    name: "Bank transfer",
    children: [
      { code: "BCA_VA", name: "BCA Virtual Account", paymentMethod: "VIRTUAL_ACCOUNT" },
      { code: "BNI_VA", name: "BNI Virtual Account", paymentMethod: "VIRTUAL_ACCOUNT" },
    ],
  },
  { code: "QRIS", name: "QRIS", paymentMethod: "QRIS" },
  plans,
];

function picker(props: Partial<ChannelPickerProps> = {}): string {
  const idle = { name: "channel", channels, chosen: undefined, total: 1_000_000, onChoose: () => {} };
  return renderPage(<ChannelPicker {...idle} {...props} />, { words: ["payment-methods"] });
}

test("[CHK-20~] a closed group names its members, and hides their buttons", () => {
  expect(readOut(picker())).toBe("Bank transfer BCA, BNI QRIS Card 3 x BCA");
  expect(picker().match(/type="radio"/g)).toHaveLength(1);
  expect(picker().match(/aria-expanded="false"/g)).toHaveLength(2);
});

test("[CHK-20~] the group of the chosen channel is open, with the channel checked in it", () => {
  const html = picker({ chosen: "BNI_VA" });
  expect(html.match(/aria-expanded="true"/g)).toHaveLength(1);
  expect(html.match(/<input[^>]*checked=""[^>]*>/g)).toEqual([expect.stringContaining('value="BNI_VA"')]);
});

test("[CHK-21~] instalments say what a month costs", () => {
  expect(readOut(picker({ chosen: "BCA_3" }))).toContain("3 x BCA Rp333.334");
});

test("instalments say what they cost beside the price, as the channel has it", () => {
  expect(readOut(picker({ chosen: "BCA_3" }))).toContain("We add no interest and no fee");
  expect(readOut(picker())).not.toContain("no fee");
  const dear = [{ ...plans, children: plans.children?.map((plan) => ({ ...plan, fee: 15_000 })) }];
  expect(readOut(picker({ channels: dear, chosen: "BCA_3" }))).toContain("A fee of up to Rp15.000 comes on top.");
});

test("a card's fields stand below the chosen channel, and below no other", () => {
  expect(readOut(picker({ chosen: "QRIS", below: <p>Fields</p> }))).toBe(
    "Bank transfer BCA, BNI QRIS Fields Card 3 x BCA",
  );
  expect(readOut(picker({ below: <p>Fields</p> }))).not.toContain("Fields");
});
