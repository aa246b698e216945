// Runs before the first paint. A file of its own, so that no inline script is needed; plain JavaScript, whose comments and long names
// the build takes away (src/build/bootScript.ts).

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

// Which language: the address says, and then for the rest of its tab; else what the reader chose before, else the browser. The built page has a file for each
// that it is offered in, and to open the file of another than the first is someone's choice.
const links = [...document.querySelectorAll('link[hreflang]')];
// search engines take whole addresses alone, and only where the page is served are they known
for (const link of links) link.setAttribute('href', link.href);
const files = new Map(links.map((link) => [link.hreflang, link.href]));
const LANGUAGE_KEY = 'adjacency-lab-language';
function chosen() {
  try {
    // what an address has asked for holds in its tab, whose further links need not repeat it
    return sessionStorage.getItem(LANGUAGE_KEY) ?? localStorage.getItem(LANGUAGE_KEY);
  } catch {
    // storage may be closed to us
    return null;
  }
}
function keepInTab(language) {
  try {
    sessionStorage.setItem(LANGUAGE_KEY, language);
  } catch {
    // the address says it, as long as it is kept
  }
}
function wanted() {
  if (files.has(asked.get('lang'))) {
    // a frame speaks for itself and not for the page around it
    if (!asked.has('embed')) keepInTab(asked.get('lang'));
    return asked.get('lang');
  }
  if (root.lang !== 'en') return root.lang;
  return [chosen(), ...navigator.languages.map((tag) => tag.split('-')[0])].find((tag) => files.has(tag));
}
const language = wanted();
/** Leaves this file for another: what of its scripts still runs is to start nothing (src/lab/app/main.tsx). */
function leaveFor(address) {
  root.dataset.leaving = '';
  location.replace(address);
}
if ('scroll' in root.dataset) {
  // the text of everything is for browsers without scripts: with them the page itself has it, and its figures
  if (!asked.has('page')) asked.set('page', 'all');
  leaveFor(`${files.get(root.lang) ?? './'}?${asked}${location.hash}`);
} else if (language !== root.lang && files.has(language)) {
  leaveFor(files.get(language) + location.search + location.hash);
}

// Before the page's own scripts have come its poster links to the text for browsers without any: the page opens the chapter then.
document.addEventListener('click', (event) => {
  const link = event.target instanceof Element ? event.target.closest('.still nav a[href*="#"]') : null;
  if (link === null) return;
  event.preventDefault();
  location.hash = link.hash;
});

// The way to another language takes along what is set, also before the page's own scripts have come, and is remembered.
document.addEventListener('click', ({ target }) => {
  const link = target instanceof Element ? target.closest('a[hreflang]') : null;
  if (link === null) return;
  // piece by piece, for URLSearchParams would escape what the address writes plainly
  const set = location.search
    .slice(1)
    .split('&')
    .filter((piece) => piece !== '' && !piece.startsWith('lang='));
  link.search = [...set, `lang=${link.hreflang}`].join('&');
  link.hash = location.hash;
  try {
    sessionStorage.removeItem(LANGUAGE_KEY);
    localStorage.setItem(LANGUAGE_KEY, link.hreflang);
  } catch {
    // the address says it
  }
});

// The markup is the page at its start, until the page's own scripts have drawn it. A link to another scenario must not show
// the start's numbers and settings, and an embedded figure, a lecture or a page beside it looks nothing like it. The rules
// stand here and not in the page's style sheet, because that does not come into a sandbox, nor where it is blocked.
const HIDDEN = {
  text: `:is(.figure, .readout, .number, .figure-number, .of-start,
    .ControlRow_row input, .ControlRow_row select, .StatusLine_status) { visibility: hidden; }`,
  none: '{ display: none; }',
};
function hide(what) {
  root.dataset.still = what;
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`:root[data-still] .still ${HIDDEN[what]}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}
if (['embed', 'lecture', 'page'].some((key) => asked.has(key)) || location.hash.length > 1) hide('none');
else if (location.search.length > 1) hide('text');

// The scripts of the built page, once the markup can be read: before that they would compete with its style sheet and
// fonts. (The dev server names its own script in the page.)
const {
  entry,
  shared,
  worker,
  article,
  sentences,
  failed: whatFailed,
  reload,
} = document.currentScript.dataset;
let started = false;
function start() {
  if (started || !entry) return;
  started = true;
  // the worker's too: it would ask for them one after another once the page has started it
  const ahead = [...`${shared} ${worker}`.split(' '), ...(asked.has('embed') ? [] : article.split(' '))];
  for (const href of ahead) {
    document.head.append(
      Object.assign(document.createElement('link'), { rel: 'modulepreload', href, fetchPriority: 'low' }),
    );
  }
  // the sentences of this page's language, which its modules read while they start (src/base/language/i18n.ts)
  fetch(sentences, { priority: 'low' })
    .then((response) => (response.ok ? response.json() : Promise.reject(response.status)))
    .then((catalogue) => {
      globalThis.labCatalogue = catalogue;
      const script = Object.assign(document.createElement('script'), {
        type: 'module',
        src: entry,
        fetchPriority: 'low',
      });
      script.addEventListener('error', failed);
      document.head.append(script);
    })
    .catch(failed);
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
    textContent: reload,
  });
  button.addEventListener('click', () => location.reload());
  notice.append(`${whatFailed} `, button);
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
// made and stored by the page (src/lab/ui/window/ThemeToggle.tsx). A figure in someone else's page follows the system.
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
