import { seconds } from "@gelora/service-kit/durations.ts";
import { callHttp } from "@gelora/service-kit/http-call.ts";
import { type GatewayCaller, gatewayCaller } from "./gateway-client.ts";

/** A signed-in member, registered through the gateway and the postbox as a person would. */
export type RegisteredMember = {
  readonly caller: GatewayCaller;
  readonly memberCode: string;
  readonly email: string;
  /** Digits after +62. */
  readonly mobile: string;
  readonly password: string;
};

export const memberPassword = "kucing-7Terbang";

let count = 0;

/**
 * Registers a new member and verifies number and address with the codes from the sandbox's postbox.
 * @param addresses the shop's and the sandbox's, for instance `http://localhost:4000`
 * @param page the storefront's origin, for a session that can be moved into a browser
 */
export async function registerMember(
  addresses: { readonly shop: string; readonly sandbox: string },
  person: {
    readonly email?: string;
    readonly mobile?: string;
    readonly firstName?: string;
    readonly language?: string;
    /** Joins the club too: a card without points, PIN or password of its own. */
    readonly joinsClub?: boolean;
  } = {},
  page?: string,
): Promise<RegisteredMember> {
  count += 1;
  // Processes that register at the same time must get different people.
  const number = `${process.pid % 100_000}`.padStart(5, "0") + `${count}`.padStart(3, "0");
  const { email = `member-${process.pid}-${count}@contoh.id`, mobile = `82${number}`, language = "en-US" } = person;
  const { firstName = "Kirana", joinsClub = false } = person;
  const caller = gatewayCaller(`${addresses.shop}/graphql`, language, page);
  const { guestInit } = await caller.call<{ guestInit: { data: { token: string }[] } }>(
    "GuestInit",
    "mutation GuestInit { guestInit { data { token } } }",
  );
  caller.token = guestInit.data[0]?.token;
  const token = await verifyNumber(caller, addresses.sandbox, mobile);
  await verifyAddress(caller, addresses.sandbox, email);
  const memberCode = await signUp(caller, { email, mobile, firstName, token }, joinsClub);
  return { caller, memberCode, email, mobile, password: memberPassword };
}

async function verifyNumber(caller: GatewayCaller, sandbox: string, mobile: string): Promise<string> {
  await ask(caller, "sendOtpToMember", "SendOtpInput!", { mobile, channel: "WHATSAPP" });
  const verificationCode = await codeTo(sandbox, `+62${mobile}`);
  const [verified] = await ask(
    caller,
    "verifyOtpMember",
    "VerifyOtpMemberInput!",
    { mobile, verificationCode },
    "token",
  );
  return verified?.token ?? "";
}

async function verifyAddress(caller: GatewayCaller, sandbox: string, email: string): Promise<void> {
  const [check] = await ask(caller, "checkAvailabilityEmail", "EmailInput!", { email }, "token");
  const tokenCheckAvailabilityEmail = check?.token;
  await ask(caller, "memberEmailVerification", "TokenCheckAvailabilityEmailInput!", { tokenCheckAvailabilityEmail });
  const verificationCode = await codeTo(sandbox, email);
  await ask(caller, "verifyOtpEmail", "VerifyOtpEmailInput!", { tokenCheckAvailabilityEmail, email, verificationCode });
}

async function signUp(
  caller: GatewayCaller,
  person: { readonly email: string; readonly mobile: string; readonly firstName: string; readonly token: string },
  joinsClub: boolean,
): Promise<string> {
  const password = Buffer.from(memberPassword, "utf8").toString("base64");
  const form = {
    ...person,
    lastName: "Maheswari",
    birthDate: joinsClub ? "05/03/2000" : "20000305",
    gender: "FEMALE",
    password,
    rePassword: password,
  };
  const name = joinsClub ? "registerMapclub" : "speedShopRegisterSSWithVerificationNew";
  const [begun] = await ask(caller, name, "SignUpInput!", form, "memberCode token", "mutation");
  caller.token = begun?.token;
  return begun?.memberCode ?? "";
}

type Result = { success: boolean; errorCode: string | null; data?: Readonly<Record<string, string>>[] };

/** @throws Error with the failure's code: these steps are expected to succeed */
async function ask(
  caller: GatewayCaller,
  name: string,
  inputType: string,
  input: object,
  data = "",
  kind = "query",
): Promise<readonly Readonly<Record<string, string>>[]> {
  const query = `${kind} Ask($input: ${inputType}) { ${name}(input: $input) { success errorCode ${data === "" ? "" : `data { ${data} }`} } }`;
  const result = (await caller.call<Readonly<Record<string, Result>>>("Ask", query, { input }))[name];
  if (!result?.success) throw new Error(`${name} was refused with ${result?.errorCode}`);
  return result.data ?? [];
}

/** The code in the newest message to an address or number. */
async function codeTo(sandbox: string, to: string): Promise<string> {
  const address = `${sandbox}/postbox/messages?to=${encodeURIComponent(to)}`;
  for (let tries = 0; tries < 100; tries += 1) {
    const { text } = await callHttp(address, { method: "GET", headers: {}, timeout: seconds(5) });
    const [message] = JSON.parse(text) as readonly { text: string }[];
    const [, code] = /(?:^|\s)(\d{4})(?:\s|$|\.)/.exec(message?.text ?? "") ?? [];
    if (code) return code;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error(`no code came to ${to}`);
}
