/**
 * One line of `npm run bench`. Absolute figures depend on the machine; ratios to a limit taken in
 * the same run are comparable.
 */
export type BenchRow = {
  readonly name: string;
  /** CPU of the measured server per request, user and system, in milliseconds. */
  readonly cpuMsPerRequest?: number;
  readonly ratePerSecond?: number;
  readonly p50Ms?: number;
  readonly p99Ms?: number;
  /** What the figure is compared with, for instance the bare server with the same bytes. */
  readonly limitName?: string;
  /** This row's rate over the limit's rate, or the limit's CPU over this row's. */
  readonly ratioToLimit?: number;
  /** The target in words, for instance `at most 0.25 ms of CPU`. */
  readonly target?: string;
  readonly met?: boolean;
  /** Remarks, for instance how many were sold. */
  readonly remark?: string;
};
