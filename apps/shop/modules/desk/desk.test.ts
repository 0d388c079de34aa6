import { minutes, seconds } from "@gelora/service-kit/durations.ts";
import { totpCode } from "@gelora/service-kit/totp.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, afterEach, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { program, type StaffRole } from "../../platform/principal.ts";
import { actsOn } from "../journal/journal.ts";
import { someDraft, subscribeMany } from "../mailings/testing/mailing-desk.ts";
import { orderByCode } from "../orders/orders.ts";
import { pickupInCash, placedOrder, stockBalls } from "../orders/testing/orders.ts";
import {
  bankAccount,
  deliveredOrder,
  openReturningShop,
  type ReturningShop,
  requestedReturn,
} from "../returns/testing/returnable-order.ts";
import { addStaff, endStaff, enrolStaff } from "../staff/staff.ts";

type Answer = { data: Record<string, unknown> | null; errors?: { message: string; extensions: { code: string } }[] };

describe.each(testEngines)("the staff's gateway, on %s", (engine) => {
  let shop: ReturningShop;
  const by = program("staff-command");
  beforeAll(async () => {
    shop = await openReturningShop(engine);
  });
  afterAll(() => shop.close());
  afterEach(() => shop.platform.clock.setOffset(minutes(0)));

  const send = async (query: string, variables: object = {}, token?: string): Promise<Answer> => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await shop.server.inject({
      method: "POST",
      url: "/staff/graphql",
      headers,
      payload: { query, variables },
    });
    return answer.json<Answer>();
  };
  const tokenIn = ({ data }: Answer) => z.object({ token: z.string() }).parse(data?.signIn).token;
  const codeOf = (answer: Answer) => answer.errors?.[0]?.extensions.code;
  const enrolled = async (staffCode: string, ...roles: readonly StaffRole[]) => {
    await addStaff(shop.platform, by, { staffCode, name: staffCode, roles });
    const enrolment = await enrolStaff(shop.platform, by, staffCode);
    if (!enrolment.ok) throw new Error(enrolment.failure.code);
    return { staffCode, ...enrolment.value };
  };
  const signIn = (staffCode: string, password: string, code: string) =>
    send(
      "mutation ($staffCode: String!, $password: String!, $code: String!) { signIn(staffCode: $staffCode, password: $password, code: $code) { token } }",
      { staffCode, password, code },
    );
  const now = () => shop.platform.clock.now();
  const tokenOf = async (staffCode: string, ...roles: readonly StaffRole[]) => {
    const { password, secret } = await enrolled(staffCode, ...roles);
    const answer = await signIn(staffCode, password, totpCode(secret, now()));
    return tokenIn(answer);
  };

  test("password and second factor are both needed, each wrong part has the same answer, and a code signs in once", async () => {
    const { password, secret } = await enrolled("rina", "finance");
    const code = totpCode(secret, now());
    const wrong = [
      await signIn("rina", "wrong", code),
      await signIn("rina", password, "000000"),
      await signIn("nobody", password, code),
    ];
    expect(wrong.map(codeOf)).toEqual(["LOGIN_FAILED", "LOGIN_FAILED", "LOGIN_FAILED"]);
    expect(new Set(wrong.map(({ errors }) => errors?.[0]?.message)).size).toBe(1);
    const token = tokenIn(await signIn("rina", password, code));
    expect((await send("{ me { staffCode roles } }", {}, token)).data).toEqual({
      me: { staffCode: "rina", roles: ["finance"] },
    });
    expect(codeOf(await signIn("rina", password, code))).toBe("LOGIN_FAILED");
    shop.platform.clock.setOffset(seconds(60));
    expect(codeOf(await signIn("rina", password, totpCode(secret, now())))).toBeUndefined();
    const acts = await actsOn(shop.platform, { kind: "staff", code: "rina" });
    expect(acts.map(({ act }) => act)).toEqual(["staff.added", "staff.enrolled", "staff.signedIn", "staff.signedIn"]);
    expect(JSON.stringify(acts)).not.toContain(secret);
  });

  test("after five wrong tries an account waits, even for the right ones", async () => {
    const { password, secret } = await enrolled("budi", "support");
    for (let index = 0; index < 5; index += 1) expect(codeOf(await signIn("budi", "x", "1"))).toBe("LOGIN_FAILED");
    expect(codeOf(await signIn("budi", password, totpCode(secret, now())))).toBe("TOO_MANY_REQUESTS");
  });

  test("a session ends by signing out, by its time, with the account and with a new enrolment", async () => {
    const me = async (token: string) => codeOf(await send("{ me { staffCode } }", {}, token)) ?? "in";
    const first = await tokenOf("wati", "warehouse");
    expect(await me(first)).toBe("in");
    await send("mutation { signOut { success } }", {}, first);
    expect(await me(first)).toBe("SIGN_IN_NEEDED");
    const second = await tokenOf("wulan", "warehouse");
    await enrolStaff(shop.platform, by, "wulan");
    expect(await me(second)).toBe("SIGN_IN_NEEDED");
    const third = await tokenOf("wayan", "warehouse");
    await endStaff(shop.platform, by, "wayan");
    expect(await me(third)).toBe("SIGN_IN_NEEDED");
    const fourth = await tokenOf("wira", "warehouse");
    shop.platform.clock.setOffset(minutes(601));
    expect(await me(fourth)).toBe("SIGN_IN_NEEDED");
    expect((await enrolStaff(shop.platform, by, "nobody")).ok).toBe(false);
  });

  test("[SES-21] every field asks for a session, and its role", async () => {
    const asked = {
      returns: "{ returns { returnCode } }",
      refundsDue: "{ refundsDue { refundId } }",
      pickUps: "{ pickUps { orderCode } }",
      refusedRefunds: "{ refusedRefunds { refundKey } }",
      reviews: "{ reviews { reason } }",
      journal: '{ journal(kind: "order", code: "GL1") { act } }',
    };
    const token = await tokenOf("sari", "merchandising");
    const ofNews = ["{ mailings { state } }", '{ mailingPreview(mailingCode: "m", language: "id-ID") { subject } }'];
    const packer = await tokenOf("sasa", "warehouse");
    for (const query of [...ofNews, "{ subscribers { subscribed } }"]) {
      expect(codeOf(await send(query))).toBe("SIGN_IN_NEEDED");
      expect(codeOf(await send(query, {}, packer))).toBe("NOT_ALLOWED");
    }
    const replay = '{ replayOffer(draft: "{}", from: "2026-10-01", to: "2026-10-31") { cost } }';
    expect(codeOf(await send(replay))).toBe("SIGN_IN_NEEDED");
    expect(codeOf(await send(replay, {}, await tokenOf("sinta", "support", "finance", "warehouse")))).toBe(
      "NOT_ALLOWED",
    );
    for (const query of ["{ me { roles } }", ...Object.values(asked)])
      expect(codeOf(await send(query))).toBe("SIGN_IN_NEEDED");
    for (const query of Object.values(asked)) expect(codeOf(await send(query, {}, token))).toBe("NOT_ALLOWED");
    const acts = {
      approveReturn: 'approveReturn(returnCode: "R")',
      rejectReturn: 'rejectReturn(returnCode: "R", reason: "no")',
      receiveReturn: 'receiveReturn(returnCode: "R")',
      collectReturn: 'collectReturn(returnCode: "R")',
      refundExchange: 'refundExchange(returnCode: "R")',
      endExchange: 'endExchange(returnCode: "R", reason: "lost")',
      payReturn: 'payReturn(returnCode: "R", reference: "B")',
      reportReady: 'reportReady(orderCode: "G")',
      handOver: 'handOver(orderCode: "G", pickupCode: "1")',
      decideRefund: 'decideRefund(refundId: "0190", decision: "refunded")',
      retryRefund: 'retryRefund(refundKey: "0190")',
      settleRefund: 'settleRefund(refundKey: "0190", reference: "B")',
      decideReview: 'decideReview(providerOrderId: "G", reason: "PAID_TWICE", decision: "refunded")',
    };
    const actsOnNews = {
      writeMailing: `writeMailing(mailing: ${JSON.stringify(JSON.stringify(someDraft("sasa")))})`,
      testMailing: 'testMailing(mailingCode: "m", language: "id-ID", to: "a@b.id")',
      scheduleMailing: 'scheduleMailing(mailingCode: "m", startsAt: "2026-12-12T00:00:00Z")',
      ...Object.fromEntries(
        ["revise", "pause", "resume", "stop"].map((act) => [`${act}Mailing`, `${act}Mailing(mailingCode: "m")`]),
      ),
    };
    for (const [name, act] of Object.entries(actsOnNews)) {
      const query = `mutation { ${act} { success result } }`;
      expect(codeOf(await send(query))).toBe("SIGN_IN_NEEDED");
      expect((await send(query, {}, packer)).data?.[name]).toEqual({ success: false, result: "not allowed" });
    }
    for (const [name, act] of Object.entries(acts)) {
      const query = `mutation { ${act} { success result } }`;
      expect(codeOf(await send(query))).toBe("SIGN_IN_NEEDED");
      expect((await send(query, {}, token)).data?.[name]).toEqual({ success: false, result: "not allowed" });
    }
    for (const account of ['readReturnAccount(returnCode: "R")', 'readRefundAccount(orderCode: "G")']) {
      const query = `mutation { ${account} { accountNumber } }`;
      expect(codeOf(await send(query))).toBe("SIGN_IN_NEEDED");
      expect(codeOf(await send(query, {}, token))).toBe("NOT_ALLOWED");
    }
  });

  test("a transfer without a bank's reference is no transfer, whatever it pays", async () => {
    const finance = await tokenOf("rini", "finance");
    const transfers = [
      'payReturn(returnCode: "R", reference: " ")',
      'settleRefund(refundKey: "0190", reference: " ")',
      'decideRefund(refundId: "0190", decision: "transferred", reference: " ")',
      'decideReview(providerOrderId: "G", reason: "PAID_TWICE", decision: "transferred", reference: "")',
    ];
    for (const transfer of transfers)
      expect(codeOf(await send(`mutation { ${transfer} { success } }`, {}, finance))).toBe("INVALID_INPUT");
  });

  test("a store finds what it has to hand over, and takes the cash with the code that the shopper shows", async () => {
    await stockBalls(shop, 5, "JKT01");
    const { orderCode } = await placedOrder(shop, pickupInCash);
    const token = await tokenOf("galih", "warehouse");
    const listed = await send("{ pickUps { orderCode storeName readyAt cashToTake } }", {}, token);
    const ready = { orderCode, storeName: "Gelora Senayan", readyAt: expect.any(String), cashToTake: 300_000 };
    expect(listed.data?.pickUps).toContainEqual(ready);
    const handOver = async (pickupCode: string) =>
      (
        await send(
          "mutation ($orderCode: String!, $pickupCode: String!) { handOver(orderCode: $orderCode, pickupCode: $pickupCode) { result } }",
          { orderCode, pickupCode },
          token,
        )
      ).data?.handOver;
    expect(await handOver("none")).toEqual({ result: "wrong pick-up code" });
    const { pickupCode } = (await orderByCode(shop.platform, orderCode)) ?? {};
    expect(await handOver(pickupCode ?? "")).toEqual({ result: "handed over" });
    expect((await send("{ pickUps { orderCode } }", {}, token)).data?.pickUps).not.toContainEqual({ orderCode });
    expect(await send(`mutation { reportReady(orderCode: "${orderCode}") { result } }`, {}, token)).toMatchObject({
      data: { reportReady: { result: "nothing to prepare" } },
    });
  });

  test("a return goes through the desk from the list to the transfer", async () => {
    const { shopper, orderCode } = await deliveredOrder(shop, { channel: "BCA_VA" });
    const returnCode = await requestedReturn(shopper, orderCode, { bankAccount });
    const [support, warehouse, finance] = [
      await tokenOf("ayu", "support"),
      await tokenOf("gita", "warehouse"),
      await tokenOf("dian", "finance"),
    ];
    const listed = await send(
      "{ returns { returnCode state hasAccount pieces { skuCode count exchangeSkuCode } } }",
      {},
      support,
    );
    const pieces = [{ skuCode: "PB1-5", count: 1, exchangeSkuCode: null }];
    expect(listed.data?.returns).toContainEqual({ returnCode, state: "REQUESTED", hasAccount: true, pieces });
    const act = async (name: string, more: string, token: string) =>
      (await send(`mutation { ${name}(returnCode: "${returnCode}"${more}) { result } }`, {}, token)).data?.[name];
    expect(await act("approveReturn", ', companyCode: "JNE", expressCode: "JX123456"', support)).toEqual({
      result: "decided",
    });
    expect(await act("receiveReturn", "", support)).toEqual({ result: "not allowed" });
    expect(await act("receiveReturn", "", warehouse)).toEqual({ result: "received" });
    const account = await send(
      `mutation { readReturnAccount(returnCode: "${returnCode}") { bankName accountNumber accountName } }`,
      {},
      finance,
    );
    expect(account.data?.readReturnAccount).toEqual({
      bankName: "BCA",
      accountNumber: "1234567890",
      accountName: "Sari Wulandari",
    });
    expect(await act("payReturn", ', reference: "BCA-77"', finance)).toEqual({ result: "paid" });
    const journal = await send(`{ journal(kind: "return", code: "${returnCode}") { act by } }`, {}, finance);
    expect(journal.data?.journal).toEqual([
      { act: "return.approved", by: "ayu" },
      { act: "return.received", by: "gita" },
      { act: "return.accountRead", by: "dian" },
      { act: "return.paid", by: "dian" },
    ]);
  });

  test("the account of a cancelled order is read for its transfer, and once the money has gone there is none", async () => {
    const { shopper, orderCode } = await placedOrder(shop);
    const attempt = [...shop.provider.charges.keys()].findLast((id) => id.startsWith(orderCode)) ?? "";
    shop.provider.become(attempt, "settlement");
    const payload = shop.provider.notification(attempt);
    await shop.server.inject({ method: "POST", url: "/notifications/payments", payload });
    while ((await shop.outbox.deliverDue()) > 0) continue;
    const products = [{ orderItemCode: `${orderCode}-1`, count: 1 }];
    const cancelling = "mutation ($input: CancelOrderInput!) { cancelOrder(input: $input) { success } }";
    await shopper.send(cancelling, { input: { orderCode, products } });
    const finance = await tokenOf("dewi", "finance");
    const due = async () => {
      const answer = await send("{ refundsDue { refundId orderCode hasAccount } }", {}, finance);
      const rows = z.array(z.object({ refundId: z.string(), orderCode: z.string(), hasAccount: z.boolean() }));
      return rows.parse(answer.data?.refundsDue).find((one) => one.orderCode === orderCode);
    };
    const read = `mutation { readRefundAccount(orderCode: "${orderCode}") { bankName accountNumber accountName } }`;
    expect((await due())?.hasAccount).toBe(false);
    expect(codeOf(await send(read, {}, finance))).toBe("NO_ACCOUNT");
    const naming = "mutation ($input: NameRefundAccountInput!) { nameRefundAccount(input: $input) { success } }";
    await shopper.send(naming, { input: { orderCode, bankAccount } });
    const refund = await due();
    expect(refund?.hasAccount).toBe(true);
    const account = { bankName: "BCA", accountNumber: "1234567890", accountName: "Sari Wulandari" };
    expect((await send(read, {}, finance)).data?.readRefundAccount).toEqual(account);
    const decide =
      'mutation ($id: String!) { decideRefund(refundId: $id, decision: "transferred", reference: "BCA-78") { result } }';
    expect((await send(decide, { id: refund?.refundId }, finance)).data?.decideRefund).toEqual({ result: "decided" });
    while ((await shop.outbox.deliverDue()) > 0) continue;
    expect(codeOf(await send(read, {}, finance))).toBe("NO_ACCOUNT");
    const journal = await send(`{ journal(kind: "order", code: "${orderCode}") { act by } }`, {}, finance);
    for (const act of ["refund.accountRead", "refund.decided"])
      expect(journal.data?.journal).toContainEqual({ act, by: "dewi" });
  });

  test("a mailing is written, looked at, tried and scheduled, and subscribers are counted and masked", async () => {
    const token = await tokenOf("maya", "merchandising");
    const write = (mailing: string) =>
      send("mutation ($mailing: String!) { writeMailing(mailing: $mailing) { success result } }", { mailing }, token);
    expect((await write(JSON.stringify(someDraft("meja")))).data?.writeMailing).toEqual({
      success: true,
      result: "written",
    });
    for (const wrong of ["{", "{}"]) expect(codeOf(await write(wrong))).toBe("INVALID_INPUT");
    const look = (code: string, language: string) =>
      send(`{ mailingPreview(mailingCode: "${code}", language: "${language}") { subject html text } }`, {}, token);
    const preview = (await look("meja", "id-ID")).data?.mailingPreview;
    expect(preview).toMatchObject({ subject: "Gajian tiba", text: expect.stringContaining("Berhenti berlangganan") });
    expect(codeOf(await look("nothing", "id-ID"))).toBe("INVALID_INPUT");
    expect(codeOf(await look("meja", "fr"))).toBe("INVALID_INPUT");
    const schedule = (startsAt: string) =>
      send(`mutation { scheduleMailing(mailingCode: "meja", startsAt: "${startsAt}") { result } }`, {}, token);
    for (const wrong of ["2099-01-01", "2025-01-01T00:00:00+07:00"])
      expect(codeOf(await schedule(wrong)), wrong).toBe("INVALID_INPUT");
    expect((await schedule("2099-01-01T00:00:00+07:00")).data?.scheduleMailing).toEqual({ result: "done" });
    expect((await send("{ mailings { mailingCode state sent } }", {}, token)).data?.mailings).toEqual([
      { mailingCode: "meja", state: "scheduled", sent: 0 },
    ]);
    const [email = ""] = await subscribeMany(shop.platform, 1);
    const found = await send(`{ subscribers(start: "${email}") { subscribed subscribers { email } } }`, {}, token);
    expect(found.data?.subscribers).toEqual({
      subscribed: 1,
      subscribers: [{ email: `${email.slice(0, 1)}•••@contoh.id` }],
    });
  });

  test("the journal of pages and flash sales can be read as any other", async () => {
    const token = await tokenOf("wening", "support");
    const query = 'query ($kind: String!) { journal(kind: $kind, code: "none") { act } }';
    for (const kind of ["page", "flash-sale"])
      expect(await send(query, { kind }, token), kind).toEqual({ data: { journal: [] } });
  });

  test("what staff write is refused where it is too long, and never cut off", async () => {
    const token = await tokenOf("weni", "support");
    const tooLong = {
      rejectReturn: ['returnCode: "R", reason', 501],
      rejectReview: ['versionCode: "RV000000000000-1", reason', 501],
      answerReview: ['reviewCode: "RV000000000000", answer', 501],
      answerQuestion: ['questionCode: "QU000000000000", answer', 2001],
      refuseQuestion: ['questionCode: "QU000000000000", reason', 501],
      answerTicket: ['ticketCode: "TK", answer', 4001],
      closeTicket: ['ticketCode: "TK", reason', 501],
    } as const;
    for (const [name, [input, length]] of Object.entries(tooLong)) {
      const query = `mutation ($words: String!) { ${name}(${input}: $words) { success } }`;
      expect(codeOf(await send(query, { words: "x".repeat(length) }, token)), name).toBe("INVALID_INPUT");
      const fits = await send(query, { words: ` ${"x".repeat(length - 1)} ` }, token);
      expect(fits, name).toEqual({ data: { [name]: { success: false } } });
    }
  });

  test("what cannot be read is refused in the shape of every refusal, and the shop's gateway has none of it", async () => {
    for (const query of ["{", "{ nothing }", `{ me { ${"staffCode ".repeat(1200)} } }`])
      expect(codeOf(await send(query))).toBe("INVALID_INPUT");
    const bad = 'mutation { rejectReturn(returnCode: "R", reason: " ") { result } }';
    expect(codeOf(await send(bad, {}, await tokenOf("tari", "support")))).toBe("INVALID_INPUT");
    const asked = await shop.send("{ refundsDue { refundId } }");
    expect(asked.errors?.[0]?.extensions?.code).toBe("INVALID_INPUT");
  });
});
