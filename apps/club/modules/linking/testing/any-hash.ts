import { isPasswordHash } from "../../passwords/passwords.ts";

const text = `$argon2id$v=19$m=8,t=1,p=1$${"A".repeat(22)}$${"B".repeat(43)}`;
if (!isPasswordHash(text)) throw new Error("it has the form of a hash");

/** A hash that no password has, where hashing one is not what a test is about. */
export const anyHash = text;
