// The security headers of every response. The dev server and the preview send them, and so do hosts that read the build's
// file `_headers`, such as `adjacency-lab serve` and the container image of the page.
import { LANGUAGE_FILES, SCROLL_FILES } from '../base/language/languages.ts';
import { DOCUMENT_POLICY, HEADER_POLICY } from './contentPolicy.ts';

export const POLICY_HEADER = 'Content-Security-Policy';

/** Features of browsers that this page and its frames never ask for. */
const UNUSED = [
  'accelerometer',
  'camera',
  'display-capture',
  'geolocation',
  'gyroscope',
  'hid',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/**
 * The headers besides the content security policy. There is no X-Frame-Options or frame-ancestors, because figures may be
 * framed by pages of any origin (docs/embed.md), those on a reader's own disk included. A framed figure sends messages
 * only to the origin that its address names.
 */
export const OTHER_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // an address of the page holds the reader's scenario, which other sites must not learn
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': UNUSED.map((name) => `${name}=()`).join(', '),
};

/** The text of `_headers`: the headers of every file, and for documents also the policy of their meta element. */
export function headersFile(): string {
  const documents = [
    '/index.html',
    ...[...Object.values(LANGUAGE_FILES), ...Object.values(SCROLL_FILES)].map((file) =>
      file.replace(/^\./, ''),
    ),
  ];
  const rules: [string, Readonly<Record<string, string>>][] = [
    ['/*', { [POLICY_HEADER]: HEADER_POLICY, ...OTHER_HEADERS }],
    ...documents.map((path): [string, Record<string, string>] => [
      path,
      { [POLICY_HEADER]: DOCUMENT_POLICY },
    ]),
  ];
  const lines = (headers: Readonly<Record<string, string>>) =>
    Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
  return rules.map(([path, headers]) => `${path}\n${lines(headers).join('')}`).join('');
}
