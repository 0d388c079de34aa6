// The sandbox's stand-in for Facebook's script: our implementation of the calls of version 8.0 that
// a sign-in needs.
(() => {
  const home = document.currentScript.src.replace(/\/[\w-]+\/sdk\.js.*$/, "");
  let settings;
  let answer = { status: "unknown", authResponse: null };

  /** Opens the dialog during the click, or the browser would block the window. */
  function login(callback, options = {}) {
    if (!settings) throw new Error("FB.login() called before FB.init().");
    const channel = crypto.randomUUID();
    const asked = new URLSearchParams({
      client_id: settings.appId,
      origin: location.origin,
      channel,
      scope: options.scope ?? "",
      response_type: "token,signed_request",
      display: "popup",
    });
    const popup = window.open(`${home}/${settings.version}/dialog/oauth?${asked}`, channel, "width=600,height=720");
    const finish = (found) => {
      clearInterval(watch);
      removeEventListener("message", hear);
      answer = found;
      callback(found);
    };
    const hear = (event) => {
      if (event.origin !== new URL(home).origin || event.data?.channel !== channel) return;
      finish(responseOf(event.data));
    };
    // Closing the window means no. A message sent before that is handled first.
    const watch = setInterval(() => {
      if (!popup || popup.closed) setTimeout(finish, 50, { status: "unknown", authResponse: null });
      if (!popup || popup.closed) clearInterval(watch);
    }, 200);
    addEventListener("message", hear);
  }

  function responseOf(granted) {
    if (!granted.access_token) return { status: "unknown", authResponse: null };
    const authResponse = {
      accessToken: granted.access_token,
      userID: granted.user_id,
      expiresIn: Number(granted.expires_in),
      signedRequest: granted.signed_request,
      graphDomain: "facebook",
    };
    return { status: "connected", authResponse };
  }

  window.FB = {
    init: (given) => {
      if (!given?.version) throw new Error("init not called with valid version");
      settings = given;
    },
    login,
    getLoginStatus: (callback) => callback(answer),
    getAuthResponse: () => answer.authResponse,
  };
  window.fbAsyncInit?.();
})();
