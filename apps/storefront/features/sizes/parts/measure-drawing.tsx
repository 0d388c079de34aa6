import type { Chart } from "../model/chart.ts";

/** Where to hold the tape, drawn for the measures that a chart has; their texts say the same. */
export function MeasureDrawing({ measures }: Pick<Chart, "measures">) {
  const has = (wanted: string): boolean => measures.some(({ measure }) => measure === wanted);
  if (has("foot")) return <Foot />;
  const rounds = bodyRounds.filter(({ measure }) => has(measure));
  return rounds.length > 0 || has("height") ? <Body rounds={rounds} hasHeight={has("height")} /> : null;
}

const frame = "mx-auto mb-4 rounded-md bg-tint p-3 text-ink";

/** A foot on a sheet of paper, heel against the wall, measured to its longest toe. */
function Foot() {
  return (
    <svg aria-hidden="true" viewBox="0 0 240 124" className={`${frame} w-full max-w-80`}>
      <rect x="6" y="4" width="10" height="112" rx="2" className="fill-control" />
      <rect x="16" y="10" width="206" height="86" rx="2" className="fill-white stroke-line" />
      <g className="fill-tint stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <path d="M17 53C17 36 30 31 48 33c30 3 52-9 82-10 26-1 44 6 48 20 3 12-6 22-22 26-28 7-56 4-84 8-22 3-36 4-46-2-6-4-9-12-9-22Z" />
        <rect x="172" y="22" width="32" height="17" rx="8.5" />
        <rect x="176" y="40" width="22" height="11" rx="5.5" />
        <rect x="172" y="51" width="20" height="10" rx="5" />
        <rect x="166" y="60" width="18" height="9" rx="4.5" />
        <rect x="156" y="67" width="16" height="9" rx="4.5" />
      </g>
      <path d="M204 12v100" className="stroke-accent" strokeDasharray="3 3" />
      <path
        d="M18 108H202M18 108l7-4v8zM202 108l-7-4v8z"
        className="fill-accent stroke-accent"
        strokeWidth="2"
        strokeLinejoin="round"
      />
      <rect x="95" y="99" width="32" height="18" rx="3" className="fill-tint" />
      <text x="111" y="113" textAnchor="middle" className="fill-accent-deep font-bold text-xs">
        cm
      </text>
    </svg>
  );
}

/**
 * Where the tape goes around a body: how far down, how wide, and at which height its name stands.
 */
const bodyRounds = [
  { measure: "chest", y: 64, half: 27 },
  { measure: "waist", y: 92, half: 22 },
  { measure: "hips", y: 116, half: 27 },
] as const;

type BodyProps = { readonly rounds: readonly (typeof bodyRounds)[number][]; readonly hasHeight: boolean };

function Body({ rounds, hasHeight }: BodyProps) {
  return (
    <svg aria-hidden="true" viewBox="0 0 160 220" className={`${frame} h-52`}>
      <g className="fill-white stroke-ink" strokeWidth="2" strokeLinejoin="round">
        <circle cx="80" cy="22" r="14" />
        <path d="M73 35v8c-14 2-26 6-29 14l-9 54c-1 7 8 9 10 2l9-38c3 12 4 20 0 38l-2 22 8 78c1 7 12 7 12 0l5-66c0-4 6-4 6 0l5 66c0 7 11 7 12 0l8-78-2-22c-4-18-3-26 0-38l9 38c2 7 11 5 10-2l-9-54c-3-8-15-12-29-14v-8" />
      </g>
      <g className="fill-none stroke-accent" strokeWidth="3" strokeLinecap="round">
        {rounds.map(({ measure, y, half }) => (
          <path key={measure} d={`M${80 - half} ${y}q${half} 9 ${half * 2} 0`} strokeDasharray="1 5" />
        ))}
        {hasHeight ? <path d="M146 8v208M140 8h12M140 216h12" strokeWidth="2" /> : null}
      </g>
    </svg>
  );
}
