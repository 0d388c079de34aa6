import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { fileNames } from "./file-names.ts";

const messagesFor = (...paths: string[]) =>
  fileNames.find(projectOf(Object.fromEntries(paths.map((path) => [path, ""])))).map(({ path }) => path);

test("Names are kebab-case, resolvers carry their field, tools keep their own", () => {
  expect(
    messagesFor(
      "README.md",
      ".ci/run",
      "apps/shop/modules/cart/resolvers/Mutation.addCart.ts",
      "apps/shop/modules/cart/resolvers/Cart.lines.ts",
      "apps/storefront/features/home/messages/id-ID.json",
      "apps/shop/modules/stock/stock.race.test.ts",
    ),
  ).toEqual([]);
  const wrong = [
    "apps/shop/modules/cart/addToCart.ts",
    "apps/shop/myModules/cart.ts",
    "apps/shop/modules/cart/use-cases/Mutation.addCart.ts",
  ];
  expect(messagesFor(...wrong)).toEqual(wrong.toSorted());
});

test("Migrations are numbered from one, without gap or double", () => {
  const folder = "apps/shop/modules/cart/storage/migrations";
  expect(messagesFor(`${folder}/0001-create-carts.ts`, `${folder}/0002-add-note.ts`)).toEqual([]);
  expect(messagesFor(`${folder}/0001-create-carts.ts`, `${folder}/0003-add-note.ts`)).toEqual([
    `${folder}/0003-add-note.ts`,
  ]);
  expect(messagesFor(`${folder}/create-carts.ts`)).toEqual([`${folder}/create-carts.ts`]);
});
