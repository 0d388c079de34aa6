// Sends the dialog's answer only to the page that opened it.
const received = Object.fromEntries(new URLSearchParams(location.hash.slice(1)));
const { origin, ...answer } = received;
history.replaceState(null, "", location.pathname);
if (window.opener && origin) window.opener.postMessage(answer, origin);
window.close();
