import { maskedMobile } from "@gelora/locale/mobile.ts";
import { formatPoints } from "@gelora/money/format-points.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { RefusalNote } from "@gelora/ui/refusal-note.tsx";
import { useWords } from "../../platform/words/use-words.ts";
import type { ClubAccount } from "./club-account.ts";
import { PointsFrame } from "./parts/points-frame.tsx";
import { Switch } from "./parts/switch.tsx";
import { usablePoints } from "./usable-points.ts";

export type PointsPanelProps = {
  /** Undefined while the club does not answer. */
  readonly account: ClubAccount | undefined;
  /** As the switch is turned, or is being turned. */
  readonly isOn: boolean;
  /** The shop is being asked what it makes of the total. */
  readonly isTurning: boolean;
  /** What points pay now, in rupiah and in points [Q72]. */
  readonly used: number;
  /** What is left to pay, in whole rupiah. */
  readonly total: number;
  /**
   * The PIN was entered before the page was loaded again, and the order needs it again [PIN-01].
   */
  readonly asksPin: boolean;
  /** Why the last turn did not work; "" if it did. */
  readonly problem: string;
  readonly onTurn: (on: boolean) => void;
};

/** A linked member's points: what they have, and the switch that uses them [CHK-12, PIN-10]. */
export function PointsPanel({ account, isOn, isTurning, used, total, asksPin, problem, onTurn }: PointsPanelProps) {
  const words = useWords("points");
  const available = account?.availablePoints ?? 0;
  const payable = isOn && !isTurning ? used : usablePoints(available, total + used);
  const values = { points: formatPoints(payable), amount: formatRupiah(payable) };
  return (
    <PointsFrame title={words("title")} note={account ? <CardOf account={account} /> : undefined}>
      <div className="*:not-first:not-empty:mt-3">
        {isOn || payable > 0 ? (
          <Switch
            checked={isOn}
            busy={isTurning}
            onTurn={onTurn}
            label={words("use", values)}
            note={isOn && !isTurning && used === 0 ? words("notUsed") : words("pays", values)}
          />
        ) : (
          <p className="text-sm text-strong">{words("nothingToUse")}</p>
        )}
        {asksPin ? <p className="text-quiet text-sm">{words("pinAgain")}</p> : null}
        <RefusalNote text={problem || undefined} />
      </div>
    </PointsFrame>
  );
}

function CardOf({ account }: { readonly account: ClubAccount }) {
  const words = useWords("points");
  const { name, mobile, availablePoints } = account;
  const values = { points: formatPoints(availablePoints), amount: formatRupiah(availablePoints) };
  return (
    <>
      <span className="block">{words("available", values)}</span>
      <span className="block">{[name, mobile ? maskedMobile(mobile) : ""].filter(Boolean).join(" · ")}</span>
    </>
  );
}
