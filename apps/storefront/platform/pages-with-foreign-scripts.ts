/** The registration pages, whose policy lets a social network's script in [SOC-02]. The sign-up form, with its password, and every other page are none of them. */
const withForeignScripts = /^\/register(\/mapclub)?\/?$/;

/** Such a page is a document of its own: reached by a load, or its policy were another page's, and left by one, or the script would come along. */
export function letsForeignScriptsIn(pathname: string): boolean {
  return withForeignScripts.test(pathname);
}
