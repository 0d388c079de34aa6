import type { Language } from "@gelora/locale/language.ts";
import { minutes } from "@gelora/service-kit/durations.ts";
import { mountGraphqlGateway } from "@gelora/service-kit/graphql-gateway.ts";
import { mergeResolvers, readSchema } from "@gelora/service-kit/schema-slices.ts";
import { sql } from "kysely";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { codeScalar } from "../../platform/code-scalar.ts";
import type { Session } from "../../platform/session.ts";
import { createPaymentsModule } from "./payments.module.ts";
import { chargePayment } from "./payments.ts";
import { openTestPayments, type TestPayments } from "./testing/open-payments.ts";

type Channel = { code: string; children: Channel[] } & Record<string, unknown>;

const channelFields = `imageUrl code parentCode paymentPlatform paymentMethod paymentType paymentVia stage fee name
  installment minInstallmentAmount maxInstallmentAmount merchantHosted expiryDate`;
const channelQuery = `query ($input: PaymentChannelListInput!) { ssQueryPaymentChannelList(input: $input) { ${channelFields}
  children { ${channelFields} children { ${channelFields} children { ${channelFields} children { code } } } } } }`;
const instructionQuery = `query ($orderCode: String!) { paymentInstruction(orderCode: $orderCode) { orderCode kind status
  channelCode channelName amount bank vaNumber billerCode billKey paymentCode qrImage redirectAddress deadline } }`;

describe("payments through the gateway", () => {
  let payments: TestPayments;
  let language: Language = "en-US";
  let session: Session | undefined;
  const owner: Session = { sessionId: "1", kind: "visitor", visitorKey: "owner" };
  beforeAll(async () => {
    payments = await openTestPayments("embedded");
    const ownsOrder = async (_platform: unknown, asking: Session) => asking.visitorKey === "owner";
    const base = new URL("../../server/base.graphql", import.meta.url);
    const module = createPaymentsModule({ onChange: async () => {}, onRefunded: async () => {}, ownsOrder });
    await mountGraphqlGateway(payments.server, {
      path: "/graphql",
      // A schema requires a mutation, and this module has none.
      schema: `${readSchema(base, [module])} extend type Mutation { none: Boolean }`,
      resolvers: { Code: codeScalar, ...mergeResolvers([module]) },
      readContext: async () => ({ platform: payments.platform, language, session, token: undefined, source: "test" }),
      origins: [],
      takesCookies: false,
      tellsSchema: true,
      log: payments.platform.log,
    });
  });
  afterAll(() => payments.close());

  const send = async (query: string, variables: object = {}) => {
    const payload = { query, variables };
    const answer = await payments.server.inject({ method: "POST", url: "/graphql", payload });
    return answer.json<{
      data: Record<string, unknown>;
      errors?: { extensions?: { code?: string; details?: object } }[];
    }>();
  };
  const channels = async (input: object): Promise<Channel[]> => {
    const { data } = await send(channelQuery, { input });
    return data.ssQueryPaymentChannelList as Channel[];
  };
  const flat = (list: readonly Channel[]): Channel[] => list.flatMap((one) => [one, ...flat(one.children ?? [])]);

  test("[CHK-18, CHK-20~] the channel list is a tree of four levels with every field of the contract", async () => {
    const tree = await channels({ orderAmount: 2_500_000, supportCod: 1 });
    const plan = flat(tree).find((channel) => channel.code === "CARD_BNI_12");
    expect(plan).toMatchObject({
      imageUrl: "",
      parentCode: "CARD_BNI",
      paymentPlatform: "MIDTRANS",
      paymentMethod: "CARD",
      paymentType: "credit_card",
      paymentVia: "bni",
      stage: 4,
      fee: 0,
      name: "12 months",
      installment: 12,
      minInstallmentAmount: 2_000_000,
      maxInstallmentAmount: 50_000_000,
      merchantHosted: true,
      expiryDate: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      children: [],
    });
  });

  const codesFor = async (input: object) =>
    flat(await channels({ orderAmount: 250_000, supportCod: 1, ...input })).map((channel) => channel.code);

  test("[CHK-18, CHK-19] without supportCod no cash is offered", async () => {
    expect(await codesFor({ logisticsCompanyCode: "JNE" })).toContain("COD");
    expect(await codesFor({ logisticsCompanyCode: "JNE", supportCod: 0 })).not.toContain("COD");
  });

  test("[CHK-18, CHK-24, OPS-40] a courier that takes no money hides cash at the door, GRAB without one, and leaves cash in the store", async () => {
    for (const input of [{ logisticsCompanyCode: "GOJEK" }, { logisticsCompanyCode: "GRAB" }, {}]) {
      expect(await codesFor(input)).not.toContain("COD");
      expect(await codesFor({ ...input, distributionType: 21 })).toContain("STORE_CASH");
    }
    expect(await codesFor({})).toEqual(await codesFor({ logisticsCompanyCode: "GRAB" }));
    expect(await codesFor({ logisticsCompanyCode: null })).not.toContain("COD");
  });

  test("[CHK-11, CHK-18] cash in the store is never offered for a delivery, which is what no type means", async () => {
    for (const logisticsCompanyCode of [undefined, null, "JNE", "grab"])
      for (const distributionType of [undefined, null, 11, "11"])
        expect(await codesFor({ logisticsCompanyCode, distributionType })).not.toContain("STORE_CASH");
  });

  test.each([
    ["orderAmount", "orderAmount: -1, supportCod: 1"],
    ["orderAmount", "orderAmount: 1e999, supportCod: 1"],
    ["distributionType", "orderAmount: 1, supportCod: 1, distributionType: 12"],
    ["distributionType", 'orderAmount: 1, supportCod: 1, distributionType: ""'],
    ["logisticsCompanyCode", 'orderAmount: 1, supportCod: 1, logisticsCompanyCode: "PIGEON"'],
    ["logisticsCompanyCode", 'orderAmount: 1, supportCod: 1, logisticsCompanyCode: "toString"'],
  ])("[OPS-40] no channels for a wrong %s: { %s }", async (wrong, input) => {
    const { errors } = await send(`{ ssQueryPaymentChannelList(input: { ${input} }) { code } }`);
    expect(errors?.[0]?.extensions).toMatchObject({ code: "INVALID_INPUT", details: { field: wrong } });
  });

  test("[CHK-20~] names follow the language", async () => {
    language = "id-ID";
    expect((await channels({ orderAmount: 250_000, supportCod: 1 }))[0]?.name).toBe("Transfer bank");
    language = "en-US";
    expect((await channels({ orderAmount: 250_000, supportCod: 1 }))[0]?.name).toBe("Bank transfer");
  });

  test("[PAY-02] the owner of an order sees how to pay it, with a QR code as a picture", async () => {
    session = owner;
    await payments.open("MINE", { channelCode: "QRIS" });
    const before = await send(instructionQuery, { orderCode: "MINE" });
    expect(before.data.paymentInstruction).toMatchObject({ status: "PENDING", qrImage: null });
    await chargePayment(payments.platform, "MINE");
    const { data } = await send(instructionQuery, { orderCode: "MINE" });
    expect(data.paymentInstruction).toMatchObject({
      orderCode: "MINE",
      kind: "QRIS",
      status: "PENDING",
      channelName: "QRIS",
      amount: 150_000,
      qrImage: expect.stringMatching(/^data:image\/svg\+xml;base64,/),
      deadline: expect.stringMatching(/Z$/),
    });
  });

  test("a shopper who opens a payment that was left open for hours has the provider asked, once a minute at most", async () => {
    session = owner;
    await payments.open("LATE", { channelCode: "QRIS" });
    await chargePayment(payments.platform, "LATE");
    const asks = async () => {
      const { rows } = await sql<{ asks: number }>`select asks from payment_attempts where order_code = 'LATE'`.execute(
        payments.platform.database.tables(),
      );
      return rows[0]?.asks ?? 0;
    };
    const look = async (minute: number) => {
      payments.platform.clock.setOffset(minutes(minute));
      const { data } = await send(instructionQuery, { orderCode: "LATE" });
      await payments.poll();
      return data.paymentInstruction as { status: string };
    };
    for (let minute = 0; minute < 120; minute += 1) {
      payments.platform.clock.setOffset(minutes(minute));
      await payments.poll();
    }
    const before = await asks();
    payments.platform.clock.setOffset(minutes(122));
    await payments.poll();
    expect(await asks()).toBe(before);
    await look(122);
    await look(122.5);
    expect(await asks()).toBe(before + 1);
    payments.provider.become("LATE", "settlement");
    await look(123.2);
    expect((await look(123.2)).status).toBe("PAID");
    payments.platform.clock.setOffset(minutes(0));
  });

  test("nobody else sees it, and it looks like an order that does not exist", async () => {
    session = { ...owner, visitorKey: "stranger" };
    const foreign = await send(instructionQuery, { orderCode: "MINE" });
    const unknown = await send(instructionQuery, { orderCode: "NONE" });
    expect(foreign).toEqual(unknown);
    expect(foreign.data.paymentInstruction).toBeNull();
    session = undefined;
    expect((await send(instructionQuery, { orderCode: "MINE" })).errors?.[0]?.extensions?.code).toBe("0002");
  });

  test("a card's number goes to the provider alone: the browser learns where, and the public key", async () => {
    const { data } = await send("{ cardTokenSettings { tokenAddress clientKey } }");
    expect(data.cardTokenSettings).toEqual({
      tokenAddress: `${payments.provider.url}/v2/token`,
      clientKey: "SB-Mid-client-gelora-local",
    });
  });
});
