import type { ReactNode } from "react";

/** The metal of each tier, on the club's dark green: decoration beside the tier's name. */
const metals: Readonly<Record<string, string>> = {
  BRONZE: "text-[#e0a778]",
  SILVER: "text-[#d5dde2]",
  GOLD: "text-[#f0c75a]",
};

/**
 * The club's card, as it is worn on paper too: running-track lines on deep green. Decoration with
 * text; its parent gives it a name.
 * @param tier whose metal colours the lines; none while it is unknown
 */
export function ClubCardFace({ tier = "", children }: { readonly tier?: string; readonly children: ReactNode }) {
  return (
    <div className="relative isolate overflow-hidden rounded-xl bg-club text-white shadow-float">
      <TrackLines className={`absolute inset-0 -z-10 size-full ${metals[tier] ?? "text-[#8fc7c2]"}`} />
      {children}
    </div>
  );
}

/** Six lanes of a track's bend at the right edge, clear of tier, points and number. */
function TrackLines({ className }: { readonly className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 400 252" preserveAspectRatio="xMaxYMid slice" className={className}>
      <path d="M400 0H0v252h400z" className="fill-[#083c3f]" />
      <path d="M0 0h400v96C260 92 140 60 0 0z" className="fill-[#11666a] opacity-70" />
      <g className="fill-none stroke-current stroke-2">
        {[0, 1, 2, 3, 4, 5].map((lane) => (
          <path
            key={lane}
            d={`M420 ${68 + lane * 10}H352a${60 - lane * 10} ${60 - lane * 10} 0 0 0 0 ${120 - lane * 20}H420`}
            opacity={0.7 - lane * 0.1}
          />
        ))}
      </g>
    </svg>
  );
}

/** The club's name as it is set on the card. */
export function ClubWordmark({ className = "" }: { readonly className?: string }) {
  return <span className={`font-extrabold tracking-tight ${className}`}>MapClub</span>;
}
