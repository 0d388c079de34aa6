import { Button } from "@gelora/ui/button.tsx";
import { FieldNote } from "@gelora/ui/field-note.tsx";
import { useWords } from "../../../platform/words/use-words.ts";
import type { OrderDetail, ProductLine } from "../data/order-documents.ts";
import { isUnsent } from "../model/order-actions.ts";
import type { Pieces } from "../model/order-work.ts";
import { OrderLines } from "./order-lines.tsx";

export type CancelLinesProps = {
  readonly order: OrderDetail;
  readonly chosen: readonly Pieces[];
  readonly isChoiceMissing: boolean;
  readonly onChoose: (pieces: Pieces) => void;
  readonly onUnchoose: (orderItemCode: string) => void;
  readonly onCancel: () => void;
};

/**
 * The lines, with checkboxes for those not shipped, and the button to cancel the chosen pieces
 * [ORD-13, ORD-20, K27].
 */
export function CancelLines({ order, chosen, isChoiceMissing, onChoose, onUnchoose, onCancel }: CancelLinesProps) {
  const words = useWords("orders");
  const lines = order.productList ?? [];
  const pieceCount = (line: ProductLine) => (
    <PieceCount
      line={line}
      count={chosen.find(({ orderItemCode }) => orderItemCode === line.orderItemCode)?.count}
      onChange={(count) => onChoose({ orderItemCode: line.orderItemCode ?? "", count })}
    />
  );
  return (
    <>
      <OrderLines
        order={order}
        lines={lines}
        choice={{
          chosen: chosen.map(({ orderItemCode }) => orderItemCode),
          onChoose: (code, on) =>
            on ? onChoose({ orderItemCode: code, count: countOf(lines, code) }) : onUnchoose(code),
          canChoose: isUnsent,
          more: pieceCount,
        }}
      />
      <div className="mt-5 flex flex-wrap items-center gap-4 border-line border-t pt-5 print:hidden">
        <Button look="outline" onClick={onCancel}>
          {words("cancelPieces")}
        </Button>
        <div role="alert">
          <FieldNote error={isChoiceMissing ? words("chooseProduct") : undefined} />
        </div>
      </div>
    </>
  );
}

function countOf(lines: readonly ProductLine[], code: string): number {
  return lines.find((line) => line.orderItemCode === code && isUnsent(line))?.count ?? 1;
}

/** The quantity to cancel; a single piece needs no choice. */
function PieceCount({
  line,
  count,
  onChange,
}: {
  readonly line: ProductLine;
  readonly count: number | undefined;
  readonly onChange: (count: number) => void;
}) {
  const words = useWords("orders");
  const most = line.count ?? 1;
  if (count === undefined || most < 2) return null;
  return (
    <label className="mt-2 flex items-center gap-2 text-sm print:hidden">
      {words("cancelCount")}
      <select
        value={count}
        onChange={(event) => onChange(Number(event.target.value))}
        className="figures min-h-11 rounded-md border border-control bg-white px-3"
      >
        {Array.from({ length: most }, (_, index) => index + 1).map((number) => (
          <option key={number} value={number}>
            {number}
          </option>
        ))}
      </select>
    </label>
  );
}
