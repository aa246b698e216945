// Puts the content security policy where a browser finds it: in the built index.html, and in the headers of the dev
// server and the preview. For hosts that read it, the build also has a file of headers.
import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { LANGUAGE_FILES, SCROLL_FILES } from '../base/language/languages.ts';
import { DOCUMENT_POLICY, developmentPolicy, HEADER_POLICY } from './contentPolicy.ts';

const HEADER = 'Content-Security-Policy';
/** Nothing but this may stand before the policy, which holds for what comes after it. */
const CHARSET = '<meta charset="utf-8" />';

/** For hosts that read one: the policy of every file, and for documents that of their meta element beside it. */
function headersFile(): string {
  const documents = [
    '/index.html',
    ...[...Object.values(LANGUAGE_FILES), ...Object.values(SCROLL_FILES)].map((file) =>
      file.replace(/^\./, ''),
    ),
  ];
  const rules = [['/*', HEADER_POLICY], ...documents.map((path) => [path, DOCUMENT_POLICY])];
  return rules.map(([path, policy]) => `${path}\n  ${HEADER}: ${policy}\n`).join('');
}

export function contentPolicy(): Plugin {
  let building = false;
  return {
    name: 'adjacency-lab:content-policy',
    config(_, { command, isPreview }) {
      building = command === 'build';
      if (building) return {};
      if (isPreview) return { preview: { headers: { [HEADER]: HEADER_POLICY } } };
      const cspNonce = randomBytes(16).toString('base64url');
      return { html: { cspNonce }, server: { headers: { [HEADER]: developmentPolicy(cspNonce) } } };
    },
    transformIndexHtml(html) {
      if (!building) return html;
      if (!html.includes(CHARSET))
        throw new Error(`index.html must have ${CHARSET}, which the policy follows.`);
      return html.replace(
        CHARSET,
        `${CHARSET}\n    <meta http-equiv="${HEADER}" content="${DOCUMENT_POLICY}" />`,
      );
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
    },
  };
}
