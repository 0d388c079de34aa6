import type { ShopModule } from "../../platform/shop-module.ts";
import { overviewAddresses } from "./resolvers/AccountOverview.addresses.ts";
import { deleteAddress } from "./resolvers/Mutation.deleteAddress.ts";
import { saveAddress } from "./resolvers/Mutation.saveAddress.ts";
import { addressList } from "./resolvers/Query.addressList.ts";
import * as createAddresses from "./storage/migrations/0001-create-addresses.ts";

/** The addresses that members keep [OPS-53]. */
export const addressesModule: ShopModule = {
  name: "addresses",
  migrations: { "0001-create-addresses": createAddresses },
  resolvers: {
    Query: { addressList },
    Mutation: { saveAddress, deleteAddress },
    AccountOverview: { addresses: overviewAddresses },
  },
};
