export type GuestAccount = { readonly accountCode: string; readonly email: string; readonly mobile: string };
