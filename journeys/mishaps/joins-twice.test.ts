import { type GatewayCaller, gatewayCaller } from "@gelora/testkit/gateway-client.ts";
import { memberPassword, registerMember } from "@gelora/testkit/member.ts";
import { hasTestPostgres } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { type BothInDanger, launchBothInDanger, soon } from "./both-in-danger.ts";

type Person = {
  readonly caller: GatewayCaller;
  readonly mobile: string;
  readonly email: string;
  /** Of an account that they have, in whose session they are. */
  readonly memberCode?: string;
};
type Found = { readonly id?: string; readonly token?: string; readonly memberCode?: string };

/**
 * Someone joins the club, presses everything twice at once and sends the form once more at the
 * end: one account at the shop, one card in the club and one link, no matter who knew them before.
 */
describe.skipIf(!hasTestPostgres)("joining the club with two fingers, shop and club on PostgreSQL", () => {
  let both: BothInDanger;
  beforeAll(async () => {
    both = await launchBothInDanger();
  });
  afterAll(() => both?.end());

  const ask = async ({ caller }: Person, name: string, type: string, input: object, fields = "token") => {
    const kind = name === "registerMapclub" ? "mutation" : "query";
    const data = fields === "" ? "" : `data { ${fields} }`;
    const query = `${kind} Ask($input: ${type}!) { ${name}(input: $input) { success ${data} } }`;
    const answer = await caller.call<Record<string, { success: boolean; data?: Found[] }>>("Ask", query, { input });
    return answer[name];
  };
  /** @returns what the successful press returned; both may have */
  const twice = async (...asked: Parameters<typeof ask>): Promise<Found> => {
    const answers = await Promise.all([ask(...asked), ask(...asked)]);
    const good = answers.find((answer) => answer?.success);
    if (!good) throw new Error(`${asked[1]} was refused twice`);
    return good.data?.[0] ?? {};
  };
  const codeTo = async (address: string) => {
    const { text } = await both.gelora.sandbox.waitForMessage(address, /(?:^|\s)\d{4}(?:\s|$|\.)/);
    return /(?:^|\s)(\d{4})(?:\s|$|\.)/.exec(text)?.[1] ?? "";
  };

  const visitor = async (mobile: string): Promise<Person> => {
    const caller = gatewayCaller(both.gelora.gateway);
    const query = "mutation GuestInit { guestInit { data { token } } }";
    const begun = await caller.call<{ guestInit: { data: { token: string }[] } }>("GuestInit", query);
    caller.token = begun.guestInit.data[0]?.token;
    return { caller, mobile, email: `dua-kali-${mobile}@contoh.id` };
  };
  const join = async (person: Person) => {
    const { mobile, email, memberCode } = person;
    await ask(person, "sendOtpToMember", "SendOtpInput", { mobile, channel: "WHATSAPP" }, "");
    const verificationCode = await codeTo(`+62${mobile}`);
    const { token } = await twice(person, "verifyOtpMember", "VerifyOtpMemberInput", { mobile, verificationCode });
    const record = await ask(
      person,
      "validateTokenDetailRegistration",
      "TokenVerifyOtpPhoneNoInput",
      { tokenVerifyOtpPhoneNo: token },
      "id",
    );
    if (memberCode === undefined) await verifyAddress(person);
    const password = Buffer.from(memberPassword, "utf8").toString("base64");
    const names = { firstName: "Sekar", lastName: "Ayu", birthDate: "17/08/1995", gender: "FEMALE" };
    const id = record?.data?.[0]?.id;
    const known = { ...(id ? { id } : {}), ...(memberCode === undefined ? {} : { memberCode }) };
    const form = { ...names, ...known, email, mobile, token, password, rePassword: password, joinLoyaltyProgram: true };
    const joined = await twice(person, "registerMapclub", "SignUpInput", form, "memberCode token");
    await ask(person, "registerMapclub", "SignUpInput", form, "memberCode");
    return joined.memberCode ?? "";
  };
  const verifyAddress = async (person: Person) => {
    const { email } = person;
    const { token: tokenCheckAvailabilityEmail } = await twice(person, "checkAvailabilityEmail", "EmailInput", {
      email,
    });
    const input = { tokenCheckAvailabilityEmail };
    await ask(person, "memberEmailVerification", "TokenCheckAvailabilityEmailInput", input, "");
    const verificationCode = await codeTo(email);
    await twice(person, "verifyOtpEmail", "VerifyOtpEmailInput", { ...input, email, verificationCode }, "");
  };

  const whoever: readonly [who: string, person: () => Promise<Person>, card: string | undefined][] = [
    ["neither", () => visitor("8450000001"), undefined],
    // Seeded, as the README names them.
    ["the club alone", () => visitor("8120000005"), "MC-0003"],
    ["both", () => visitor("8120000002"), "MC-0002"],
    ["the shop alone", async () => ({ ...(await registerMember(both.gelora.addresses)) }), undefined],
  ];

  test.each(whoever)("someone known to %s has one account, one card and one link", async (_who, find, card) => {
    const found = await find();
    // Their own number has its code of a moment ago; another is as good.
    const person = found.memberCode === undefined ? found : { ...found, mobile: "8450000002" };
    const accountCode = await join(person);
    if (person.memberCode !== undefined) expect(accountCode).toBe(person.memberCode);
    const cards = () =>
      both.club.query<{ card: string; account: string | null }>(
        `select members.member_code as card, account_code as account
         from members left join account_links using (member_code) where mobile = $1`,
        [person.mobile],
      );
    await expect.poll(cards, soon).toEqual([{ card: card ?? expect.any(String), account: accountCode }]);
    const accounts = "select member_code, status from members where email = $1 or member_code = $2";
    expect(await both.shop.query(accounts, [person.email, accountCode])).toEqual([
      { member_code: accountCode, status: "active" },
    ]);
    const links = "select 1 from account_links where account_code = $1";
    expect(await both.club.query(links, [accountCode])).toHaveLength(1);
    const joinings = "select state from club_joinings where account_code = $1";
    expect(await both.shop.query(joinings, [accountCode])).toEqual([{ state: "joined" }]);
  });
});
