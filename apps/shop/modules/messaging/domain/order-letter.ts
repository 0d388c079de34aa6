import { formatMoment } from "@gelora/locale/jakarta-time.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import type { OrderAnnouncement } from "./announcement.ts";
import { type Letter, oneLine, type Sender } from "./letter.ts";
import { say, type WordKey } from "./words.ts";

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
    button: { words: words(`${step}.button`), address: trackAddress },
    lines: { title: words("lines.title"), items: itemsOf(announcement) },
    footer: [words("footer.help"), words("footer.reason")],
  };
}

function itemsOf({ lines = [] }: OrderAnnouncement) {
  return lines.map(({ quantity, name, amount }) => ({
    name: `${quantity} × ${oneLine(name)}`,
    amount: formatRupiah(amount),
  }));
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
