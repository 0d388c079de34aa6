import { durationOf, hoursMinutesSeconds, secondsLeft } from "@gelora/locale/time-left.ts";
import { formatRupiah } from "@gelora/money/format-rupiah.ts";
import { useWords } from "../../../platform/words/use-words.ts";
import { ProductCard } from "../../listing/product-card.tsx";
import { type FlashCampaign, type FlashPiece, goneOf } from "../model/campaigns.ts";
import { Period } from "./period.tsx";
import { RemindMe } from "./remind-me.tsx";

type CampaignProps = {
  readonly campaign: FlashCampaign;
  readonly phase: "running" | "coming";
  /** By the shop's clock; undefined until it is known. */
  readonly now: number | undefined;
};

/** A campaign with its clock, and its goods with what is left of each [PRM-17]. */
export function CampaignSection({ campaign, phase, now }: CampaignProps) {
  const words = useWords("flash-sale");
  const { name, begins, ends, pieces } = campaign;
  const isRunning = phase === "running";
  return (
    <section aria-labelledby={`phase-${campaign.code} campaign-${campaign.code}`} data-flash-sale={phase}>
      <div className="flex flex-wrap items-end justify-between gap-x-6 gap-y-3">
        <div>
          <p id={`phase-${campaign.code}`} className="font-bold text-accent-deep text-sm">
            {words(isRunning ? "runs" : "coming")}
          </p>
          <h2 id={`campaign-${campaign.code}`} className="text-2xl">
            {name}
          </h2>
          <Period campaign={campaign} />
        </div>
        <div className="flex flex-wrap items-center gap-x-5 gap-y-3">
          {isRunning ? null : <RemindMe code={campaign.code} />}
          <Clock label={words(isRunning ? "endsIn" : "beginsIn")} until={isRunning ? ends : begins} now={now} />
        </div>
      </div>
      <ul
        className="mt-5 grid grid-cols-2 large-text:grid-cols-1 gap-x-3 gap-y-8 md:grid-cols-3 md:gap-x-5 xl:grid-cols-6"
        data-amounts=""
      >
        {pieces.map((piece) => (
          <li key={piece.skuCode} className="flex flex-col">
            <ProductCard product={isRunning ? piece.card : piece.cardBefore} />
            {isRunning ? null : <PriceThen piece={piece} />}
            <p className="mt-1 text-quiet text-xs">{piece.skuName}</p>
            <Quota piece={piece} isRunning={isRunning} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** What a piece will cost, where that is less than today. */
function PriceThen({ piece: { price, cardBefore } }: { readonly piece: FlashPiece }) {
  const words = useWords("flash-sale");
  if (price >= cardBefore.sale) return null;
  return (
    <p className="figures font-bold text-accent-deep text-sm">{words("priceThen", { price: formatRupiah(price) })}</p>
  );
}

function Clock({ label, until, now }: { readonly label: string; readonly until: number } & Pick<CampaignProps, "now">) {
  const left = now === undefined ? undefined : secondsLeft(until, now);
  return (
    <p className="flex flex-wrap items-center gap-x-3 rounded-md bg-ink px-4 py-2 text-white">
      <span className="text-sm">{label}</span>
      <time
        role="timer"
        aria-live="off"
        aria-label={label}
        dateTime={left === undefined ? undefined : durationOf(left)}
        className="figures min-w-[6.5ch] font-extrabold text-2xl tracking-tight"
      >
        {left === undefined ? "--:--:--" : hoursMinutesSeconds(left)}
      </time>
    </p>
  );
}

/** How much of the quota is gone, as a bar and in words. */
function Quota({ piece, isRunning }: { readonly piece: FlashPiece; readonly isRunning: boolean }) {
  const words = useWords("flash-sale");
  const { left, quota, mostPerShopper, shipsOn } = piece;
  const gone = goneOf(piece);
  return (
    <div className="mt-auto pt-2 text-xs">
      {shipsOn ? <p className="mb-1.5 font-semibold text-warn">{words("preOrder", { date: shipsOn })}</p> : null}
      <svg aria-hidden="true" viewBox="0 0 100 4" preserveAspectRatio="none" className="h-1.5 w-full rounded-full">
        <rect width="100" height="4" className="fill-line" />
        <rect width={isRunning ? gone : 0} height="4" className="fill-accent" />
      </svg>
      <p className="mt-1 flex flex-wrap justify-between gap-x-2">
        <span className="font-bold">{isRunning ? words("left", { left, quota }) : words("pieces", { quota })}</span>
        <span className="text-quiet">{words("most", { most: mostPerShopper })}</span>
      </p>
    </div>
  );
}
