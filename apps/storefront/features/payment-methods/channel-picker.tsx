import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { RadioRow, rowFrameClass } from "@gelora/ui/choices.tsx";
import { Icon } from "@gelora/ui/icon.tsx";
import type { IconName } from "@gelora/ui/icon-names.ts";
import { type ReactNode, type Ref, useState } from "react";
import { useWords } from "../../platform/words/use-words.ts";
import { isGroup, memberNames, methodOf, monthlyAmount, type PaymentChannel, pathTo } from "./payment-channel.ts";

export type ChannelPickerProps = {
  readonly channels: readonly PaymentChannel[];
  /** The chosen channel's code. */
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
  /** Whole rupiah, for the monthly price of instalments. */
  readonly total: number;
  /** Rendered under the chosen channel, for example a card's fields. */
  readonly below?: ReactNode;
  /** The name of the radio group; a page may have several. */
  readonly name: string;
  /** Receives the button of the chosen channel or its group, or the first one. */
  readonly fieldRef?: Ref<HTMLInputElement & HTMLButtonElement>;
};

const signs: Readonly<Record<string, IconName>> = {
  VIRTUAL_ACCOUNT: "bank",
  BILL: "bank",
  QRIS: "qr",
  EWALLET: "wallet",
  CARD: "card",
  COUNTER: "store",
  CASH: "receipt",
};

/**
 * The tree of payment channels: groups open and close, one channel is chosen; all radio buttons are
 * one group for the keyboard [CHK-20].
 */
export function ChannelPicker({ fieldRef, ...props }: ChannelPickerProps) {
  return (
    <div className={`overflow-hidden ${rowFrameClass}`}>
      <ChannelRows {...props} rows={props.channels} stage={1} fieldRef={fieldRef} />
    </div>
  );
}

type Tree = Omit<ChannelPickerProps, "channels" | "fieldRef">;
type FieldRef = ChannelPickerProps["fieldRef"] | undefined;
type RowsProps = Tree & {
  readonly rows: readonly PaymentChannel[];
  /** Counted from 1 at the root. */
  readonly stage: number;
  readonly fieldRef?: FieldRef;
};

function ChannelRows({ rows, stage, fieldRef, ...tree }: RowsProps) {
  const onTheWay = pathTo(rows, tree.chosen)[0]?.code;
  const [opened, setOpened] = useState<string | null | undefined>();
  // Until the shopper opens or closes one, the group of the chosen channel is open.
  const open = opened === undefined ? onTheWay : opened;
  const main = onTheWay ?? rows[0]?.code;
  return (
    <ul className={stage > 1 ? "border-line border-t bg-ground" : ""}>
      {rows.some(isInstalment) ? <InstalmentCost plans={rows} stage={stage} /> : null}
      {rows.map((row) => {
        const ref = row.code === main ? fieldRef : undefined;
        return (
          <li key={row.code} className="border-line not-first:border-t">
            {isGroup(row) ? (
              <ChannelGroup
                {...tree}
                group={row}
                stage={stage}
                open={open === row.code}
                onToggle={() => setOpened(open === row.code ? null : (row.code ?? null))}
                fieldRef={ref}
              />
            ) : (
              <ChannelRow {...tree} channel={row} stage={stage} fieldRef={ref} />
            )}
          </li>
        );
      })}
    </ul>
  );
}

/** Deeper levels are indented further, up to four. */
const indents = ["pl-4", "pl-4", "pl-12", "pl-13 sm:pl-16", "pl-14 sm:pl-20"] as const;
const indentOf = (stage: number): string => indents[stage] ?? indents[4];

type GroupProps = Tree & {
  readonly group: PaymentChannel;
  readonly stage: number;
  readonly open: boolean;
  readonly onToggle: () => void;
  readonly fieldRef: FieldRef;
};

function ChannelGroup({ group, stage, open, onToggle, fieldRef, ...tree }: GroupProps) {
  const chosen = pathTo(group.children ?? [], tree.chosen).at(-1);
  return (
    <>
      <button
        ref={fieldRef}
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className={`flex min-h-14 w-full items-center gap-3 py-2 pr-4 text-left hover:bg-tint ${indentOf(stage)}`}
      >
        {stage === 1 ? <Sign channel={group} /> : null}
        <span className="min-w-0">
          <span className={`block ${stage === 1 ? "font-bold" : "font-semibold"}`}>{group.name}</span>
          {open ? null : <span className="block text-quiet text-sm">{chosen?.name ?? memberNames(group)}</span>}
        </span>
        <Icon
          name="down"
          className={`ml-auto size-5 shrink-0 text-quiet transition-transform ${open ? "rotate-180" : ""}`}
        />
      </button>
      {open ? <ChannelRows {...tree} rows={group.children ?? []} stage={stage + 1} /> : null}
    </>
  );
}

type RowProps = Tree & {
  readonly channel: PaymentChannel;
  readonly stage: number;
  readonly fieldRef: FieldRef;
};

function ChannelRow({ channel, stage, fieldRef, chosen, onChoose, total, below, name }: RowProps) {
  const checked = chosen === channel.code;
  // The button is in the column of the groups' signs.
  const column = stage === 1 ? "*:first:mx-2.5" : "*:first:mx-0.5";
  return (
    <>
      <RadioRow
        compact
        className={`pr-4 ${indentOf(stage)} ${column}`}
        ref={fieldRef}
        name={name}
        value={channel.code ?? ""}
        checked={checked}
        onChange={() => onChoose(channel.code ?? "")}
      >
        <span className="flex flex-wrap items-center gap-x-3">
          <span className={stage === 1 ? "font-bold" : "font-semibold"}>{channel.name}</span>
          <Instalment channel={channel} total={total} />
          {stage === 1 ? (
            <Icon name={signs[methodOf(channel)] ?? "wallet"} className="ml-auto size-5 text-quiet" />
          ) : null}
        </span>
      </RadioRow>
      {checked && below ? <div className="border-line border-t bg-white p-4">{below}</div> : null}
    </>
  );
}

const isInstalment = ({ installment }: PaymentChannel): boolean => (installment ?? 0) > 0;

/** What instalments cost beside the price: nothing of ours, unless a plan has a fee. */
function InstalmentCost({ plans, stage }: { readonly plans: readonly PaymentChannel[]; readonly stage: number }) {
  const words = useWords("payment-methods");
  const fee = Math.max(...plans.map((plan) => plan.fee ?? 0));
  return (
    <li className={`py-3 pr-4 text-quiet text-sm ${indentOf(stage)}`}>
      {fee > 0 ? words("instalmentFee", { fee: formatRupiah(fee) }) : words("instalmentCost")}
    </li>
  );
}

/** The monthly price, for a channel that takes instalments. */
function Instalment({ channel, total }: { readonly channel: PaymentChannel; readonly total: number }) {
  const words = useWords("payment-methods");
  const months = channel.installment ?? 0;
  if (months === 0) return null;
  return (
    <span className="figures ml-auto whitespace-nowrap text-quiet text-sm">
      {words("monthly", { amount: formatRupiah(monthlyAmount(total, months)) })}
    </span>
  );
}

function Sign({ channel }: { readonly channel: PaymentChannel }) {
  if (channel.imageUrl) return <img src={channel.imageUrl} alt="" className="h-6 w-9 object-contain" />;
  return (
    <span className="grid size-10 shrink-0 place-items-center rounded-md bg-tint text-strong">
      <Icon name={signs[methodOf(channel)] ?? "wallet"} />
    </span>
  );
}
