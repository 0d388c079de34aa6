import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { addToCart, cartLines } from "@gelora/testkit/buyer.ts";
import { skusInStock } from "@gelora/testkit/skus-in-stock.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { seedDeskOnce } from "../../../demo/people/play-parties.ts";
import { signSeededIn } from "../../../demo/people/play-shoppers.ts";
import { seededReturns } from "../../../demo/people/seeded-returns.ts";
import { launchGelora, type RunningGelora } from "./launch.ts";

// Programs start slowly on a busy machine.
vi.setConfig({ testTimeout: 240_000, hookTimeout: 240_000 });

let dataFolder: string;
let gelora: RunningGelora;

beforeAll(async () => {
  dataFolder = await mkdtemp(join(tmpdir(), "gelora-people-"));
  gelora = await launchGelora({
    dataFolder,
    programs: ["sandbox", "club", "shop"],
    environment: { SANDBOX_PARCEL_STEP_MS: "0", SANDBOX_RETRY_UNIT_MS: "100" },
  });
});

afterAll(async () => {
  await gelora?.stop();
  await rm(dataFolder, { recursive: true, force: true });
});

test("a seeded member has a return and a coupon in each state, once, and what lay in her cart stays there", async () => {
  const buyer = await signSeededIn(gelora.addresses, "putri@gelora.example", "en-US");
  const { caller } = buyer;
  const [sku] = await skusInStock(`${gelora.addresses.shop}/graphql`);
  if (sku) await addToCart(buyer, sku);
  const openDesk = seedDeskOnce(gelora.addresses.shop);
  expect(await seededReturns(gelora.addresses, dataFolder, openDesk)).toBe(11);
  expect(await seededReturns(gelora.addresses, dataFolder, openDesk)).toBe(0);
  expect(await cartLines(buyer)).toMatchObject([{ skuCode: sku?.skuCode, quantity: 1 }]);
  const query = "query Own { returnList(pageSize: 20) { dataList { status } } couponList { dataList { status } } }";
  const states = async () => {
    const { returnList, couponList } = await caller.call<Record<"returnList" | "couponList", Listed>>("Own", query);
    return [returnList, couponList].map(({ dataList }) =>
      [...new Set(dataList.map(({ status }) => status))].toSorted(),
    );
  };
  await expect.poll(states, { timeout: 60_000, interval: 500 }).toEqual([
    [
      "APPROVED",
      "CANCELLED",
      "EXCHANGED",
      "LABELLED",
      "MISSING",
      "RECEIVED",
      "REFUNDED",
      "REJECTED",
      "REQUESTED",
      "SENT",
    ],
    ["BLOCKED", "NEVER", "USABLE", "USED"],
  ]);
});

type Listed = { readonly dataList: readonly { readonly status: string }[] };
