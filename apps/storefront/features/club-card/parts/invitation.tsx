import { formatPoints } from "@gelora/money/format-points.ts";
import { Button, buttonClass } from "@gelora/ui/button.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import { panelClass } from "@gelora/ui/panel.tsx";
import { type ReactNode, useEffect, useRef } from "react";
import { useWords } from "../../../platform/words/use-words.ts";
import { ClubCardFace, ClubWordmark } from "../../club/club-card-face.tsx";
import { linkBonusPoints } from "../../club/link-bonus.ts";
import { useLinkDialog } from "../../club/use-link-dialog.tsx";

export type InvitationProps = {
  /** Where joining leads back to, an own path. */
  readonly redirectUrl: string;
  /** Whether the dialog opens by itself. */
  readonly isAsked?: boolean;
  /** After linking, instead of loading the page again. */
  readonly onDone?: () => void;
  /** Another way on. */
  readonly children?: ReactNode;
};

/** What the club is, and the two ways in: with a card, and without one. */
export function Invitation({ redirectUrl, isAsked = false, onDone, children }: InvitationProps) {
  const words = useWords("club-card");
  const { open, busy, dialog } = useLinkDialog(onDone ? { onDone } : {});
  const first = useRef(open);
  useEffect(() => {
    if (isAsked) void first.current({ name: "invited" });
  }, [isAsked]);
  return (
    <section
      aria-labelledby="club-invitation"
      className={`grid grid-cols-1 gap-6 xl:grid-cols-2 xl:gap-8 xl:items-center ${panelClass}`}
    >
      <ClubCardFace>
        <div className="flex aspect-[1.586] min-h-52 w-full flex-col justify-between p-5 md:p-6">
          <ClubWordmark className="text-xl" />
          <p className="max-w-64 font-extrabold text-2xl leading-tight tracking-tight">
            {words("bonus", { points: formatPoints(linkBonusPoints) })}
          </p>
        </div>
      </ClubCardFace>
      <div>
        <h2 id="club-invitation" className="text-2xl">
          {words("invitationTitle")}
        </h2>
        <ul className="mt-4 space-y-3">
          {(["invitationEarn", "invitationPay", "invitationTier"] as const).map((reason) => (
            <li key={reason} className="flex gap-3">
              <Icon name="check" className="mt-0.5 size-5 stroke-3 text-club" />
              {words(reason)}
            </li>
          ))}
        </ul>
        <div className="mt-6 grid gap-3 sm:max-w-72">
          <Button busy={busy} onClick={() => void open({ name: "invited" })}>
            {words("link")}
          </Button>
          <a
            href={`/register/mapclub?redirectUrl=${encodeURIComponent(redirectUrl)}`}
            className={buttonClass("outline")}
          >
            {words("join")}
          </a>
        </div>
        {children}
      </div>
      {dialog}
    </section>
  );
}
