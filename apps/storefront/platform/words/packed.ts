/** A value as its JSON text. */
export type Packed<Value> = string & { readonly holds?: Value };

/** For words: the router serialises an object key by key, but a text as it is. */
export const pack = <Value>(value: Value): Packed<Value> => JSON.stringify(value);

export const unpack = <Value>(packed: Packed<Value>): Value => JSON.parse(packed);
