// The page of the shop that frames this one learns of the consent, once; it leads on itself.
// Outside of a frame, and when the message changed nothing, the form leads on.
const { origin, message } = document.currentScript.dataset;
const tell = (event) => {
  if (window.parent === window) return;
  event.preventDefault();
  window.parent.postMessage(message, origin);
};
document.querySelector("form").addEventListener("submit", tell, { once: true });
