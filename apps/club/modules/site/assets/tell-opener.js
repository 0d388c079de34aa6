// The page of the shop that opened this window learns that it is done. Without such a page, or
// without this script, the page itself leads back.
const { origin, message } = document.currentScript.dataset;
if (window.opener) {
  window.opener.postMessage(message, origin);
  window.close();
}
