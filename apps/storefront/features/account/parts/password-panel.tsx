import { useState } from "react";
import { useWords } from "../../../platform/use-words.ts";
import type { UserDetail } from "../data/account-documents.ts";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { Panel } from "./panel.tsx";
import { PasswordLink } from "./password-link.tsx";
import { SettingRow } from "./setting-row.tsx";

/** Changes the password; who signs in by a third party and has none sets one by a mailed link. */
export function PasswordPanel({
  detail,
  onChanged,
}: {
  readonly detail: UserDetail;
  readonly onChanged: () => Promise<void>;
}) {
  const words = useWords("account");
  const [open, setOpen] = useState(false);
  const email = detail.email ?? "";
  if (!detail.passwordSet) {
    return (
      <Panel title={words("password")} text={words("passwordNone")}>
        <PasswordLink email={email} />
      </Panel>
    );
  }
  return (
    <Panel title={words("password")}>
      <dl>
        <SettingRow
          label={words("password")}
          value="••••••••"
          change={words("changePassword")}
          onChange={() => setOpen(true)}
        />
      </dl>
      {open ? <ChangePasswordDialog email={email} onChanged={onChanged} onClose={() => setOpen(false)} /> : null}
    </Panel>
  );
}
