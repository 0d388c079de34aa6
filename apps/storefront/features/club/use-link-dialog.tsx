import { type ReactNode, useState } from "react";
import { useFailureToast } from "../../platform/gateway/show-failure.ts";
import { usePage } from "../../platform/page/page-context.ts";
import type { CompiledWords } from "../../platform/words/format-words.ts";
import type { LinkEntry } from "./parts/use-link-run.ts";

const load = () => import("./parts/link-dialog.tsx");
type Opened = Awaited<ReturnType<typeof load>> & { readonly words: CompiledWords; readonly entry: LinkEntry };

export type LinkOpener = {
  /** Loads the dialog and opens it; reports where it could not be loaded. */
  readonly open: (entry: LinkEntry) => Promise<void>;
  /** Takes it away, after it is done, where the page stays. */
  readonly close: () => void;
  /** While it loads. */
  readonly busy: boolean;
  readonly dialog: ReactNode;
};

const reload = (): void => location.reload();
const nothing = (): void => undefined;

/**
 * The linking dialog, loaded with its words when it is opened [LNK-01 to LNK-24].
 * @param options.onDone after linking or unlinking; the page loads again by default [LNK-16,
 * LNK-19]
 * @param options.onClosed after it was closed without a result, or could not be loaded
 * @param options.isAsked false if nobody asked for it, and nobody misses it where it does not load
 */
export function useLinkDialog({ onDone = reload, onClosed = nothing, isAsked = true } = {}): LinkOpener {
  const { language } = usePage();
  const reportFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const [opened, setOpened] = useState<Opened>();
  const open = async (entry: LinkEntry): Promise<void> => {
    setBusy(true);
    const loaded = await load().catch(() => undefined);
    const words = await loaded?.loadClubWords(language).catch(() => undefined);
    setBusy(false);
    if (loaded && words) return setOpened({ ...loaded, words, entry });
    onClosed();
    if (isAsked) reportFailure({ kind: "network", code: "", message: "" });
  };
  return {
    open,
    close: () => setOpened(undefined),
    busy,
    dialog: opened ? (
      <opened.LinkDialog
        entry={opened.entry}
        words={opened.words}
        isAsked={isAsked}
        onClose={() => {
          setOpened(undefined);
          onClosed();
        }}
        onDone={onDone}
      />
    ) : null,
  };
}
