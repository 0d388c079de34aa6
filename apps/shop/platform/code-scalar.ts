import { GraphQLError, GraphQLScalarType, Kind } from "graphql";

/** A code such as 11 or 21. Clients send text or an integer; inside it is always text [K39]. */
export const codeScalar = new GraphQLScalarType<string, string>({
  name: "Code",
  serialize: readCode,
  parseValue: readCode,
  parseLiteral: (node) => {
    if (node.kind === Kind.STRING || node.kind === Kind.INT) return readCode(node.value);
    throw new GraphQLError("A code is text or a whole number.");
  },
});

function readCode(value: unknown): string {
  if (typeof value === "string" && value.length <= 50) return value.trim();
  if (typeof value === "number" && Number.isSafeInteger(value)) return String(value);
  throw new GraphQLError("A code is text or a whole number.");
}
