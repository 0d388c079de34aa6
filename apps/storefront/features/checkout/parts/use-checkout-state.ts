import { useState } from "react";
import { useClientState } from "../../../platform/client-state.ts";
import { useLeftFields } from "../../../platform/use-left-fields.ts";
import { pathTo } from "../../payment-methods/payment-channel.ts";
import { useCard } from "../../payment-methods/use-card.ts";
import { useChannels } from "../../payment-methods/use-channels.ts";
import { type AddressField, addressFaults, addressFields, placeOf } from "../model/address.ts";
import { type CheckoutFault, checkoutFaults } from "../model/checkout-faults.ts";
import type { SectionName } from "../model/folding.ts";
import { priceRows } from "../model/price-rows.ts";
import { sectionOf } from "./section.tsx";
import { useAddress } from "./use-address.ts";
import { useAddressWords } from "./use-address-words.ts";
import type { Checkout } from "./use-checkout.ts";
import { useFolding } from "./use-folding.ts";
import { useQuotes } from "./use-quotes.ts";

/** What is chosen by pressing, not by typing. */
export type Choices = {
  readonly distributionType: "11" | "21";
  readonly storeCode: string | undefined;
  readonly methodCode: string | undefined;
  readonly channelCode: string | undefined;
  readonly termsAccepted: boolean;
  readonly dataConsent: boolean;
};

const atFirst = {
  storeCode: undefined,
  methodCode: undefined,
  channelCode: undefined,
  termsAccepted: false,
  dataConsent: false,
};

export type CheckoutState = ReturnType<typeof useCheckoutState>;

/** Everything that the checkout's sections share: what is typed and chosen, what is offered for it, and what is wrong with it. */
export function useCheckoutState(checkout: Checkout) {
  const [chosen, setChosen] = useState<Choices>(() => ({
    ...atFirst,
    distributionType: checkout.distributionType === "21" ? "21" : "11",
  }));
  const [remark, setRemark] = useState("");
  const [told, setTold] = useState<readonly CheckoutFault[]>([]);
  const typed = useTypedAddress();
  const isDelivery = chosen.distributionType === "11";
  const { quotes, ask: askQuotes } = useQuotes(checkout.id, isDelivery ? placeOf(typed.address) : undefined);
  const quote = isDelivery && quotes.state === "ready" ? quoteOf(quotes.quotes, chosen.methodCode) : undefined;
  const freight = isDelivery ? (quote?.freight ?? undefined) : 0;
  const { total } = priceRows(checkout.priceInfo, freight);
  const paying = usePaying(checkout, chosen, total, quote);
  const choices: Choices = {
    ...chosen,
    storeCode: storeOf(checkout, chosen.storeCode),
    methodCode: quote?.code ?? undefined,
    channelCode: paying.channel?.code ?? undefined,
  };

  const faults = checkoutFaults({
    ...choices,
    addressFaults: typed.addressFaults,
    cardIsGood: paying.cardIsGood,
    totalAmount: total,
  });
  // An error that was told goes when it is mended; new ones wait for the next press.
  const shownFaults = told.filter((fault) => faults.includes(fault));
  const isDone = (name: SectionName): boolean =>
    name === "confirm"
      ? choices.termsAccepted && choices.dataConsent
      : !faultsBeforeConsent(faults).some((fault) => sectionOf[fault] === name);
  const folding = useFolding(isDone);
  return {
    checkout,
    choices,
    choose: (choice: Partial<Choices>) => setChosen((before) => ({ ...before, ...choice })),
    remark,
    setRemark,
    ...typed,
    quotes,
    quote,
    askQuotes,
    freight,
    total,
    ...paying,
    faults,
    shownFaults,
    tellFaults: setTold,
    isDone,
    folding,
  };
}

const faultsBeforeConsent = (faults: readonly CheckoutFault[]): readonly CheckoutFault[] =>
  faults.filter((fault) => fault !== "CONSENT_INVALID");

/** The chosen store, while it has everything. */
function storeOf({ storeList }: Checkout, code: string | undefined): string | undefined {
  return storeList?.some(({ storeCode }) => storeCode === code) ? code : undefined;
}

/** The chosen offer, while it is among the offers; a single one needs no choosing. */
function quoteOf<Q extends { readonly code?: string | null }>(quotes: readonly Q[], code: string | undefined) {
  return quotes.find((quote) => quote.code === code) ?? (quotes.length === 1 ? quotes[0] : undefined);
}

/** The address, its faults, and which of them are shown already. A logged-in guest's has an email field [ACC-05]. */
function useTypedAddress() {
  const asksEmail = useClientState((state) => state.isGuest);
  const [address, setAddress] = useAddress();
  const faults = addressFaults(address, asksEmail);
  const left = useLeftFields<AddressField>(useAddressWords(faults));
  return {
    address,
    setAddress,
    asksEmail,
    addressFaults: faults,
    addressLeft: { ...left, leaveAll: () => left.leave(...addressFields) },
  };
}

/** The channels for this order, and the chosen one while it is offered; a card's fields are good or not yet. */
function usePaying(
  checkout: Checkout,
  { distributionType, channelCode }: Choices,
  total: number,
  quote: { readonly logisticsCompanyCode?: string | null; readonly cashOnDelivery?: boolean | null } | undefined,
) {
  const card = useCard();
  const { loaded: channels, reload: reloadChannels } = useChannels(
    {
      orderAmount: total,
      supportCod: checkout.supportCod === 0 ? 0 : 1,
      distributionType,
      logisticsCompanyCode: quote?.logisticsCompanyCode ?? undefined,
    },
    quote?.cashOnDelivery !== false,
  );
  const channel = channels.state === "ready" ? pathTo(channels.value, channelCode).at(-1) : undefined;
  const isCard = channel?.paymentMethod === "CARD";
  return {
    channels,
    reloadChannels,
    channel,
    card,
    isCard,
    isCash: channel?.paymentMethod === "CASH",
    cardIsGood: !isCard || card.firstFaulty === undefined,
  };
}
