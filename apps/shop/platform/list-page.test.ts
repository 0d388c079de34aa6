import { GraphQLError } from "graphql";
import { describe, expect, test } from "vitest";
import { listPage, pageInfoOf } from "./list-page.ts";

describe("a page of a list", () => {
  test("is found by its number, within bounds", () => {
    expect(listPage(undefined, { most: 50 })).toEqual({ limit: 10, offset: 0 });
    expect(listPage({ pageNum: 3, pageSize: 20 }, { most: 50 })).toEqual({ limit: 20, offset: 40 });
    expect(listPage({ pageNum: -1, pageSize: 900 }, { most: 50 })).toEqual({ limit: 50, offset: 0 });
  });

  test("says how many it has, where more were asked for than the list allows", () => {
    expect(pageInfoOf(listPage({ pageSize: 900 }, { most: 50 }), 120)).toMatchObject({ pageSize: 50, endCursor: "50" });
    expect(pageInfoOf(listPage({ pageSize: 0 }, { most: 50 }), 120)).toMatchObject({ pageSize: 1, endCursor: "1" });
  });

  test("goes on after the last entry of another", () => {
    const first = listPage({ pageSize: 4 }, { most: 50 });
    const { endCursor } = pageInfoOf(first, 6);
    const second = listPage({ pageNum: 1, pageSize: 4, after: endCursor }, { most: 50 });
    expect(second).toEqual({ limit: 4, offset: 4 });
    expect(pageInfoOf(second, 6)).toEqual({
      totalCount: 6,
      pageSize: 4,
      hasNextPage: false,
      hasPreviousPage: true,
      startCursor: "5",
      endCursor: "6",
    });
  });

  test("has no cursors without entries", () => {
    const none = { hasNextPage: false, startCursor: null, endCursor: null };
    expect(pageInfoOf(listPage({ pageNum: 9 }, { most: 50 }), 6)).toMatchObject({ ...none, hasPreviousPage: true });
    expect(pageInfoOf(listPage({ pageNum: 9 }, { most: 50 }), 0)).toMatchObject({ ...none, hasPreviousPage: false });
  });

  test.each(["x", "0", "-1", "1.5", "99999999", "5; drop"])("refuses a cursor that no page gave: %s", (after) => {
    expect(() => listPage({ after }, { most: 50 })).toThrow(GraphQLError);
  });
});
