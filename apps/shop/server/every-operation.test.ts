import { readFileSync } from "node:fs";
import { mergeResolvers } from "@gelora/service-kit/schema-slices.ts";
import { buildSchema, type GraphQLObjectType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { openTestShop, type TestShop } from "../testing/shop.ts";
import { field } from "../testing/shopper.ts";
import { modules } from "./modules.ts";

const contract = readFileSync(new URL("../../../packages/contracts/shop.graphql", import.meta.url), "utf8");
const fieldsOf = (type: GraphQLObjectType | null | undefined): readonly string[] =>
  Object.keys(type?.getFields() ?? {}).filter((name) => name !== "_");

test("[OPS-56, Q01] each operation of the contract is carried out by one module, and there are no others", () => {
  const schema = buildSchema(contract);
  for (const [kind, type] of [
    ["Query", schema.getQueryType()],
    ["Mutation", schema.getMutationType()],
  ] as const) {
    const done = modules.flatMap(({ resolvers }) => Object.keys(resolvers?.[kind] ?? {}));
    expect(done.toSorted()).toEqual(fieldsOf(type).toSorted());
    for (const resolve of Object.values(mergeResolvers(modules)[kind] ?? {})) expect(resolve).toBeTypeOf("function");
  }
});

describe("calls whose fields the specification leaves open", () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await openTestShop("embedded");
  });
  afterAll(() => shop.close());

  const ask = async (call: string, result: string, input: object) => {
    const [kind = "", name = "", type = ""] = call.split(" ");
    const answer = await shop.send(`${kind} Call($input: ${type}!) { ${name}(input: $input) { ${result} } }`, {
      input,
    });
    return { answer: answer.errors ? undefined : field<object>(answer, name), errors: answer.errors };
  };

  test("[OPS-54] an address is validated and a subscription cancelled by `email` alone, and each has its whole result", async () => {
    const validate = "query validateEmail EmailInput";
    const result = "success errorCode errorMessage errorDetails message timestamp";
    const good = await ask(validate, result, { email: "sari@contoh.id" });
    expect(good.answer).toMatchObject({ success: true, errorCode: null, timestamp: expect.any(String) });
    const bad = await ask(validate, result, { email: "sari@" });
    expect(bad.answer).toMatchObject({
      success: false,
      errorCode: "EMAIL_INVALID",
      errorMessage: expect.stringMatching(/./),
    });
    const cancel = "mutation cancelSubscribeNotification CancelSubscribeInput";
    const cancelled = await ask(cancel, "api { success code message }", { email: "sari@contoh.id" });
    expect(cancelled.answer).toMatchObject({ api: { success: expect.any(Boolean) } });
    for (const call of [validate, cancel])
      for (const input of [{}, { mail: "sari@contoh.id" }, { email: "sari@contoh.id", userCode: "1" }])
        expect((await ask(call, "__typename", input)).errors?.length).toBeGreaterThan(0);
  });
});
