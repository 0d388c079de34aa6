/** What we use of Facebook's script (developers.facebook.com/docs/reference/javascript/FB.login). */
type FacebookScript = {
  readonly init: (options: {
    readonly appId: string;
    readonly version: string;
    readonly cookie: boolean;
    readonly xfbml: boolean;
    readonly status: boolean;
  }) => void;
  readonly login: (callback: (response: unknown) => void, options: { readonly scope: string }) => void;
};

export type FacebookSettings = { readonly sdkUrl: string; readonly appId: string; readonly version: string };
export type FacebookAnswer = { readonly accessToken: string; readonly userId: string };

const longestWaitMs = 15_000;

/**
 * Loads the script and begins it in the version that the documents name [SOC-02].
 * @returns how to open its dialog: to be called within a press, or browsers hold the window back. The dialog's promise answers undefined when the person said no.
 * @throws when the script does not come in 15 s, or is none
 */
export async function loadFacebook({
  sdkUrl,
  appId,
  version,
}: FacebookSettings): Promise<() => Promise<FacebookAnswer | undefined>> {
  await loadScript(sdkUrl);
  const script: unknown = Reflect.get(globalThis, "FB");
  if (!isFacebookScript(script)) throw new Error("Facebook's script did not come.");
  script.init({ appId, version, cookie: false, xfbml: false, status: false });
  return () =>
    new Promise((resolve) => {
      script.login((response) => resolve(facebookAnswer(response)), { scope: "public_profile,email" });
    });
}

function isFacebookScript(value: unknown): value is FacebookScript {
  return typeof value === "object" && value !== null && "init" in value && "login" in value;
}

/** `{ status, authResponse: { accessToken, userID, … } }`; without authResponse the person has closed the dialog or said no. */
export function facebookAnswer(response: unknown): FacebookAnswer | undefined {
  if (typeof response !== "object" || response === null || !("authResponse" in response)) return undefined;
  const { authResponse: told } = response;
  if (typeof told !== "object" || told === null || !("accessToken" in told) || !("userID" in told)) return undefined;
  const { accessToken, userID } = told;
  return typeof accessToken === "string" && typeof userID === "string" ? { accessToken, userId: userID } : undefined;
}

function loadScript(address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  const timer = setTimeout(() => reject(new Error("Facebook's script did not come in time.")), longestWaitMs);
  script.src = address;
  script.async = true;
  script.crossOrigin = "anonymous";
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", () => reject(new Error("Facebook's script did not load.")));
  document.head.append(script);
  return promise.finally(() => clearTimeout(timer));
}

/** The script speaks a language by the name of its folder. */
export function sdkUrlIn(language: string, sdkUrl: string): string {
  return sdkUrl.replace("/en_US/", `/${language.replace("-", "_")}/`);
}
