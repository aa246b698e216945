// Puts a reader's stored choice of light or dark on the document before the first paint. A file of its own, so that
// no inline script is needed. The choice is made and stored by the page (src/explainer/page/theme.ts).
try {
  const theme = localStorage.getItem('adjacency-lab-theme');
  if (theme === 'light' || theme === 'dark') document.documentElement.dataset.theme = theme;
} catch {
  // storage may be closed to us (private mode, blocked cookies): the system's choice then stands
}
