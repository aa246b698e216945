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

const root = document.documentElement;
const asked = new URLSearchParams(location.search);

// The markup is the page at its start. A link to another scenario must not show the start's numbers, and an embedded
// figure, a lecture or a page beside it looks nothing like it (src/explainer/app/still.css).
if (['embed', 'lecture', 'page'].some((key) => asked.has(key))) root.dataset.still = 'none';
else if (location.search.length > 1) root.dataset.still = 'text';

// The scripts of the built page, once the markup can be read: before that they would compete with its style sheet and
// fonts. (The dev server names its own script in the page.)
const { entry, shared, article } = document.currentScript.dataset;
let started = false;
function start() {
  if (started || !entry) return;
  started = true;
  const ahead = [...shared.split(' '), ...(asked.has('embed') ? [] : article.split(' '))];
  for (const href of ahead) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
    );
  }
  const script = Object.assign(document.createElement('script'), {
    type: 'module',
    src: entry,
    fetchPriority: 'low',
  });
  script.addEventListener('error', failed);
  document.head.append(script);
  setTimeout(failed, 30_000);
}

// The script did not come, or not within half a minute: what can be read stays, and the way on is named.
function failed() {
  if ('started' in root.dataset || document.querySelector('.start-failed')) return;
  const notice = Object.assign(document.createElement('div'), { className: 'notice start-failed' });
  notice.setAttribute('role', 'alert');
  const button = Object.assign(document.createElement('button'), {
    type: 'button',
    className: 'notice-button',
    textContent: 'Reload the page',
  });
  button.addEventListener('click', () => location.reload());
  notice.append('The page could not be started: its script has not come. ', button);
  document.body.prepend(notice);
  // it came after all
  new MutationObserver(() => notice.remove()).observe(root, { attributeFilter: ['data-started'] });
}
const nothingToRead = root.dataset.still === 'none' || document.visibilityState === 'hidden';
if (nothingToRead || !PerformanceObserver.supportedEntryTypes?.includes('paint')) start();
else new PerformanceObserver(start).observe({ type: 'paint', buffered: true });
// a browser that paints nothing is not waited for
setTimeout(start, 1500);

// Light or dark, before anything is drawn: as the address asks (?theme=dark), else a reader's stored choice, which is
// made and stored by the page (src/explainer/page/theme.ts). A figure in someone else's page follows the system.
const isTheme = (theme) => theme === 'light' || theme === 'dark';
if (isTheme(asked.get('theme'))) {
  root.dataset.theme = asked.get('theme');
} else if (!asked.has('embed')) {
  try {
    const stored = localStorage.getItem('adjacency-lab-theme');
    if (isTheme(stored)) root.dataset.theme = stored;
  } catch {
    // storage may be closed to us (private mode, blocked cookies): the system's choice then stands
  }
}
