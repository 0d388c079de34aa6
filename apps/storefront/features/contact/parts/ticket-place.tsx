import { Notice } from "@gelora/ui/notice.tsx";
import { Panel } from "@gelora/ui/panel.tsx";
import { Skeleton } from "@gelora/ui/skeleton.tsx";
import { type ComponentType, useEffect, useRef, useState } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import type { TicketFormProps } from "./ticket-form.tsx";

/** The form that asks the shop, loaded after the page, and the number of what was asked. */
export function TicketPlace({ orderCode, about }: { readonly orderCode: string; readonly about: string }) {
  const words = useWords("contact");
  const [Form, setForm] = useState<ComponentType<TicketFormProps>>();
  const [sent, setSent] = useState<{ readonly ticketCode: string; readonly email: string }>();
  const confirmation = useRef<HTMLDivElement>(null);
  // The page has become shorter: on a phone the number would be off the screen.
  useEffect(() => {
    if (sent) confirmation.current?.scrollIntoView({ block: "center" });
  }, [sent]);
  useEffect(() => {
    import("./ticket-form.tsx").then(
      (loaded) => setForm(() => loaded.TicketForm),
      () => undefined,
    );
  }, []);
  return (
    <div className="mt-8 max-w-2xl" data-ticket-form="">
      <Panel outlined title={words("formTitle")}>
        <p className="-mt-3 mb-5 text-quiet text-sm">{words("formText")}</p>
        <div role="status" ref={confirmation}>
          {sent ? (
            <Notice tone="good" size="normal" icon="check">
              {words("ticketSent", sent)}
            </Notice>
          ) : null}
        </div>
        {sent ? null : Form ? (
          <Form key={orderCode} orderCode={orderCode} about={about} onSent={setSent} />
        ) : (
          <Skeleton className="h-[36rem] rounded-md" />
        )}
      </Panel>
    </div>
  );
}
