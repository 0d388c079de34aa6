import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { type ReactNode, useState } from "react";
import { Icon } from "../../chrome/icon.tsx";
import type { IconName } from "../../chrome/icon-names.ts";
import { useWords } from "../../platform/use-words.ts";
import { isGroup, methodOf, monthlyAmount, type PaymentChannel, pathTo } from "./payment-channel.ts";

export type ChannelPickerProps = {
  readonly channels: readonly PaymentChannel[];
  /** The code of the chosen channel. */
  readonly chosen: string | undefined;
  readonly onChoose: (code: string) => void;
  /** Whole rupiah, for what a month of instalments costs. */
  readonly total: number;
  /** What stands under the chosen channel, such as the fields of a card. */
  readonly below?: ReactNode;
  /** Names the group of radio buttons; one page may have several. */
  readonly name: string;
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

/** The tree of payment channels: groups open and close, one channel is chosen; all radio buttons are one group for the keyboard [CHK-20]. */
export function ChannelPicker(props: ChannelPickerProps) {
  return (
    <div className="overflow-hidden rounded-md border border-control">
      <ChannelRows {...props} rows={props.channels} stage={1} />
    </div>
  );
}

type RowsProps = ChannelPickerProps & { readonly rows: readonly PaymentChannel[]; readonly stage: number };

function ChannelRows({ rows, stage, ...props }: RowsProps) {
  const onTheWay = pathTo(rows, props.chosen)[0]?.code;
  const [opened, setOpened] = useState<string | null | undefined>();
  // Until a person opens or closes one, the group with the chosen channel stands open.
  const open = opened === undefined ? onTheWay : opened;
  return (
    <ul className={stage > 1 ? "border-line border-t bg-ground/60" : ""}>
      {rows.map((row) => (
        <li key={row.code} className="border-line not-first:border-t">
          {isGroup(row) ? (
            <ChannelGroup
              {...props}
              group={row}
              stage={stage}
              open={open === row.code}
              onToggle={() => setOpened(open === row.code ? null : (row.code ?? null))}
            />
          ) : (
            <ChannelRow {...props} channel={row} stage={stage} />
          )}
        </li>
      ))}
    </ul>
  );
}

/** Deeper levels stand further in; four is the most there are. */
const indents = ["pl-4", "pl-4", "pl-6", "pl-10", "pl-14"] as const;
const indentOf = (stage: number): string => indents[stage] ?? "pl-14";

type GroupProps = ChannelPickerProps & {
  readonly group: PaymentChannel;
  readonly stage: number;
  readonly open: boolean;
  readonly onToggle: () => void;
};

function ChannelGroup({ group, stage, open, onToggle, ...props }: GroupProps) {
  const chosen = pathTo(group.children ?? [], props.chosen).at(-1);
  return (
    <>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className={`flex min-h-14 w-full items-center gap-3 py-2 pr-4 text-left hover:bg-tint ${indentOf(stage)}`}
      >
        {stage === 1 ? <Sign channel={group} /> : null}
        <span className={stage === 1 ? "font-bold" : "font-semibold"}>{group.name}</span>
        <span className="ml-auto truncate text-quiet text-sm">{open ? "" : chosen?.name}</span>
        <Icon name="down" className={`size-5 text-quiet transition-transform ${open ? "rotate-180" : ""}`} />
      </button>
      {open ? <ChannelRows {...props} rows={group.children ?? []} stage={stage + 1} /> : null}
    </>
  );
}

function ChannelRow({
  channel,
  stage,
  ...props
}: ChannelPickerProps & { readonly channel: PaymentChannel; readonly stage: number }) {
  const words = useWords("payment-methods");
  const { chosen, onChoose, total, below, name } = props;
  const checked = chosen === channel.code;
  const months = channel.installment ?? 0;
  return (
    <>
      <label
        className={`flex min-h-14 items-center gap-3 py-2 pr-4 hover:bg-tint has-checked:bg-accent-soft has-focus-visible:outline-3 has-focus-visible:outline-accent has-focus-visible:-outline-offset-3 ${indentOf(stage)}`}
      >
        <span className={`grid shrink-0 place-items-center ${stage === 1 ? "size-10" : "size-6"}`}>
          <input
            type="radio"
            name={name}
            value={channel.code ?? ""}
            checked={checked}
            onChange={() => onChoose(channel.code ?? "")}
            className="size-5 accent-accent outline-none"
          />
        </span>
        <span className={stage === 1 ? "font-bold" : "font-semibold"}>{channel.name}</span>
        {months > 0 ? (
          <span className="figures ml-auto text-quiet text-sm">
            {words("monthly", { amount: formatRupiah(monthlyAmount(total, months)) })}
          </span>
        ) : null}
        {stage === 1 ? (
          <Icon name={signs[methodOf(channel)] ?? "wallet"} className="ml-auto size-5 text-quiet" />
        ) : null}
      </label>
      {checked && below ? <div className="border-line border-t bg-white p-4">{below}</div> : null}
    </>
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
