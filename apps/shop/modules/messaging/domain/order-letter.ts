import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import type { OrderAnnouncement } from "./announcement.ts";
import { say, type WordKey } from "./words.ts";

/** What a mail about an order says, before it is drawn. */
export type Letter = {
  readonly language: OrderAnnouncement["language"];
  readonly subject: string;
  readonly heading: string;
  readonly intro: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly linesTitle: string;
  readonly lines: readonly { readonly name: string; readonly amount: string }[];
  readonly button: { readonly words: string; readonly address: string };
  readonly footer: readonly string[];
};

export type Sender = { readonly siteName: string; readonly contactEmail: string; readonly whatsapp: string };

export function orderLetter(announcement: OrderAnnouncement, sender: Sender): Letter {
  const { language, step, orderCode, trackAddress } = announcement;
  const customerName = oneLine(announcement.customerName);
  const words = (key: WordKey) => say(language, key, { orderCode, customerName, ...sender });
  const wording = wordingOf(announcement);
  return {
    language,
    subject: words(`${wording === "handedOver" ? wording : step}.subject`),
    heading: words(`${wording === "handedOver" ? wording : step}.heading`),
    intro: words(`${wording}.intro`),
    facts: factsOf(announcement).map(([key, value]) => ({ label: words(key), value })),
    linesTitle: words("lines.title"),
    lines: (announcement.lines ?? []).map((line) => ({
      name: `${line.quantity} × ${oneLine(line.name)}`,
      amount: formatRupiah(line.amount),
    })),
    button: { words: words(`${step}.button`), address: trackAddress },
    footer: [words("footer.help"), words("footer.reason")],
  };
}

/** Who pays in cash is not asked to pay in time, and who came to the store got no parcel. */
function wordingOf({ step, deadline, pickup }: OrderAnnouncement) {
  if (step === "placed" && deadline === undefined) return "placedCash";
  return step === "delivered" && pickup !== undefined ? "handedOver" : step;
}

/** Each letter says what its step is about: nobody is told how to pay for what is paid. */
function factsOf(announcement: OrderAnnouncement): (readonly [WordKey, string])[] {
  const { step, orderCode, amount, language } = announcement;
  const { deadline, payment } = step === "placed" ? announcement : {};
  const { parcel } = step === "shipped" || step === "delivered" ? announcement : {};
  const { pickup } = step === "readyForPickup" ? announcement : {};
  const facts: (readonly [WordKey, string | undefined])[] = [
    ["fact.orderCode", orderCode],
    ["fact.amount", amount === undefined ? undefined : formatRupiah(amount)],
    ["fact.channel", payment?.channelName],
    ["fact.billerCode", payment?.billerCode],
    ["fact.number", payment?.number],
    ["fact.deadline", deadline && `${formatMoment(deadline, language)} WIB`],
    ["fact.courier", parcel?.companyName],
    ["fact.waybill", parcel?.waybill],
    ["fact.store", pickup?.storeName],
    ["fact.confirmCode", pickup?.confirmCode],
  ];
  return facts.flatMap(([key, value]) => (value ? [[key, oneLine(value)] as const] : []));
}

/** Line breaks and control characters have no place in what a shopper typed (abuse case AC-70). */
function oneLine(text: string): string {
  return text.replace(/[\p{Cc}\p{Cf}]+/gu, " ").trim();
}
