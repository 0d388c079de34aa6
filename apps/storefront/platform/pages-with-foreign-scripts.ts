/** The registration pages, whose policy lets a social network's script in [SOC-02]. The sign-up form, with its password, and every other page are none of them. */
const withSocialSignIn = /^\/register(\/mapclub)?\/?$/;

/** Such a page is a document of its own: reached by a load, or its policy were another page's, and left by one, or the script would come along. */
export function letsForeignScriptsIn(pathname: string): boolean {
  return withSocialSignIn.test(pathname);
}

/** Where people type passwords, codes, addresses and ways of paying. The router takes capitals for small letters, and so does this. */
const withSecrets = /^\/(login|guest-login|register|reset-password|account|checkout|payment|pay-callback)(\/|$)/i;

/** A social chat is a script of others as well; it may stand beside goods, and beside nothing that is typed in confidence [SHL-17]. */
export function letsSocialChatIn(pathname: string): boolean {
  try {
    return !withSecrets.test(decodeURI(pathname));
  } catch {
    return false;
  }
}
