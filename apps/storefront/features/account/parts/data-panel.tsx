import { Button } from "@gelora/ui/button.tsx";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useState } from "react";
import { useFailureText } from "../../../platform/gateway/use-failure-text.ts";
import { useSubmission } from "../../../platform/gateway/use-submission.ts";
import { callShopForItem } from "../../../platform/session/call-shop-for-item.ts";
import { useShopRead } from "../../../platform/session/use-shop-read.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { accountErasureDocument, requestErasureDocument } from "../data/erasure-documents.ts";
import { takeData } from "../data/take-data.ts";
import { Erasing } from "./erasing.tsx";
import type { Proof } from "./use-proof.tsx";

type DataPanelProps = Pick<Proof, "withProof">;

/**
 * The member's data to take along, and the end of the account: asked for with a proof of identity,
 * and taken back until the last day.
 */
export function DataPanel({ withProof }: DataPanelProps) {
  const words = useWords("account");
  const failureText = useFailureText();
  const { loaded, reload } = useShopRead(accountErasureDocument, {}, { keepLast: true });
  const download = useSubmission();
  const [asking, setAsking] = useState(false);
  const erasure = loaded.state === "ready" ? loaded.value.accountErasure : undefined;
  return (
    <Panel title={words("dataTitle")} text={words("dataText")}>
      <div className="flex flex-wrap gap-3">
        <Button
          look="outline"
          size="small"
          busy={download.busy}
          onClick={() => download.submit(() => withProof(takeData, "download"))}
        >
          {words("dataDownload")}
        </Button>
        {erasure ? null : (
          <Button look="quiet" size="small" disabled={loaded.state !== "ready"} onClick={() => setAsking(true)}>
            {words("erase")}
          </Button>
        )}
      </div>
      <RefusalNote text={download.failure && failureText(download.failure)} />
      {erasure ? <Erasing erasure={erasure} reload={reload} /> : null}
      {asking ? <EraseDialog withProof={withProof} reload={reload} onClose={() => setAsking(false)} /> : null}
    </Panel>
  );
}

type EraseDialogProps = DataPanelProps & { readonly reload: () => Promise<void>; readonly onClose: () => void };

/** What goes, what stays, and until when it can be taken back. */
function EraseDialog({ withProof, reload, onClose }: EraseDialogProps) {
  const words = useWords("account");
  const failureText = useFailureText();
  const { busy, failure, submit } = useSubmission();
  const erase = (): void =>
    submit(async () => {
      const refused = await withProof(async () => {
        const result = await callShopForItem(requestErasureDocument, {}, (answer) => answer.requestErasure);
        return result.ok ? undefined : result.failure;
      }, "erase");
      if (refused) return refused;
      await reload();
      onClose();
      return undefined;
    });
  return (
    <Dialog open title={words("eraseTitle")} closeLabel={words("close")} onClose={onClose}>
      <ul className="list-disc space-y-2 pl-5">
        <li>{words("eraseGone")}</li>
        <li>{words("eraseStays")}</li>
        <li>{words("eraseClub")}</li>
        <li>{words("eraseGrace")}</li>
      </ul>
      <RefusalNote text={failure && failureText(failure)} />
      <div className="mt-6 flex flex-wrap gap-3">
        <Button busy={busy} onClick={erase}>
          {words("eraseSure")}
        </Button>
        <Button look="outline" onClick={onClose}>
          {words("cancel")}
        </Button>
      </div>
    </Dialog>
  );
}
