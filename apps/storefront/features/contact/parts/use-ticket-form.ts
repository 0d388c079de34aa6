import { isEmail } from "@gelora/locale/email.ts";
import { useEffect, useState } from "react";
import { namingOffline } from "../../../platform/gateway/offline-failure.ts";
import { type Form, useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useClientState } from "../../../platform/session/client-state.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import type { ChosenPicture } from "../../pictures/chosen-picture.ts";
import { sendTicketDocument } from "../data/ticket-documents.ts";
import { askerOf, type TicketValues, ticketToSend } from "../model/ticket-to-send.ts";

export type SentTicket = { readonly ticketCode: string; readonly email: string };

/** As the shop limits them. */
const [leastName, leastText] = [2, 10];

/**
 * The state of a support ticket, and its sending.
 * @param orderCode of the page that led here; empty if none
 */
export function useTicketForm(orderCode: string, onSent: (sent: SentTicket) => void) {
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const form = useTicketFields(orderCode);
  const send = form.submit(async () => {
    const pictureCodes = pictures.map(({ code }) => code);
    const input = { ...ticketToSend(form.values), pictureCodes };
    const sent = await callShopForItem(sendTicketDocument, { input }, (value) => value.sendTicket);
    if (!sent.ok) return namingOffline(sent.failure);
    onSent({ ticketCode: sent.value?.ticketCode ?? "", email: input.email });
    return undefined;
  });
  return { form, pictures, setPictures, send };
}

function useTicketFields(orderCode: string) {
  const words = useWords("contact");
  const first = { name: "", email: "", topic: orderCode ? "ORDER" : "", orderCode, text: "", website: "" };
  const form = useForm<TicketValues>(first, ({ name, email, topic, text }) => ({
    name: name.trim().length < leastName ? words("nameMissing") : undefined,
    email: isEmail(email.trim()) ? undefined : words("emailInvalid"),
    topic: topic ? undefined : words("topicMissing"),
    text: text.trim().length < leastText ? words("textMissing") : undefined,
  }));
  useAccountFilledIn(form.change);
  return form;
}

/** The account may be known after the form: what was typed meanwhile stays. */
function useAccountFilledIn(change: Form<TicketValues>["change"]): void {
  const account = useClientState(({ accountInfo }) => accountInfo);
  const { name, email } = askerOf(account);
  useEffect(() => {
    if (name || email) change((before) => ({ name: before.name || name, email: before.email || email }));
  }, [name, email, change]);
}
