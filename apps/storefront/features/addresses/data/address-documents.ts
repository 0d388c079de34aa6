import { graphql, type ResultOf } from "../../../platform/gateway/document.ts";

export const placesDocument = graphql(`
  query placeList($parentCode: String) { placeList(parentCode: $parentCode) { code name } }
`);

export const addressesDocument = graphql(`
  query addressList($addressKind: String) {
    addressList(addressKind: $addressKind) {
      addressId addressKind recipientFirstName recipientLastName recipientMobile recipientEmail address1 isDefault
      state { code name } city { code name } district { code name } zipCode { code name }
    }
  }
`);

export type ListedAddress = ResultOf<typeof addressesDocument>["addressList"][number];

export const saveAddressDocument = graphql(`
  mutation saveAddress($input: AddressInput!) { saveAddress(input: $input) { addressId } }
`);

export const deleteAddressDocument = graphql(`
  mutation deleteAddress($addressId: ID!) {
    deleteAddress(addressId: $addressId) { success errorCode errorMessage errorDetails }
  }
`);
