import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { addRupiah } from "@gelora/money/rupiah.ts";
import type { OrderAnnouncement } from "./announcement.ts";
import { say, type WordKey } from "./words.ts";

type Sum = { readonly label: string; readonly value: string };

/**
 * What the money that goes back is made of, as on the return's page: the goods at their price, less
 * what promotions and coupons took off them, which was never paid. Nothing where nothing goes back.
 */
export function returnSums({ lines = [], refund, pointsBack, returned, language }: OrderAnnouncement): readonly Sum[] {
  if (!returned?.back || lines.length === 0) return [];
  const { freight, giftCharge } = returned.back;
  const [amount, points] = [refund?.amount ?? 0, pointsBack ?? 0];
  const goods = addRupiah(...lines.map((line) => line.amount));
  const row = (key: WordKey, value: number): readonly Sum[] =>
    value === 0 ? [] : [{ label: say(language, key), value: formatRupiah(value) }];
  return [
    ...row("sum.shares", amount + points + giftCharge - freight - goods),
    ...row("sum.freight", freight),
    ...row("sum.gifts", -giftCharge),
    ...row("sum.points", -points),
    {
      label: say(language, "fact.refund"),
      value: amount === 0 ? say(language, "sum.none") : formatRupiah(amount),
    },
  ];
}

/** Asks for the account of a transfer, on the page where it is named. */
export function accountQuestion({ returned }: Pick<OrderAnnouncement, "returned">): WordKey {
  return returned ? "next.nameReturnAccount" : "next.nameAccount";
}

/**
 * Who pays for the parcel back, and whether the delivery comes back, before anything is sent; of
 * free delivery nothing is said. Once it is approved, our label says that we pay.
 */
export function returnNotes({ step, returned }: OrderAnnouncement): readonly WordKey[] {
  if (step === "returnApproved" && returned?.shopPaysParcel === false) return ["note.parcelYours"];
  if (step !== "returnRequested" || returned?.shopPaysParcel === undefined) return [];
  const { shopPaysParcel, exchangeFor, back, freightPaid } = returned;
  const parcel = shopPaysParcel ? "note.parcelOurs" : "note.parcelYours";
  if (exchangeFor !== undefined) return ["note.exchangeFree", parcel];
  if (back && back.freight > 0) return [parcel, "note.freightBack"];
  if (freightPaid === 0) return [parcel];
  return [parcel, shopPaysParcel ? "note.freightOfPart" : "note.freightKept"];
}
