/** A picture that was sent as it was chosen, with a data address that shows it. */
export type ChosenPicture = { readonly code: string; readonly address: string };
