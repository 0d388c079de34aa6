import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { addRupiah, rupiah } from "@gelora/money/rupiah.ts";
import { askingSteps, namingSteps, type OrderAnnouncement, type OrderStep } from "./announcement.ts";
import { type Letter, oneLine, type Sender } from "./letter.ts";
import { momentInWords } from "./moment-in-words.ts";
import { paymentNumbers, paymentSteps } from "./payment-words.ts";
import { pointsInWords } from "./points-in-words.ts";
import { awaitsParcel, lineDetail, preOrderDay } from "./pre-order.ts";
import { accountQuestion, returnNotes, returnSums } from "./return-letter.ts";
import { say, type WordKey } from "./words.ts";

export function orderLetter(announcement: OrderAnnouncement, sender: Sender): Letter {
  const { language, step, orderCode, trackAddress, returned, destination = [] } = announcement;
  const name = oneLine(announcement.customerName ?? "");
  const values = { orderCode, returnCode: returned?.returnCode ?? "", day: preOrderDay(announcement) ?? "", ...sender };
  const words = (key: WordKey) => say(language, key, values);
  const wording = wordingOf(announcement);
  const steps = asksToPay(announcement) ? paymentSteps(announcement) : [];
  const after = nextOf(announcement).flatMap((key) => words(key).split("\n"));
  const { invoiceAddress } = announcement.paid ?? {};
  return {
    language,
    subject: words(`${wording === "handedOver" || wording === "returnPointsInstead" ? wording : step}.subject`),
    heading: words(`${wording === "handedOver" ? wording : step}.heading`),
    ...(name === "" ? {} : { greeting: say(language, "greeting", { name }) }),
    intro: say(language, `${wording}.intro`, introValues(announcement)),
    facts: factsOf(announcement).map(([key, value]) => ({ label: words(key), value })),
    ...(steps.length > 0 ? { steps: { title: words("steps.title"), items: steps } } : {}),
    button: {
      words: words(buttonOf(announcement)),
      address: trackAddress,
    },
    ...(invoiceAddress ? { link: { words: words("paid.invoice"), address: invoiceAddress } } : {}),
    lines: {
      title: words(linesTitle(announcement)),
      items: itemsOf(announcement),
      sums: sumsOf(announcement, words),
    },
    ...(destination.length > 0
      ? { address: { title: words(addressTitle(announcement)), lines: destination.map(oneLine) } }
      : {}),
    ...(after.length > 0 ? { next: { title: words("next.title"), items: after } } : {}),
    footer: [words("footer.help"), words("footer.reason")],
  };
}

/** Cash needs no payment, and our label no number of the shopper's. */
function buttonOf(announcement: OrderAnnouncement): WordKey {
  const { step, parcel } = announcement;
  if (step === "placed" && !asksToPay(announcement)) return "placedCash.button";
  return step === "returnApproved" && parcel ? "returnRequested.button" : `${step}.button`;
}

/** What an intro may name: sum and store of an order paid at the counter, days of a return. */
const introValues = (announcement: OrderAnnouncement) => ({
  amount: announcement.amount === undefined ? "" : formatRupiah(announcement.amount),
  store: oneLine(announcement.pickup?.storeName ?? ""),
  day: preOrderDay(announcement) ?? "",
  awaitedBy: announcement.returned?.awaitedBy ?? "",
  returnBy: announcement.returned?.returnBy ?? "",
});

/** True for letters that ask for payment; cash orders have no deadline. */
export function asksToPay({ step, deadline }: OrderAnnouncement): boolean {
  return askingSteps.has(step) && deadline !== undefined;
}

/** What is in a parcel or has arrived has been paid for before. */
const withoutPrices: ReadonlySet<OrderStep> = new Set(["shipped", "delivered", ...namingSteps]);

const listsPrices = ({ step }: OrderAnnouncement): boolean => !withoutPrices.has(step);

/** What is a gift says so, as everywhere. */
function itemsOf(announcement: OrderAnnouncement) {
  const { lines = [], language } = announcement;
  return lines.map((line) => {
    const { quantity, name, amount, picture } = line;
    const detail = lineDetail(announcement, line);
    return {
      name: `${quantity} × ${oneLine(name)}`,
      ...(detail === undefined ? {} : { detail }),
      ...(listsPrices(announcement) ? { amount: amount === 0 ? say(language, "sum.free") : formatRupiah(amount) } : {}),
      ...(picture === undefined ? {} : { picture }),
    };
  });
}

const listsCancelled = ({ step }: OrderAnnouncement): boolean => step === "cancelled" || step === "piecesCancelled";

const isAboutReturn = ({ returned }: OrderAnnouncement): boolean => returned !== undefined;

function linesTitle(announcement: OrderAnnouncement): WordKey {
  if (isAboutReturn(announcement)) return "lines.returned";
  if (announcement.step === "shipped") return "lines.parcel";
  if (namingSteps.has(announcement.step)) return "lines.order";
  return listsCancelled(announcement) ? "lines.cancelled" : "lines.title";
}

/**
 * The sums of lines and delivery, less promotions, coupons and points, as on the order's receipt;
 * nothing where the letter lists no lines, or those of a parcel. Pieces that were cancelled or go
 * back do not make up the order's sum: they have their own.
 */
function sumsOf(announcement: OrderAnnouncement, words: (key: WordKey) => string) {
  const { lines = [], reductions = [], freight, points, amount } = announcement;
  if (isAboutReturn(announcement)) return returnSums(announcement);
  if (!listsPrices(announcement)) return [];
  if (lines.length === 0 || amount === undefined) return [];
  const taken = reductions.map(({ name, amount: off }) => ({ label: oneLine(name), value: `-${formatRupiah(off)}` }));
  const left = rupiah(
    addRupiah(...lines.map((line) => line.amount)) - addRupiah(...reductions.map((one) => one.amount)),
  );
  if (listsCancelled(announcement) && left + (freight ?? 0) - (points ?? 0) !== amount)
    return taken.length === 0 ? [] : [...taken, { label: words("sum.ended"), value: formatRupiah(left) }];
  return [
    ...taken,
    ...(freight === undefined
      ? []
      : [{ label: words("sum.freight"), value: freight === 0 ? words("sum.free") : formatRupiah(freight) }]),
    ...(points === undefined ? [] : [{ label: words("sum.points"), value: `-${formatRupiah(points)}` }]),
    { label: words("fact.amount"), value: formatRupiah(amount) },
  ];
}

function addressTitle({ freight, returned }: OrderAnnouncement): WordKey {
  if (returned) return "address.return";
  return freight === undefined ? "address.store" : "address.delivery";
}

function nextOf(announcement: OrderAnnouncement): readonly WordKey[] {
  const { step, freight, paid, refund } = announcement;
  const isPickup = freight === undefined;
  const isPreOrder = !isPickup && preOrderDay(announcement) !== undefined;
  if (asksToPay(announcement)) return [isPickup ? "next.payPickup" : isPreOrder ? "next.payPreOrder" : "next.pay"];
  if (announcement.needsAccount) return ["next.nameAccountInCase"];
  if (refund?.needsAccount) return [accountQuestion(announcement), ...returnNotes(announcement)];
  if (step !== "placed" && step !== "paid") return returnNotes(announcement);
  return [
    isPickup ? "next.pickup" : isPreOrder ? "next.preOrder" : "next.delivery",
    ...(paid && !paid.invoiceAddress ? (["next.guestInvoice"] as const) : []),
  ];
}

/** That no money goes back is news once. */
function isExchangeAskedFor({ step, returned }: OrderAnnouncement): boolean {
  return step === "returnRequested" && Boolean(returned?.exchangeFor);
}

/** Cash orders get no payment deadline, free ones no payment, and pick-ups no parcel. */
function wordingOf(announcement: OrderAnnouncement) {
  const { step, deadline, collectBy, pickup, amount, refund, pointsBack, parcel, returned, paid } = announcement;
  if (step === "placed" && amount === 0) return "placedFree";
  if (step === "placed" && deadline === undefined) return pickup ? "placedStoreCash" : "placedCash";
  if (refund && (step === "cancelled" || step === "piecesCancelled" || step === "sentBack" || step === "paymentLate"))
    return `${step}Refund` as const;
  if (step === "returnRefundInstead" && !refund && pointsBack) return "returnPointsInstead";
  if (step === "paid" && paid?.isLate) return "paidLate";
  if (step === "paid" && preOrderDay(announcement)) return "paidPreOrder";
  if (step === "returnReceived" && refund) return "returnReceivedRefund";
  if (isExchangeAskedFor(announcement)) return "returnRequestedExchange";
  if (step === "returnApproved" && parcel) return "returnApprovedLabel";
  if (step === "returnDelivered" && returned?.awaitedBy)
    return returned.returnBy ? "returnDeliveredAwaited" : "returnDeliveredAwaitedLast";
  if (step === "returnSent" && returned?.shopPaysParcel) return "returnSentLabel";
  if (step === "readyForPickup" && collectBy) return "readyForPickupCash";
  return step === "delivered" && pickup !== undefined ? "handedOver" : step;
}

const carriesParcel: ReadonlySet<OrderStep> = new Set([
  "shipped",
  "delivered",
  "deliveryFailed",
  "returnApproved",
  "returnSent",
  "returnAwaited",
  "returnReplaced",
  "returnDelivered",
]);

const withoutTotal: ReadonlySet<OrderStep> = new Set(["piecesCancelled", "accountNamed"]);

/** Only the facts that matter to the step: no payment details once it is paid. */
function factsOf(announcement: OrderAnnouncement): (readonly [WordKey, string])[] {
  const { step, orderCode, language, refund, pointsBack, paid, returned } = announcement;
  // The order's total would be taken for the amount that goes back.
  const amount = refund || returned || withoutTotal.has(step) ? undefined : announcement.amount;
  const { deadline, payment } = asksToPay(announcement) ? announcement : {};
  const { parcel } = carriesParcel.has(step) ? announcement : {};
  const { pickup } = step === "readyForPickup" ? announcement : {};
  const { collectBy } = step === "readyForPickup" || step === "placed" ? announcement : {};
  const { delivery } = awaitsParcel.has(step) ? announcement : {};
  const facts: (readonly [WordKey, string | undefined])[] = [
    ["fact.orderCode", orderCode],
    ["fact.returnCode", returned?.returnCode],
    ["fact.rejection", returned?.reason],
    ["fact.sendBy", returned?.sendBy],
    ["fact.exchangeFor", returned?.exchangeFor],
    ["fact.refund", isExchangeAskedFor(announcement) ? say(language, "sum.noneSamePrice") : undefined],
    ["fact.amount", amount === undefined ? undefined : formatRupiah(amount)],
    ["fact.refund", refund && formatRupiah(refund.amount)],
    ["fact.refundWay", refund?.way],
    ["fact.account", announcement.account],
    ["fact.pointsBack", pointsBack === undefined ? undefined : pointsInWords(pointsBack, language)],
    ["fact.card", step === "placed" || step === "paid" ? announcement.card : undefined],
    ["fact.channel", payment?.channelName ?? paid?.channelName],
    ["fact.paidAt", paid && momentInWords(paid.at, language)],
    ...(payment ? paymentNumbers(payment) : []),
    ["fact.deadline", deadline && momentInWords(deadline, language)],
    ["fact.collectBy", collectBy && momentInWords(collectBy, language)],
    ["fact.delivery", delivery?.service],
    ["fact.arrival", delivery?.arrival],
    ["fact.courier", parcel?.companyName],
    ["fact.waybill", parcel?.waybill],
    ["fact.store", pickup?.storeName],
    ["fact.confirmCode", pickup?.confirmCode],
  ];
  return facts.flatMap(([key, value]) => (value ? [[key, oneLine(value)] as const] : []));
}
