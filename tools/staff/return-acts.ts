import {
  approveReturn,
  collectReturn,
  endExchange,
  openReturns,
  payReturn,
  readAccount,
  readParcel,
  receiveReturn,
  refundExchange,
  rejectReturn,
} from "../../apps/shop/modules/returns/returns.ts";
import { mayDo } from "../../apps/shop/modules/staff/staff.ts";
import { expectAnswer, linesOf, needed, Refusal, type StaffAct } from "./staff-act.ts";

/** Items that shoppers send back: support decide, the warehouse receives, finance transfers. */
export const returnActs: Readonly<Record<string, StaffAct>> = {
  returns: {
    usage: "returns",
    run: async (platform, staff) => {
      if (!mayDo(staff, "decide on returns") && !mayDo(staff, "receive returns") && !mayDo(staff, "decide on refunds"))
        throw new Refusal("Not done: not allowed.");
      const open = await openReturns(platform);
      return linesOf(open.map(({ owner: _owner, bankAccount, ...shown }) => ({ ...shown, hasAccount: !!bankAccount })));
    },
  },
  "approve-return": {
    usage: "approve-return <return code> [<courier's code> <tracking number of our label>]",
    run: async (platform, staff, [code, companyCode, expressCode]) => {
      const label = companyCode ? labelOf(companyCode, needed(expressCode, "The tracking number")) : undefined;
      return expectAnswer(await approveReturn(platform, staff, needed(code, "The return's code"), label), "decided");
    },
  },
  "reject-return": {
    usage: "reject-return <return code> <reason, as the shopper reads it>",
    run: async (platform, staff, [code, ...reason]) => {
      const text = needed(reason.join(" ").trim(), "The reason");
      return expectAnswer(await rejectReturn(platform, staff, needed(code, "The return's code"), text), "decided");
    },
  },
  "receive-return": {
    usage: "receive-return <return code>",
    run: async (platform, staff, [code]) =>
      expectAnswer(await receiveReturn(platform, staff, needed(code, "The return's code")), "received"),
  },
  "collect-return": {
    usage: "collect-return <return code>",
    run: async (platform, staff, [code]) =>
      expectAnswer(await collectReturn(platform, staff, needed(code, "The return's code")), "decided"),
  },
  "refund-exchange": {
    usage: "refund-exchange <return code>",
    run: async (platform, staff, [code]) =>
      expectAnswer(await refundExchange(platform, staff, needed(code, "The return's code")), "refund instead"),
  },
  "end-exchange": {
    usage: "end-exchange <return code> <reason, for the journal>",
    run: async (platform, staff, [code, ...reason]) => {
      const text = needed(reason.join(" ").trim(), "The reason");
      return expectAnswer(await endExchange(platform, staff, needed(code, "The return's code"), text), "decided");
    },
  },
  "return-account": {
    usage: "return-account <return code>",
    run: async (platform, staff, [code]) => {
      const account = await readAccount(platform, staff, needed(code, "The return's code"));
      if (typeof account === "string") throw new Refusal(`Not done: ${account}.`);
      return linesOf([account]);
    },
  },
  "pay-return": {
    usage: "pay-return <return code> --reference <bank's>",
    run: async (platform, staff, [code], reference) => {
      const transfer = needed(reference, "--reference");
      return expectAnswer(await payReturn(platform, staff, needed(code, "The return's code"), transfer), "paid");
    },
  },
};

function labelOf(companyCode: string, expressCode: string) {
  const parcel = readParcel({ companyCode, expressCode });
  if ("wrong" in parcel) throw new Refusal(`The ${parcel.wrong} is not valid.`);
  return parcel;
}
