import { expect, test } from "vitest";
import { projectOf } from "../project/project.ts";
import { clientReads } from "./client-reads.ts";

const found = (path: string, text: string) => clientReads.find(projectOf({ [path]: text })).map(({ line }) => line);

test.each([
  "useEffect(() => {\nvoid callShop(storesDocument, {}).then(setStores);\n}, []);",
  "useEffect(() => {\nconst read = async () => setStores(await (await fetch(address)).json()); void read();\n}, [address]);",
])("a read in an effect is refused where pages are: %s", (effect) => {
  expect(found("apps/storefront/features/stores/parts/list.tsx", effect)).toEqual([2]);
  expect(found("apps/storefront/features/stores/parts/list.test.tsx", effect)).toEqual([]);
});

test.each([
  "const { loaded } = useShopRead(storesDocument, {});\nuseEffect(() => element.focus(), []);",
  "useEffect(() => watch(), []);\nconst send = () => callShop(sendDocument, {});",
])("%s is none", (text) => {
  expect(found("apps/storefront/features/stores/parts/list.tsx", text)).toEqual([]);
});
