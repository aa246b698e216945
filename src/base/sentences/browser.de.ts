import { BROWSER } from './browser.ts';
import { translation } from './translation.ts';

export const BROWSER_DE = translation(BROWSER, {
  fetchChromium: 'keine Verbindung',
  fetchFirefox: 'keine Verbindung',
  fetchSafari: 'keine Verbindung',
  moduleChromium: 'Der Code {address:name} konnte nicht geladen werden',
  moduleFirefox: 'Der Code {address:name} konnte nicht geladen werden',
  moduleSafari: 'Der Code dafür konnte nicht geladen werden',
  styles: 'Die Gestaltung {address:name} konnte nicht geladen werden',
});
