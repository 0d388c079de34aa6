import { Button } from "@gelora/ui/button.tsx";
import { Field } from "@gelora/ui/field.tsx";
import { FieldNote } from "@gelora/ui/field-note.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { SelectField } from "@gelora/ui/select-field.tsx";
import { TextArea } from "@gelora/ui/text-area.tsx";
import type { InputProps } from "../../../platform/browser/use-fields.ts";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import type { Form } from "../../../platform/gateway/use-form.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { PicturePicker } from "../../pictures/picture-picker.tsx";
import { startTicketPictureDocument } from "../data/ticket-documents.ts";
import { type TicketValues, topics } from "../model/ticket-to-send.ts";
import { type SentTicket, useTicketForm } from "./use-ticket-form.ts";

export type TicketFormProps = {
  /** Of the page that led here; empty if none. */
  readonly orderCode: string;
  /** What it is about, as the address says; empty if nothing. */
  readonly about: string;
  readonly onSent: (sent: SentTicket) => void;
};

/** As the shop limits them. */
const [mostText, mostPictures] = [4000, 3];

export function TicketForm({ orderCode, about, onSent }: TicketFormProps) {
  const words = useWords("contact");
  const failureText = useFailureText();
  const { form, pictures, setPictures, send } = useTicketForm(orderCode, onSent);
  return (
    <form method="post" noValidate onSubmit={send} className="space-y-4">
      {about ? <p className="text-sm text-strong">{about}</p> : null}
      <Facts input={form.input} />
      <Question input={form.input("text")} />
      <Trap value={form.values.website} onChange={(website) => form.change({ website })} />
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

/** Who asks, and about what. */
function Facts({ input }: Pick<Form<TicketValues>, "input">) {
  const words = useWords("contact");
  const { good: _name, ...name } = input("name");
  const { good: _email, ...email } = input("email");
  const { good: _topic, ...topic } = input("topic");
  const { good: _order, ...order } = input("orderCode");
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Field label={words("name")} autoComplete="name" maxLength={80} {...name} />
      <Field label={words("emailLabel")} type="email" autoComplete="email" {...email} hint={words("emailHint")} />
      <SelectField
        label={words("topic")}
        placeholder={words("topicChoose")}
        choices={topics.map((topic) => ({ value: topic, name: words(`topic.${topic}`) }))}
        {...topic}
      />
      <Field label={words("orderNumber")} maxLength={40} {...order} />
    </div>
  );
}

function Question({ input }: { readonly input: InputProps }) {
  const words = useWords("contact");
  const { error, good: _good, ...text } = input;
  return (
    <div>
      <TextArea
        label={words("question")}
        rows={6}
        maxLength={mostText}
        aria-invalid={error ? true : undefined}
        aria-describedby="ticket-text-note"
        {...text}
      />
      <FieldNote id="ticket-text-note" error={error} />
    </div>
  );
}

type TrapProps = { readonly value: string; readonly onChange: (value: string) => void };

/** People do not see it; programs fill in every field. */
function Trap({ value, onChange }: TrapProps) {
  return (
    <div aria-hidden="true" className="absolute -left-[200vw]">
      <label>
        Website
        <input
          name="website"
          tabIndex={-1}
          autoComplete="off"
          value={value}
          onChange={({ target }) => onChange(target.value)}
        />
      </label>
    </div>
  );
}
