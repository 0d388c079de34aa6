import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { clientReads } from "./client-reads.ts";

const found = (path: string, text: string) => clientReads.find(projectOf({ [path]: text })).map(({ line }) => line);

test.each([
  "useEffect(() => {\nvoid callShop(storesDocument, {}).then(setStores);\n}, []);",
  "useEffect(() => {\nconst read = async () => setStores(await (await fetch(address)).json()); void read();\n}, [address]);",
  "useEffect(() => {\nvoid readStores().then(setStores);\n}, []);\nconst readStores = () => ask();\nconst ask = () => callClub(storesDocument, {});",
  'import { readStores } from "../data/read-stores.ts";\nuseEffect(() => {\nvoid readStores().then(setStores);\n}, []);',
])("a read in an effect is refused where pages are: %s", (effect) => {
  expect(found("apps/storefront/features/stores/parts/list.tsx", effect)).toHaveLength(1);
  expect(found("apps/storefront/features/stores/parts/list.test.tsx", effect)).toEqual([]);
});

test.each([
  "const { loaded } = useShopRead(storesDocument, {});\nuseEffect(() => element.focus(), []);",
  "useEffect(() => watch(), []);\nconst send = () => callShop(sendDocument, {});",
  "const verify = () => submit(async () => callShop(verifyDocument, {}));\nuseEffect(() => verify(), []);",
  'import type { Store } from "../data/read-stores.ts";\nuseEffect(() => Store(), []);',
])("%s is none", (text) => {
  expect(found("apps/storefront/features/stores/parts/list.tsx", text)).toEqual([]);
});

test("a file that may call in an effect is named when it no longer does", () => {
  const path = "apps/storefront/features/cart/parts/cart-summary.tsx";
  expect(found(path, "useEffect(() => {\nvoid callShop(createCheckoutDocument, {});\n}, []);")).toEqual([]);
  expect(found(path, "useEffect(() => watch(), []);")).toEqual([1]);
});
