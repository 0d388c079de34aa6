import { Icon } from "./icon.tsx";

export type DeadlineBoxProps = {
  /** What must be done before, such as "Pay before". */
  readonly label: string;
  /** The deadline in words. */
  readonly moment: string;
  /** The deadline for machines, ISO 8601. */
  readonly dateTime: string;
  /** The time left, such as `11:59:08`; it changes every second and is not announced. */
  readonly timeLeft: string;
  /** The same for machines, such as `PT11H59M8S`. */
  readonly duration: string;
  /** The clock's name for screen readers. */
  readonly timeLeftLabel: string;
};

/** A deadline beside a running clock. */
export function DeadlineBox({ label, moment, dateTime, timeLeft, duration, timeLeftLabel }: DeadlineBoxProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-1 rounded-md bg-warn-soft px-4 py-3 text-warn sm:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon name="clock" className="size-6" />
      <p>
        <span className="block text-sm">{label}</span>
        <time dateTime={dateTime} className="figures block font-bold text-sm sm:text-base">
          {moment}
        </time>
      </p>
      <time
        role="timer"
        aria-live="off"
        aria-label={timeLeftLabel}
        dateTime={duration}
        className="figures col-start-2 font-extrabold text-2xl tracking-tight sm:col-start-3"
      >
        {timeLeft}
      </time>
    </div>
  );
}
