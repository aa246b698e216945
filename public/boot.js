// Runs before the first paint. A file of its own, so that no inline script is needed; plain JavaScript, for nothing
// builds it.

// The page's content policy wants every script address to pass here: workers come from our own origin, or not at all.
// (The browser calls the policy named 'default' by itself, so the code that starts workers need not know of it.)
if (window.trustedTypes?.createPolicy) {
  window.trustedTypes.createPolicy('default', {
    createScriptURL(address) {
      if (new URL(address, document.baseURI).origin === location.origin) return address;
      throw new TypeError(`A script from another origin was refused: ${address}`);
    },
  });
}

// A reader's stored choice of light or dark. It is made and stored by the page (src/explainer/page/theme.ts).
try {
  const theme = localStorage.getItem('adjacency-lab-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // storage may be closed to us (private mode, blocked cookies): the system's choice then stands
}
