import type { AddressField } from "../model/address.ts";

export const addressFieldId = (field: AddressField): string => `address-${field}`;
