import { Panel } from "@gelora/ui/panel.tsx";
import { useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { UserDetail } from "../data/account-documents.ts";
import { changeOf, isGender, shownDate } from "../model/profile-field.ts";
import { EditDialog } from "./edit-dialog.tsx";
import { SettingRow } from "./setting-row.tsx";
import type { ChangeField } from "./use-change-field.ts";

const fields = ["firstName", "lastName", "birthDate", "gender"] as const;
type DetailField = (typeof fields)[number];

/** Personal data. Club members also see their name in the club [ACC-11]. */
export function DetailsPanel({
  detail,
  clubName,
  changeField,
}: {
  readonly detail: UserDetail;
  /** Undefined for those without a card, and until the club has said it. */
  readonly clubName?: string | undefined;
  readonly changeField: ChangeField;
}) {
  const words = useWords("account");
  const [edited, setEdited] = useState<DetailField>();
  const shown: Readonly<Record<DetailField, string>> = {
    firstName: detail.firstName ?? "",
    lastName: detail.lastName ?? "",
    birthDate: shownDate(detail.birthDate),
    gender: detail.gender && isGender(detail.gender) ? words(`gender.${detail.gender}`) : "",
  };
  const typed = { ...shown, gender: detail.gender ?? "" };
  return (
    <Panel title={words("detailsTitle")}>
      <dl>
        {fields.map((field) => (
          <SettingRow key={field} label={words(field)} value={shown[field]} onChange={() => setEdited(field)} />
        ))}
        {clubName ? <SettingRow label={words("loyaltyName")} value={clubName} /> : null}
      </dl>
      {edited ? (
        <EditDialog
          field={edited}
          value={typed[edited]}
          onClose={() => setEdited(undefined)}
          onSave={async (value) => {
            const failure = await changeField(edited, changeOf(edited, value));
            if (!failure) setEdited(undefined);
            return failure;
          }}
        />
      ) : null}
    </Panel>
  );
}
