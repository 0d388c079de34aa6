import { shownMobile } from "@gelora/locale/mobile.ts";
import { Dialog } from "@gelora/ui/dialog.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import { type CodeChannel, codeChannels } from "../model/phone-state.ts";
import type { PhoneVerification } from "../model/phone-verification.ts";
import { useStore } from "../use-store.ts";

const icons = { WHATSAPP: "chat", SMS: "phone" } as const;

/** WhatsApp or SMS; the choice sends the code [REG-11, REG-12]. */
export function ChannelDialog({ verification }: { readonly verification: PhoneVerification }) {
  const words = useWords("verification");
  const { choosing, mobile, channel, sending, sent, hasCode } = useStore(verification.store);
  return (
    <Dialog open={choosing} onClose={verification.dismiss} title={words("channelTitle")} closeLabel={words("close")}>
      {choosing ? (
        <>
          <p className="text-strong">{words("channelText", { mobile: shownMobile(mobile) })}</p>
          <div className="mt-5 space-y-3">
            {codeChannels.map((way) => (
              <ChannelButton
                key={way}
                way={way}
                state={channel === way && (sending || sent) ? (sent ? "sent" : "sending") : "idle"}
                onPress={() => void verification.choose(way)}
              />
            ))}
          </div>
          {hasCode ? (
            <button
              type="button"
              onClick={verification.enterEarlierCode}
              className="-mx-2 mt-3 min-h-11 rounded-md px-2 font-bold text-sm underline underline-offset-4"
            >
              {words("haveCode")}
            </button>
          ) : null}
          <p role="status" className="sr-only">
            {sending ? words("sending") : null}
            {sent ? words("sent") : null}
          </p>
        </>
      ) : null}
    </Dialog>
  );
}

type ChannelButtonProps = {
  readonly way: CodeChannel;
  readonly state: "idle" | "sending" | "sent";
  readonly onPress: () => void;
};

function ChannelButton({ way, state, onPress }: ChannelButtonProps) {
  const words = useWords("verification");
  return (
    <button
      type="button"
      data-channel={way}
      aria-busy={state === "sending" || undefined}
      onClick={onPress}
      className={`flex min-h-16 w-full items-center gap-4 rounded-md border px-4 py-3 text-left transition-colors ${state === "idle" ? "border-control bg-white hover:border-ink hover:bg-tint" : "border-ink bg-tint"} ${state === "sending" ? "animate-pulse-soft" : ""}`}
    >
      <span className="grid size-10 shrink-0 place-items-center rounded-full bg-club-soft text-club">
        <Icon name={icons[way]} />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block font-bold">{words(`channel.${way}`)}</span>
        <span className="block text-quiet text-sm">{words(`channelHint.${way}`)}</span>
      </span>
      <Icon
        name={state === "sent" ? "check" : "right"}
        className={`size-5 ${state === "sent" ? "stroke-3 text-good" : ""}`}
      />
    </button>
  );
}
