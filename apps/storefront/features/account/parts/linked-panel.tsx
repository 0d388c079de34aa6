import { Panel } from "@gelora/ui/panel.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { UserDetail } from "../data/account-documents.ts";

const names: Readonly<Record<string, string>> = { google: "Google", facebook: "Facebook" };

/** The linked third-party sign-ins, if any. */
export function LinkedPanel({ thirdIds }: { readonly thirdIds: UserDetail["thirdIds"] }) {
  const words = useWords("account");
  const channels = [...new Set((thirdIds ?? []).map(({ thirdChannel }) => thirdChannel ?? ""))].filter(Boolean);
  if (channels.length === 0) return null;
  return (
    <Panel title={words("linkedTitle")} text={words("linkedText")}>
      <ul>
        {channels.map((channel) => (
          <li key={channel} className="border-line border-t py-3 font-semibold first:border-t-0">
            {names[channel] ?? channel}
          </li>
        ))}
      </ul>
    </Panel>
  );
}
