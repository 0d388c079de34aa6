import { Visitor } from "oxc-parser";
import type { Check, Problem } from "../check.ts";
import { isSource, lineAt, type Project, servesTests } from "../project/project.ts";

const calls: readonly string[] = ["callShop", "callShopForItem", "callClub", "callGateway", "fetch"];

/** Calls in effects that are no reads, or have their order by other means, and why. */
const others: ReadonlyMap<string, string> = new Map([
  ["chrome/parts/use-offline-pages.ts", "asks whether the server is there, and shows no answer"],
  ["features/blog/parts/use-more-articles.ts", "adds page after page, one call at a time"],
  ["features/cart/parts/cart-summary.tsx", "a press, sent once the cart has changed"],
  ["features/newsletter/home-newsletter.tsx", "one of several waits before the invitation opens"],
  ["features/wishlist/wishlist-page.tsx", "joins the device's wishes, and shows no answer"],
]);

const storefront = "apps/storefront/";

/**
 * A read in an effect needs a guard against answers that arrive out of order. `useRead` has that
 * guard, and a form's `submit` sends one call at a time. Calls are found also behind functions of
 * the same file and those imported from a `data/` folder.
 */
export const clientReads: Check = {
  name: "client reads",
  find: (project) => {
    const found = project.paths
      .filter((path) => isSource(path) && !servesTests(path) && path.startsWith(storefront))
      .filter((path) => project.text(path).includes("useEffect("))
      .flatMap((path) => findIn(project, path));
    const isOther = ({ path }: Problem): boolean => others.has(path.slice(storefront.length));
    return [...found.filter((problem) => !isOther(problem)), ...ended(project, found)];
  },
};

/** Exceptions that are none any more. */
function ended(project: Project, found: readonly Problem[]): Problem[] {
  return [...others.keys()]
    .map((path) => storefront + path)
    .filter((path) => project.has(path) && !found.some((problem) => problem.path === path))
    .map((path) => ({
      path,
      line: 1,
      message: "calls nothing in an effect any more: remove it from client-reads.ts.",
    }));
}

type Effect = { readonly start: number; readonly called: Set<string> };

function findIn(project: Project, path: string): Problem[] {
  const { effects, calledBy } = readCalls(project, path);
  const asks = new Set([...calls, ...functionsOfData(project, path)]);
  return effects.flatMap(({ start, called }) => {
    const name = reached(called, calledBy).find((one) => asks.has(one));
    if (name === undefined) return [];
    const message = `calls ${name} in an effect. Read with useRead or useShopRead of platform/session: an older answer never overwrites a newer one there.`;
    return [{ path, line: lineAt(project.text(path), start), message }];
  });
}

function functionsOfData(project: Project, path: string): string[] {
  return project
    .parsed(path)
    .module.staticImports.filter(({ moduleRequest }) => moduleRequest.value.includes("/data/"))
    .flatMap(({ entries }) => entries.filter(({ isType }) => !isType).map(({ localName }) => localName.value));
}

/** What the effects of a file call, and what each of its named functions does. */
function readCalls(project: Project, path: string) {
  const effects: Effect[] = [];
  const calledBy = new Map<string, Set<string>>();
  const around: Set<string>[] = [];
  let submitsAround = 0;
  const enter = (name: string): void => {
    const called = calledBy.get(name) ?? new Set();
    calledBy.set(name, called);
    around.push(called);
  };
  const leave = (): void => void around.pop();
  new Visitor({
    VariableDeclarator: ({ id }) => enter(id.type === "Identifier" ? id.name : ""),
    "VariableDeclarator:exit": leave,
    FunctionDeclaration: ({ id }) => enter(id?.name ?? ""),
    "FunctionDeclaration:exit": leave,
    CallExpression: ({ callee, start }) => {
      if (callee.type !== "Identifier") return;
      if (callee.name === "submit") submitsAround += 1;
      if (submitsAround === 0) for (const called of around) called.add(callee.name);
      if (callee.name !== "useEffect") return;
      const called = new Set<string>();
      effects.push({ start, called });
      around.push(called);
    },
    "CallExpression:exit": ({ callee }) => {
      if (callee.type !== "Identifier") return;
      if (callee.name === "submit") submitsAround -= 1;
      if (callee.name === "useEffect") leave();
    },
  }).visit(project.parsed(path).program);
  return { effects, calledBy };
}

/** All that these functions call, by way of others of the same file. */
function reached(called: Iterable<string>, calledBy: ReadonlyMap<string, ReadonlySet<string>>): string[] {
  const all = new Set(called);
  for (const name of all) for (const next of calledBy.get(name) ?? []) all.add(next);
  return [...all];
}
