import { readFileSync } from "node:fs";
import { totpCode } from "@gelora/service-kit/totp.ts";
import { buildSchema, type GraphQLField, getNamedType, isLeafType, isNonNullType } from "graphql";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { z } from "zod";
import { program } from "../../platform/principal.ts";
import { openTestShop, type TestShop } from "../../testing/shop.ts";
import { someDraft } from "../mailings/testing/mailing-desk.ts";
import { addStaff, enrolStaff } from "../staff/staff.ts";

type Answer = {
  readonly data: Readonly<Record<string, unknown>> | null;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
};
type Field = GraphQLField<unknown, unknown>;

const schema = buildSchema(readFileSync(new URL("./schema/staff.graphql", import.meta.url), "utf8"));
/**
 * What callers who are not signed in may request, and what the signed in may, whatever their roles.
 */
const forAll = ["signIn", "signOut"];
const forStaff = ["me"];
/** Where another text would be refused before anyone looks at roles. */
const sampleTexts: Readonly<Record<string, string>> = {
  kind: "order",
  reason: "PAID_TWICE",
  decision: "refunded",
  language: "id-ID",
  moment: "2100-01-01T00:00:00Z",
  startsAt: "2100-01-01T00:00:00Z",
  to: "a@b.id",
  mailing: JSON.stringify(someDraft("sasa")),
};

const fieldsOf = (kind: "query" | "mutation"): readonly { kind: string; field: Field }[] => {
  const type = kind === "query" ? schema.getQueryType() : schema.getMutationType();
  return Object.values(type?.getFields() ?? {}).map((field) => ({ kind, field }));
};
const callOf = (kind: string, { name, args, type }: Field): string => {
  const given = args
    .filter((one) => isNonNullType(one.type))
    .map((one) => {
      const isText = getNamedType(one.type).name === "String";
      return `${one.name}: ${isText ? JSON.stringify(sampleTexts[one.name] ?? "x") : 1}`;
    });
  const result = getNamedType(type).name === "StaffResult" ? "{ success result }" : "{ __typename }";
  return `${kind} { ${name}${given.length > 0 ? `(${given.join(", ")})` : ""} ${isLeafType(getNamedType(type)) ? "" : result} }`;
};

describe("each field of the staff's gateway", () => {
  let shop: TestShop;
  let roleless = "";
  beforeAll(async () => {
    shop = await openTestShop("embedded");
    const by = program("staff-command");
    await addStaff(shop.platform, by, { staffCode: "nobody", name: "Nobody", roles: [] });
    const enrolment = await enrolStaff(shop.platform, by, "nobody");
    if (!enrolment.ok) throw new Error(enrolment.failure.code);
    const { password, secret } = enrolment.value;
    const code = totpCode(secret, shop.platform.clock.now());
    const signedIn = await send(
      `mutation { signIn(staffCode: "nobody", password: ${JSON.stringify(password)}, code: "${code}") { token } }`,
    );
    roleless = z.object({ token: z.string() }).parse(signedIn.data?.signIn).token;
  });
  afterAll(() => shop.close());

  const send = async (query: string, token?: string): Promise<Answer> => {
    const headers = token ? { authorization: `Bearer ${token}` } : {};
    const answer = await shop.server.inject({ method: "POST", url: "/staff/graphql", headers, payload: { query } });
    return answer.json<Answer>();
  };
  const said = ({ data, errors }: Answer, name: string): unknown => errors?.[0]?.extensions.code ?? data?.[name];

  test.each([...fieldsOf("query"), ...fieldsOf("mutation")])(
    "[SES-21] $field.name asks for a session, and for a role that allows it",
    async ({ kind, field }) => {
      const { name } = field;
      if (forAll.includes(name)) return;
      const call = callOf(kind, field);
      expect(said(await send(call), name)).toBe("SIGN_IN_NEEDED");
      if (forStaff.includes(name)) return;
      expect([{ success: false, result: "not allowed" }, "NOT_ALLOWED"]).toContainEqual(
        said(await send(call, roleless), name),
      );
    },
  );
});
