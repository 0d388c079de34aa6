import { isEmail } from "@gelora/locale/email.ts";
import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { FieldNote } from "@gelora/ui/field-note.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import { TextArea } from "@gelora/ui/text-area.tsx";
import { useState } from "react";
import { namingOffline } from "../../../platform/gateway/offline-failure.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useForm } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { type ChosenPicture, PicturePicker } from "../../pictures/picture-picker.tsx";
import { sendTicketDocument, startTicketPictureDocument } from "../data/ticket-documents.ts";

export type TicketFormProps = {
  /** Of the page that led here; empty if none. */
  readonly orderCode: string;
  /** What it is about, as the address says; empty if nothing. */
  readonly about: string;
  readonly onSent: (sent: { readonly ticketCode: string; readonly email: string }) => void;
};

const topics = ["ORDER", "PAYMENT", "RETURN", "PRODUCT", "ACCOUNT", "OTHER"] as const;
/** As the shop limits them. */
const [leastName, leastText, mostText, mostPictures] = [2, 10, 4000, 3];

export function TicketForm({ orderCode, about, onSent }: TicketFormProps) {
  const words = useWords("contact");
  const failureText = useFailureText();
  const [pictures, setPictures] = useState<readonly ChosenPicture[]>([]);
  const first = { name: "", email: "", topic: orderCode ? "ORDER" : "", orderCode, text: "", website: "" };
  const form = useForm(first, ({ name, email, topic, text }) => ({
    name: name.trim().length < leastName ? words("nameMissing") : undefined,
    email: isEmail(email.trim()) ? undefined : words("emailInvalid"),
    topic: topic ? undefined : words("topicMissing"),
    text: text.trim().length < leastText ? words("textMissing") : undefined,
  }));
  const { ref: topicRef, error: topicError, good: _good, ...topicInput } = form.input("topic");
  const { ref: textRef, error: textError, good: _textGood, ...textInput } = form.input("text");
  const send = form.submit(async () => {
    const { name, email, text, website } = form.values;
    const topic = topics.find((one) => one === form.values.topic) ?? "OTHER";
    const input = {
      name: name.trim(),
      email: email.trim(),
      topic,
      text: text.trim(),
      website,
      pictureCodes: pictures.map(({ code }) => code),
      ...(form.values.orderCode.trim() ? { orderCode: form.values.orderCode.trim() } : {}),
    };
    const sent = await callShopForItem(sendTicketDocument, { input }, (value) => value.sendTicket);
    if (!sent.ok) return namingOffline(sent.failure);
    onSent({ ticketCode: sent.value?.ticketCode ?? "", email: email.trim() });
    return undefined;
  });
  const { good: _nameGood, ...name } = form.input("name");
  const { good: _emailGood, ...email } = form.input("email");
  const { good: _orderGood, ...order } = form.input("orderCode");
  return (
    <form method="post" noValidate onSubmit={send} className="space-y-4">
      {about ? <p className="text-sm text-strong">{about}</p> : null}
      <div className="grid gap-4 sm:grid-cols-2">
        <Field label={words("name")} autoComplete="name" maxLength={80} {...name} />
        <Field label={words("emailLabel")} type="email" autoComplete="email" {...email} hint={words("emailHint")} />
        <SelectField
          label={words("topic")}
          placeholder={words("topicChoose")}
          choices={topics.map((topic) => ({ value: topic, name: words(`topic.${topic}`) }))}
          ref={topicRef}
          error={topicError}
          {...topicInput}
        />
        <Field label={words("orderNumber")} maxLength={40} {...order} />
      </div>
      <div>
        <TextArea
          label={words("question")}
          rows={6}
          maxLength={mostText}
          ref={textRef}
          aria-invalid={textError ? true : undefined}
          aria-describedby="ticket-text-note"
          {...textInput}
        />
        <FieldNote id="ticket-text-note" error={textError} />
      </div>
      {/* People do not see it; programs fill in every field. */}
      <div aria-hidden="true" className="absolute -left-[200vw]">
        <label>
          Website
          <input
            name="website"
            tabIndex={-1}
            autoComplete="off"
            value={form.values.website}
            onChange={({ target }) => form.change({ website: target.value })}
          />
        </label>
      </div>
      <PicturePicker
        legend={words("pictures")}
        hint={words("picturesHint", { n: mostPictures })}
        most={mostPictures}
        start={() => callShopForItem(startTicketPictureDocument, {}, (value) => value.startTicketPicture)}
        pictures={pictures}
        onChange={setPictures}
      />
      <p className="text-quiet text-sm">{words("formPrivacy")}</p>
      <RefusalNote text={form.failure && failureText(form.failure)} />
      <Button type="submit" busy={form.busy}>
        {words("sendTicket")}
      </Button>
    </form>
  );
}
