// The security headers of every response: of the dev server, of the preview, and of hosts that read the build's file
// of headers, `_headers`, as `adjacency-lab serve` and the image of the page do.
import { LANGUAGE_FILES, SCROLL_FILES } from '../base/language/languages.ts';
import { DOCUMENT_POLICY, HEADER_POLICY } from './contentPolicy.ts';

export const POLICY_HEADER = 'Content-Security-Policy';

/** What browsers may hand to pages that ask for it, and that this one and what it frames never do. */
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
 * The headers beside the content policy. No header says who may frame the page, neither X-Frame-Options nor frame-ancestors,
 * because its figures are meant for pages of any origin (docs/embed.md), those on a reader's own disk included. What a
 * frame tells its parent it tells the origin alone that its address names.
 */
export const OTHER_HEADERS: Readonly<Record<string, string>> = {
  'X-Content-Type-Options': 'nosniff',
  // an address of the page holds the reader's scenario, which is nobody else's business
  'Referrer-Policy': 'no-referrer',
  'Permissions-Policy': UNUSED.map((name) => `${name}=()`).join(', '),
};

/** The text of `_headers`: the headers of every file, and for documents the policy of their meta element beside them. */
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
