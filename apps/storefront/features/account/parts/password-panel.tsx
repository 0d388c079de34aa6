import { Panel } from "@gelora/ui/panel.tsx";
import { useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { UserDetail } from "../data/account-documents.ts";
import { ChangePasswordDialog } from "./change-password-dialog.tsx";
import { PasswordLink } from "./password-link.tsx";
import { SettingRow } from "./setting-row.tsx";

/**
 * Changes the password; members who sign in by a third party and have none set one by a mailed
 * link.
 */
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
