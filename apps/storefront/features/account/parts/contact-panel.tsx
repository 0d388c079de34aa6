import { shownMobile, shownNumber } from "@gelora/locale/mobile.ts";
import { Panel } from "@gelora/ui/panel.tsx";
import { useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { UserDetail } from "../data/account-documents.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { SettingRow } from "./setting-row.tsx";
import type { ChangeField } from "./use-change-field.ts";
import { type ContactField, useContactChange } from "./use-contact-change.tsx";

/** Contact data. Email and mobile are also login names. */
export function ContactPanel({
  detail,
  changeField,
}: {
  readonly detail: UserDetail;
  readonly changeField: ChangeField;
}) {
  const words = useWords("account");
  const [edited, setEdited] = useState<ContactField>();
  const close = (): void => setEdited(undefined);
  const { save, dialogs } = useContactChange(changeField, close);
  const values: Readonly<Record<ContactField, string>> = {
    email: detail.email ?? "",
    mobile: detail.mobile ?? "",
    whatsApp: detail.whatsApp ?? "",
  };
  const shown = {
    ...values,
    mobile: values.mobile ? shownMobile(values.mobile) : "",
    whatsApp: values.whatsApp ? shownNumber(values.whatsApp) : "",
  };
  return (
    <Panel title={words("contactTitle")} text={words("contactText")}>
      <dl>
        {(["email", "mobile", "whatsApp"] as const).map((field) => (
          <SettingRow key={field} label={words(field)} value={shown[field]} onChange={() => setEdited(field)} />
        ))}
      </dl>
      {edited ? (
        <EditDialog
          field={edited}
          value={values[edited]}
          onClose={close}
          onSave={(value) => save(edited, value, values[edited])}
        />
      ) : null}
      {dialogs}
    </Panel>
  );
}
