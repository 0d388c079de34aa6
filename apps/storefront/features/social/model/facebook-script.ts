/**
 * The part of Facebook's script that we use
 * (developers.facebook.com/docs/reference/javascript/FB.login).
 */
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
 * Loads the script and initialises it in the specified version [SOC-02].
 * @returns how to open its dialog, to be called within a press, or browsers block the window. The
 * dialog's promise gives undefined if the person declined.
 * @throws if the script does not load in 15 s, or is invalid
 */
export async function loadFacebook({
  sdkUrl,
  appId,
  version,
}: FacebookSettings): Promise<() => Promise<FacebookAnswer | undefined>> {
  await loadScript(sdkUrl);
  const script: unknown = Reflect.get(globalThis, "FB");
  if (!isFacebookScript(script)) throw new Error("Facebook's script defines no usable FB object.");
  script.init({ appId, version, cookie: false, xfbml: false, status: false });
  return () =>
    new Promise((resolve) => {
      script.login((response) => resolve(facebookAnswer(response)), { scope: "public_profile,email" });
    });
}

function isFacebookScript(value: unknown): value is FacebookScript {
  return typeof value === "object" && value !== null && "init" in value && "login" in value;
}

/**
 * `{ status, authResponse: { accessToken, userID, … } }`; without authResponse the person closed
 * the dialog or declined.
 */
export function facebookAnswer(response: unknown): FacebookAnswer | undefined {
  if (typeof response !== "object" || response === null || !("authResponse" in response)) return undefined;
  const { authResponse: answer } = response;
  if (typeof answer !== "object" || answer === null || !("accessToken" in answer) || !("userID" in answer))
    return undefined;
  const { accessToken, userID } = answer;
  return typeof accessToken === "string" && typeof userID === "string" ? { accessToken, userId: userID } : undefined;
}

function loadScript(address: string): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const script = document.createElement("script");
  const timer = setTimeout(() => reject(new Error("Facebook's script timed out.")), longestWaitMs);
  script.src = address;
  script.async = true;
  script.crossOrigin = "anonymous";
  script.addEventListener("load", () => resolve());
  script.addEventListener("error", () => reject(new Error("Facebook's script did not load.")));
  document.head.append(script);
  return promise.finally(() => clearTimeout(timer));
}

/** The script's language is in its path. */
export function sdkUrlIn(language: string, sdkUrl: string): string {
  return sdkUrl.replace("/en_US/", `/${language.replace("-", "_")}/`);
}
