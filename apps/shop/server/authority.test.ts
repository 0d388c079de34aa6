import { readSchema } from "@gelora/service-kit/schema-slices.ts";
import { buildSchema, GraphQLObjectType } from "graphql";
import { sql } from "kysely";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { placedOrder, stockBalls } from "../modules/orders/testing/orders.ts";
import { type Actor, actors, kindOf, type Owner, owners, type Row, type World } from "../testing/authority.ts";
import { rowsOfGoods } from "../testing/authority-of-goods.ts";
import { rowsOfPeople } from "../testing/authority-of-people.ts";
import { memberShopper } from "../testing/member.ts";
import {
  field,
  goodAddress,
  guestShopper,
  openStockedShop,
  type Shopper,
  type StockedShop,
} from "../testing/shopper.ts";
import { signInAs } from "../testing/sign-in.ts";
import { modules } from "./modules.ts";

const rows: Readonly<Record<string, Row>> = { ...rowsOfGoods, ...rowsOfPeople };

/**
 * Ids that do not exist, in the format of those that do. An order's code allows few tries, so each
 * owner's tries use their own.
 */
const nothingBeside = (owner: Owner): World => ({ ...nothing, orderCode: `GL00000000000${owners.indexOf(owner)}` });
const nothing: World = {
  accountCode: "M019aa5a5-0000-7000-8000-000000000003",
  orderCode: "GL000000000000",
  cartItemId: "019aa5a5-0000-7000-8000-000000000000",
  checkoutId: "019aa5a5-0000-7000-8000-000000000001",
  sessionId: "019aa5a5-0000-7000-8000-000000000002",
};
const canaries = ["kenari-alamat", "kenari-tamu@example.com", "kenari-anggota@example.com", "81122334455"];

describe("who may do what at the gateway", () => {
  let shop: StockedShop;
  let shoppers: Readonly<Record<Owner, Shopper & { readonly accountCode: string; readonly orderCode: string }>>;
  let tokens: Readonly<Record<Actor, string | undefined>>;
  beforeAll(async () => {
    shop = await openStockedShop("embedded");
    await stockBalls(shop, 500);
    const visitor = async () =>
      field<{ data: { token: string }[] }>(await shop.send("mutation { guestInit { data { token } } }"), "guestInit")
        .data[0]?.token;
    shoppers = {
      "guest A": await ownerOf(await guestShopper(shop, "kenari-tamu@example.com")),
      "member A": await ownerOf(await memberShopper(shop, { email: "kenari-anggota@example.com" })),
    };
    tokens = {
      nobody: undefined,
      "visitor A": await visitor(),
      "visitor B": await visitor(),
      "guest A": shoppers["guest A"].token,
      "guest B": (await guestShopper(shop)).token,
      "member A": shoppers["member A"].token,
      "member B": (await memberShopper(shop)).token,
    };
  });
  // Several rows look orders up by code, which is rate-limited.
  beforeEach(() => sql`delete from counters`.execute(shop.platform.database.tables()));
  afterAll(() => shop.close());

  /** Someone with an order. */
  const ownerOf = async (shopper: Shopper) => {
    await shopper.add("PB1-5");
    const address = { ...goodAddress, address1: "Jl. kenari-alamat 1", recipientMobile: "081122334455" };
    const { orderCode } = await shopper.place(await shopper.checkout(), { address });
    const info = field<{ userCode: string }>(await shopper.send("{ userInfo { userCode } }"), "userInfo");
    return { ...shopper, accountCode: info.userCode, orderCode: orderCode ?? "" };
  };
  /**
   * One order for all rows, and a cart line with its checkout where a row has used the last one up;
   * for a member also a session elsewhere.
   */
  const worldOf = async (name: Owner): Promise<World> => {
    const owner = shoppers[name];
    let [line] = await linesOf(owner);
    if (!line) {
      await owner.add("PB1-5");
      [line] = await linesOf(owner);
    }
    const sessionId = name === "member A" ? await sessionElsewhere(owner) : nothing.sessionId;
    const { accountCode, orderCode } = owner;
    return { accountCode, orderCode, cartItemId: line ?? "", checkoutId: await owner.checkout(), sessionId };
  };
  type Listed = { readonly sessionId: string; readonly current: boolean };
  const sessionsOf = async (token: string) =>
    field<Listed[]>(await shop.send("{ sessionList { sessionId current } }", {}, { token }), "sessionList");
  let elsewhere = "";
  /** One for all rows until a row ends it: an account's sessions are limited. */
  const sessionElsewhere = async (owner: Shopper & { readonly accountCode: string }): Promise<string> => {
    const isOpen = (await sessionsOf(owner.token)).some(({ sessionId }) => sessionId === elsewhere);
    if (isOpen) return elsewhere;
    const { token } = await signInAs(shop, owner.accountCode);
    elsewhere = (await sessionsOf(token)).find(({ current }) => current)?.sessionId ?? "";
    return elsewhere;
  };
  const linesOf = async (owner: Shopper) => {
    const cart = await owner.send("{ cartInit { itemList { cartItemId } } }");
    return field<{ itemList: { cartItemId: string }[] }>(cart, "cartInit").itemList.map((item) => item.cartItemId);
  };
  const stateOf = async (name: Owner) => {
    const ask = `query ($code: String!) { getCustomOrderDetail(orderCommonInput: { orderCode: $code }) { orderStatus } cartInit { itemList { cartItemId quantity } }
      ${name === "member A" ? "sessionList { sessionId }" : ""} }`;
    return JSON.stringify(await shoppers[name].send(ask, { code: shoppers[name].orderCode }));
  };

  test("[AC-21] every query and mutation of the schema has a row here", () => {
    const schema = buildSchema(readSchema(new URL("./base.graphql", import.meta.url), modules));
    const fields = [schema.getQueryType(), schema.getMutationType()]
      .filter((type) => type instanceof GraphQLObjectType)
      .flatMap((type) => Object.keys(type.getFields()).map((name) => `${type.name}.${name}`));
    expect(fields.toSorted()).toEqual(Object.keys(rows).toSorted());
  });

  test("[AC-19] someone else's guestId brings none of their cart", async () => {
    const ask = "query ($id: String) { cartInit(guestId: $id) { itemList { skuCode } } }";
    for (const name of owners) {
      await shoppers[name].add("KR1-BLACK-42");
      for (const thief of actors.filter((actor) => actor !== name && actor !== "nobody" && actor !== "guest A")) {
        const answer = await shop.send(ask, { id: shoppers[name].token }, { token: tokens[thief] ?? "" });
        expect({ thief, taken: JSON.stringify(answer).includes("KR1-BLACK-42") }).toEqual({ thief, taken: false });
      }
    }
  });

  test("[AC-23] an order cannot be found by trying: tries by code run out, and the right contact then gets no more", async () => {
    const { orderCode: tried } = await placedOrder(shop);
    const ask =
      "query ($input: TrackOrderInput!) { trackOrder(input: $input) { orderCode orderReceiveOut { address } } }";
    const codes: unknown[] = [];
    for (let index = 0; index < 12; index += 1) {
      const spelling = index % 2 === 0 ? tried : ` ${tried.toLowerCase()} `;
      const answer = await shop.send(ask, {
        input: { orderCode: spelling, mobile: `811223344${String(index).padStart(2, "0")}` },
      });
      codes.push(answer.errors?.[0]?.extensions?.code ?? "absent");
    }
    expect(codes.slice(0, 10)).toEqual(Array.from({ length: 10 }, () => "absent"));
    expect(codes.slice(10)).toEqual(["TOO_MANY_REQUESTS", "TOO_MANY_REQUESTS"]);
    const right = await shop.send(ask, { input: { orderCode: tried, email: "sari@example.com" } });
    expect(right.errors?.[0]?.extensions?.code).toBe("TOO_MANY_REQUESTS");
  });

  // Logging out ends the actors' sessions, so its row comes last, and these tests with it.
  test.each(Object.entries(rows))("[AC-21, AC-22] %s: who may, and what is foreign is absent", async (name, row) => {
    const { variables } = row;
    const ask = async (actor: Actor, given: object) => {
      const token = tokens[actor];
      return shop.send(row.ask, given, token ? { token } : {});
    };
    const field = name.split(".")[1] ?? "";
    if (!variables) {
      const found: Record<string, string> = {};
      for (const actor of actors) found[actor] = verdictOf(await ask(actor, {}), field);
      expect(found).toEqual(Object.fromEntries(actors.map((actor) => [actor, row.verdicts[kindOf[actor]]])));
      return;
    }
    for (const owner of row.owners ?? owners) {
      const own = variables(await worldOf(owner));
      const before = await stateOf(owner);
      const found: Record<string, string> = {};
      const others = actors.filter((actor) => actor !== owner);
      for (const actor of others) {
        const answer = await ask(actor, own);
        found[actor] = verdictOf(answer, field);
        for (const canary of canaries) expect(JSON.stringify(answer)).not.toContain(canary);
        expect({ actor, answer: await ask(actor, variables(nothingBeside(owner))) }).toEqual({ actor, answer });
      }
      expect(await stateOf(owner)).toBe(before);
      const expected = Object.fromEntries(others.map((actor) => [actor, row.verdicts[kindOf[actor]]]));
      expect({ owner, found }).toEqual({ owner, found: expected });
      expect({ owner, verdict: verdictOf(await ask(owner, own), field) }).toEqual({
        owner,
        verdict: row.verdicts.owner,
      });
    }
  });
});

function verdictOf(answer: Awaited<ReturnType<Shopper["send"]>>, name: string): string {
  const error = answer.errors?.[0];
  if (error) return String(error.extensions?.code ?? error.message);
  const value = answer.data[name];
  if (value === null) return "absent";
  // Only buyAgain reports by data.code [K15].
  if (name === "buyAgain")
    return JSON.stringify(value).includes('"success"')
      ? "answered"
      : JSON.stringify(value).replace(/.*"code":"(\w+)".*/, "$1");
  const refused = typeof value === "object" && value !== null && "success" in value && value.success === false;
  return refused && "errorCode" in value ? String(value.errorCode) : "answered";
}
