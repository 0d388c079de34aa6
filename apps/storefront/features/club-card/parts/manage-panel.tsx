import { Panel } from "@gelora/ui/panel.tsx";
import { showToast } from "../../../platform/browser/toasts.ts";
import { useFailureToast } from "../../../platform/gateway/show-failure.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { useLinkDialog } from "../../club/use-link-dialog.tsx";
import { openClubPage } from "../../club-site/open-club-page.ts";
import type { ClubAccount } from "../data/loyalty-documents.ts";

export type ManagePanelProps = {
  readonly account: Pick<ClubAccount, "havePin" | "pinDisabled">;
  /** Something about the card may have changed on the club's own site. */
  readonly onChange: () => void;
};

/** What a member can do with the card besides using its points [ACC-16, SES-13]. */
export function ManagePanel({ account, onChange }: ManagePanelProps) {
  const words = useWords("club-card");
  const onFailed = useFailureToast();
  const { open, busy, dialog } = useLinkDialog();
  const callbacks = {
    onClosed: (isDone: boolean): void => {
      // The window that said so is closed.
      if (isDone) showToast(words("saved"));
      onChange();
    },
    onFailed,
  };
  return (
    <Panel title={words("manage")}>
      <ul className="divide-y divide-line">
        <Action text={words(pinActionOf(account))} onPress={() => openClubPage("pin", callbacks)} />
        <Action text={words("openCard")} onPress={() => openClubPage("card", callbacks)} />
        <Action text={words("setPassword")} onPress={() => openClubPage("password", callbacks)} />
        <Action text={words("unlink")} busy={busy} onPress={() => void open({ name: "unlinkAsked" })} />
      </ul>
      {dialog}
    </Panel>
  );
}

function pinActionOf({ havePin, pinDisabled }: ManagePanelProps["account"]) {
  if (!havePin) return "setPin";
  return pinDisabled ? "renewPin" : "changePin";
}

type ActionProps = { readonly text: string; readonly busy?: boolean; readonly onPress: () => void };

function Action({ text, busy = false, onPress }: ActionProps) {
  return (
    <li>
      <button
        type="button"
        aria-busy={busy || undefined}
        onClick={onPress}
        className="min-h-12 w-full py-2 text-left font-semibold underline-offset-4 hover:underline aria-busy:animate-pulse-soft"
      >
        {text}
      </button>
    </li>
  );
}
