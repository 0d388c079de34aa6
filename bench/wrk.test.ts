import { expect, test } from "vitest";
import { readWrk } from "./wrk.ts";

const said = `Running 5s test @ http://127.0.0.1:3000/
  1 threads and 10 connections
  Thread Stats   Avg      Stdev     Max   +/- Stdev
    Latency     1.05ms  320.12us  12.01ms   91.20%
    Req/Sec     9.61k   512.33    10.50k    80.00%
  Latency Distribution
     50%  980.00us
     75%    1.10ms
     90%    1.31ms
     99%    2.50ms
  47815 requests in 5.00s, 1.16GB read
  Socket errors: connect 0, read 1, write 2, timeout 0
  Non-2xx or 3xx responses: 4
Requests/sec:   9562.71
Transfer/sec:    237.05MB
`;

test("what wrk says is read in our units, with all that failed", () => {
  expect(readWrk(said)).toEqual({ requests: 47815, ratePerSecond: 9562.71, p50Ms: 0.98, p99Ms: 2.5, failures: 7 });
});
