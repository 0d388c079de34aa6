import { jakartaDay, midnightOf } from "@gelora/locale/jakarta-time.ts";
import { points } from "@gelora/money/points.ts";
import { seconds } from "@gelora/service-kit/durations.ts";
import { testEngines } from "@gelora/testkit/test-databases.ts";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { openTestGateway, type TestGateway } from "../../testing/gateway.ts";
import { someMember } from "../../testing/some-member.ts";
import { claimEvent, purchaseEvent, shopProgram, tellEvent } from "../earning/testing/shop-events.ts";
import {
  addPointsTo,
  earnPoints,
  grantBonus,
  holdPoints,
  maturePoints,
  spendPoints,
  takeBackPoints,
} from "../ledger/ledger.ts";
import { insertLink, seedMembers } from "../membership/membership.ts";
import { setPin } from "../pin/pin.ts";
import { takeInEvent } from "../purchases/purchases.ts";

const bindQuery =
  "{ mapClubCheckBind { success code userCode firstName lastName mobile availablePoints havePin pinDisabled message } }";
const pinQuery =
  "query ($input: LoyaltyPinInput!) { mapClubCheckPin(input: $input) { success code message attemptsLeft proof } }";
const pointsQuery = `{ mapClubPoints { success code availablePoints pendingPoints heldPoints owedPoints linkBonus spend pending { points availableAt }
  expiring { points expiresAt } tier { code } tiers { code fromSpend pointsPerTenThousand } } }`;
const movementsQuery = `query ($before: ID, $pageSize: Int) { mapClubMovements(before: $before, pageSize: $pageSize) {
  success next dataList { id text orderCode orderIsOwn availablePoints pendingPoints owedPoints happenedAt } } }`;
const fileQuery = "{ mapClubMovementsFile { success fileName content } }";

describe.each(testEngines)("what members see of their points, on %s", (engine) => {
  let club: TestGateway;
  let turn = 0;
  let memberCode: string;
  let token: string;
  beforeAll(async () => {
    club = await openTestGateway(engine);
  });
  beforeEach(async () => {
    club.platform.clock.setOffset(seconds(0));
    turn += 1;
    memberCode = `MC${turn}`;
    const mobile = `8120000${1000 + turn}`;
    await seedMembers(club.platform, [someMember({ memberCode, mobile })]);
    await club.platform.database.transaction(() => insertLink(club.platform, { accountCode: `AC${turn}`, memberCode }));
    token = club.shop.signIn({ kind: "member", code: `AC${turn}` });
  });
  afterAll(() => club.close());

  const ask = (query: string, variables: object = {}, headers: Readonly<Record<string, string>> = {}) =>
    club.send(query, { variables, headers: { "auth-token": token, ...headers } });
  const enter = (pin: string, headers?: Readonly<Record<string, string>>) => ask(pinQuery, { input: { pin } }, headers);

  test("[LNK-26] the bind check gives the member, the points to spend and whether there is a PIN", async () => {
    const answered = { success: true, code: null, message: null };
    const before = { userCode: memberCode, firstName: "Dewi", lastName: "Kartika", mobile: `8120000${1000 + turn}` };
    expect((await ask(bindQuery)).data).toEqual({
      mapClubCheckBind: { ...before, ...answered, availablePoints: 0, havePin: false, pinDisabled: false },
    });
    await addPointsTo(club.platform, { memberCode, fact: `added:${memberCode}`, points: points(700) });
    await setPin(club.platform, memberCode, "739152");
    expect((await ask(bindQuery)).data).toMatchObject({ mapClubCheckBind: { availablePoints: 700, havePin: true } });
  });

  test("[PIN-09~] the bind check says of a disabled PIN that it is disabled, until there is a new one", async () => {
    await setPin(club.platform, memberCode, "739152");
    for (const _try of [1, 2, 3]) await enter("000111");
    const bindAnswer = (pinDisabled: boolean) => ({ mapClubCheckBind: { havePin: true, pinDisabled } });
    expect((await ask(bindQuery)).data).toMatchObject(bindAnswer(true));
    await setPin(club.platform, memberCode, "624813");
    expect((await ask(bindQuery)).data).toMatchObject(bindAnswer(false));
  });

  test("an account without a member gets that answer, in its language", async () => {
    token = club.shop.signIn({ kind: "member", code: "NOBODYS" });
    expect((await ask(bindQuery)).data).toMatchObject({
      mapClubCheckBind: { success: false, code: "501", availablePoints: null, userCode: null },
    });
    expect((await ask(bindQuery, {}, { language: "id-ID" })).data).toMatchObject({
      mapClubCheckBind: { message: "Akun ini belum terhubung ke MapClub." },
    });
    for (const query of [pointsQuery, movementsQuery, fileQuery])
      expect(JSON.stringify((await ask(query)).data)).toContain('"success":false');
    expect((await enter("739152")).errors?.[0]?.extensions).toMatchObject({ code: "501" });
  });

  test("[AC-21~] without a session of a member nothing is shown", async () => {
    const codes = async (headers: Readonly<Record<string, string>>) => {
      const answers = await Promise.all(
        [bindQuery, pointsQuery, movementsQuery, fileQuery].map((query) => club.send(query, { headers })),
      );
      answers.push(await club.send(pinQuery, { variables: { input: { pin: "739152" } }, headers }));
      return new Set(answers.map(({ errors }) => errors?.[0]?.extensions?.code));
    };
    expect(await codes({})).toEqual(new Set(["0002"]));
    expect(await codes({ "auth-token": "nonsense" })).toEqual(new Set(["0002"]));
    expect(await codes({ "auth-token": "x".repeat(43) })).toEqual(new Set(["0002"]));
    const guest = club.shop.signIn({ kind: "guest-account", code: "GUEST" });
    expect(await codes({ "auth-token": guest })).toEqual(new Set(["ACCOUNT_NEEDED"]));
  });

  test("[AC-19~] a browser's token opens nothing without the cookie that it is bound to", async () => {
    const companion = "c".repeat(43);
    token = club.shop.signIn({ kind: "member", code: `AC${turn}` }, companion);
    const origin = "http://localhost:3000";
    expect((await ask(bindQuery, {}, { origin })).errors?.[0]?.extensions).toEqual({ code: "0002", details: {} });
    const withCookie = await ask(bindQuery, {}, { origin, cookie: `other=1; gelora=${companion}` });
    expect(withCookie.data).toMatchObject({ mapClubCheckBind: { success: true } });
  });

  test("the shop is asked once for the calls of a moment, and again after it", async () => {
    const before = club.shop.asked();
    for (let call = 0; call < 5; call += 1) await ask(bindQuery);
    expect(club.shop.asked()).toBe(before + 1);
    club.platform.clock.setOffset(seconds(1));
    await ask(bindQuery);
    expect(club.shop.asked()).toBe(before + 2);
  });

  test("[OPS-31] [PIN-07] [PIN-08~] [PIN-09] a wrong PIN is an error with the attempts left, and after the last even the right one is refused", async () => {
    expect((await enter("739152")).errors?.[0]).toMatchObject({
      message: "Please set your PIN first.",
      extensions: { code: "PIN_NOT_SET" },
    });
    await setPin(club.platform, memberCode, "739152");
    const right = await enter("739152");
    expect(right.data).toEqual({
      mapClubCheckPin: {
        success: true,
        code: null,
        message: null,
        attemptsLeft: 3,
        proof: expect.stringMatching(/^[\w-]{43}$/),
      },
    });
    for (const attemptsLeft of [2, 1])
      expect((await enter("111111", { language: "id-ID" })).errors?.[0]).toMatchObject({
        message: "PIN salah.",
        extensions: { code: "PIN_WRONG", attemptsLeft },
      });
    for (const pin of ["111111", "739152"])
      expect((await enter(pin)).errors?.[0]).toMatchObject({
        message: "Your PIN is disabled after three wrong attempts.",
        extensions: { code: "PIN_DISABLED", attemptsLeft: 0 },
      });
  });

  test("points are shown by what can be done with them, with the tier", async () => {
    const { platform } = club;
    await earnPoints(platform, { memberCode, orderCode: `GL${turn}`, fact: `e:${memberCode}`, points: points(300) });
    await maturePoints(platform, { memberCode, orderCode: `GL${turn}`, fact: `m:${memberCode}`, points: points(120) });
    const orderCode = `GL${turn}`;
    await holdPoints(platform, { orderCode, memberCode, points: points(20), isPermitted: async () => true });
    expect((await ask(pointsQuery)).data?.mapClubPoints).toEqual({
      success: true,
      code: null,
      availablePoints: 100,
      pendingPoints: 180,
      pending: [],
      heldPoints: 20,
      owedPoints: 0,
      linkBonus: 100,
      spend: 0,
      expiring: [{ points: 100, expiresAt: expect.stringMatching(/-\d\dT17:00:00\.000Z$/) }],
      tier: { code: "BRONZE" },
      tiers: [
        { code: "BRONZE", fromSpend: 0, pointsPerTenThousand: 100 },
        { code: "SILVER", fromSpend: 5_000_000, pointsPerTenThousand: 150 },
        { code: "GOLD", fromSpend: 15_000_000, pointsPerTenThousand: 200 },
      ],
    });
  });

  test("movements are shown in words, page by page, each once, and all of them in a file", async () => {
    const { platform } = club;
    const orderCode = `GL${turn}`;
    await addPointsTo(platform, { memberCode, fact: `added:${memberCode}`, points: points(700) });
    await earnPoints(platform, { memberCode, orderCode, fact: `e:${memberCode}`, points: points(300) });
    await holdPoints(platform, { orderCode, memberCode, points: points(20), isPermitted: async () => true });
    await spendPoints(platform, orderCode);
    type Page = { next: string | null; dataList: { text: string; availablePoints: number; pendingPoints: number }[] };
    const pageFrom = async (before: string | null) =>
      (await ask(movementsQuery, { before, pageSize: 3 })).data?.mapClubMovements as Page;
    const first = await pageFrom(null);
    expect(first.dataList).toMatchObject([
      {
        // No amount stands beside it: these points were taken when they were set aside.
        text: `Used for order ${orderCode}, from what was set aside: 20`,
        orderCode,
        availablePoints: 0,
        pendingPoints: 0,
      },
      { text: `Set aside for order ${orderCode}`, orderCode, availablePoints: -20, pendingPoints: 0 },
      { text: "Points from your purchase, ready after the return period", availablePoints: 0, pendingPoints: 300 },
    ]);
    const second = await pageFrom(first.next);
    expect(second).toMatchObject({ next: null, dataList: [{ text: "Added by our team", availablePoints: 700 }] });
    expect(first.next).toBe("2");
    for (const before of ["nonsense", "", "-1", "1e3", "0", "٣"])
      expect((await ask(movementsQuery, { before })).errors?.[0]?.extensions).toMatchObject({
        code: "INVALID_INPUT",
        details: { field: "before" },
      });
    const file = (await ask(fileQuery, {}, { language: "id-ID" })).data?.mapClubMovementsFile as { content: string };
    const lines = file.content.split("\r\n");
    expect(lines[0]).toBe(
      '"Tanggal","Keterangan","Pesanan","Poin tersedia","Poin menunggu","Poin ditahan","Kekurangan poin"',
    );
    expect(lines[1]).toContain(`"Poin yang disisihkan dipakai untuk pesanan ${orderCode}: 20"`);
    expect(lines[2]).toMatch(
      new RegExp(
        `^"\\d\\d/\\d\\d/\\d{4} [\\d:]{8}","Disisihkan untuk pesanan ${orderCode}","${orderCode}","-20","0","20","0"$`,
      ),
    );
    expect(lines).toHaveLength(6);
  });

  test("what makes a debt names its number, and the file adds up to the balances that the page shows", async () => {
    const { platform } = club;
    const orderCode = `GL${turn}`;
    const booking = { memberCode, orderCode, points: points(300) };
    await earnPoints(platform, { ...booking, fact: `e:${memberCode}` });
    await maturePoints(platform, { ...booking, fact: `m:${memberCode}` });
    await holdPoints(platform, { orderCode, memberCode, points: points(280), isPermitted: async () => true });
    await takeBackPoints(platform, `m:${memberCode}`, { ...booking, fact: `r:${memberCode}` });
    await earnPoints(platform, { ...booking, fact: `e2:${memberCode}` });
    await maturePoints(platform, { ...booking, fact: `m2:${memberCode}`, points: points(100) });
    expect((await ask(movementsQuery)).data?.mapClubMovements).toMatchObject({
      dataList: [
        { text: "Made up for points of returned items", availablePoints: -100, owedPoints: -100 },
        { availablePoints: 100, pendingPoints: -100, owedPoints: 0 },
        { pendingPoints: 300 },
        { text: "Points of returned items that were already used", availablePoints: 0, owedPoints: 280 },
        { availablePoints: -20, owedPoints: 0 },
        { availablePoints: -280, owedPoints: 0 },
        { availablePoints: 300 },
        { pendingPoints: 300 },
      ],
    });
    const file = (await ask(fileQuery)).data?.mapClubMovementsFile as { content: string };
    const rows = file.content.split("\r\n").slice(1, -1);
    const sums = [-4, -3, -2, -1].map((column) =>
      rows.reduce((sum, row) => sum + Number(row.split(",").at(column)?.replaceAll('"', "")), 0),
    );
    expect((await ask(pointsQuery)).data?.mapClubPoints).toMatchObject({
      availablePoints: sums[0],
      pendingPoints: sums[1],
      heldPoints: sums[2],
      owedPoints: sums[3],
    });
    expect(sums).toEqual([0, 200, 280, 180]);
  });

  test("[CLB-09~] the bonus for linking stands in the history by the name of its promise", async () => {
    await grantBonus(club.platform, { memberCode, orderCode: "GL1", fact: `b:${memberCode}`, points: points(100) });
    const shownMovements = async (language: string) =>
      (await ask(movementsQuery, {}, { language })).data?.mapClubMovements;
    const row = (text: string) => ({ dataList: [{ text, availablePoints: 100 }] });
    expect(await shownMovements("en-US")).toMatchObject(row("Bonus for your linked card"));
    expect(await shownMovements("id-ID")).toMatchObject(row("Bonus karena kartumu terhubung"));
  });

  test("pending points are shown with the moment from which they can be used, the soonest first", async () => {
    const { platform } = club;
    const accountCode = `AC${turn}`;
    const now = platform.clock.now().getTime();
    for (const [order, ago] of [
      ["NEW", 1],
      ["OLD", 5],
    ] as const) {
      const completedAt = new Date(now - ago * 86_400_000);
      await tellEvent(platform, purchaseEvent(`${order}${turn}`, [[100_000]], { accountCode, completedAt }));
    }
    // The midnight after the last day for a return.
    const moment = (ago: number) => midnightOf(jakartaDay(new Date(now + (15 - ago) * 86_400_000))).toISOString();
    expect((await ask(pointsQuery)).data?.mapClubPoints).toMatchObject({
      pendingPoints: 2000,
      pending: [
        { points: 1000, availableAt: moment(5) },
        { points: 1000, availableAt: moment(1) },
      ],
    });
  });

  test("a movement says whether its order came from this account, a guest's on the same card only once it is claimed by an account that has it", async () => {
    const { platform } = club;
    const accountCode = `AC${turn}`;
    for (const [orderCode, buyer] of [
      [`OWN${turn}`, accountCode],
      [`GUEST${turn}`, null],
      [`OTHER${turn}`, `AC${turn}-before`],
      [`CLAIMED${turn}`, null],
      [`ELSEWHERE${turn}`, null],
      [`NAMED${turn}`, null],
    ] as const) {
      await takeInEvent(
        platform,
        shopProgram,
        purchaseEvent(orderCode, [[10_000]], { accountCode: buyer, completedAt: new Date() }),
      );
      await earnPoints(platform, { memberCode, orderCode, fact: `e:${orderCode}`, points: points(100) });
    }
    await takeInEvent(platform, shopProgram, claimEvent(`CLAIMED${turn}`, accountCode));
    await takeInEvent(platform, shopProgram, claimEvent(`ELSEWHERE${turn}`, `AC${turn}-before`));
    // Its buyer named the number of this card.
    await takeInEvent(platform, shopProgram, claimEvent(`NAMED${turn}`, accountCode, false));
    expect((await ask(movementsQuery, {})).data?.mapClubMovements).toMatchObject({
      dataList: [
        { orderCode: `NAMED${turn}`, orderIsOwn: false },
        { orderCode: `ELSEWHERE${turn}`, orderIsOwn: false },
        { orderCode: `CLAIMED${turn}`, orderIsOwn: true },
        { orderCode: `OTHER${turn}`, orderIsOwn: false },
        { orderCode: `GUEST${turn}`, orderIsOwn: false },
        { orderCode: `OWN${turn}`, orderIsOwn: true },
      ],
    });
  });

  test("someone else's movements are not shown, whatever id is sent", async () => {
    await addPointsTo(club.platform, { memberCode, fact: `added:${memberCode}`, points: points(701) });
    token = club.shop.signIn({ kind: "member", code: `AC${turn - 1}` });
    const answer = await ask(movementsQuery, { before: "999999999" });
    // A moment may have these digits too.
    expect(JSON.stringify(answer.data)).not.toContain('"availablePoints":701');
  });
});

test("a shop that does not answer is a general error, and nobody is let in", async () => {
  const club = await openTestGateway("embedded");
  const token = club.shop.signIn({ kind: "member", code: "AC1" });
  club.shop.fail();
  const answer = await club.send(bindQuery, { headers: { "auth-token": token } });
  expect(answer.errors?.[0]?.extensions).toMatchObject({ code: "UNKNOWN_ERROR" });
  await club.close();
});
