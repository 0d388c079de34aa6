import { expect, test } from "vitest";
import { refundWay } from "./refund-way.ts";

test.each([
  ["CARD_FULL", "to your card", "ke kartumu"],
  ["CARD_BNI_12", "to your card", "ke kartumu"],
  ["GOPAY", "to your GoPay", "ke GoPay-mu"],
  ["QRIS", "to the account or e-wallet you paid from", "ke rekening atau dompet digital yang kamu pakai membayar"],
  ["BCA_VA", "by bank transfer", "lewat transfer bank"],
  ["ALFAMART", "by bank transfer", "lewat transfer bank"],
])("[ORD-12~] money paid by %s goes back %s", (channelCode, english, indonesian) => {
  expect(refundWay(channelCode, "en-US")).toBe(english);
  expect(refundWay(channelCode, "id-ID")).toBe(indonesian);
});
