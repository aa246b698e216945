// Puts the content security policy where a browser finds it: in the built index.html, and with the other security
// headers in those of the dev server and the preview. For hosts that read it, the build also has a file of headers.
import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { DOCUMENT_POLICY, developmentPolicy, HEADER_POLICY } from './contentPolicy.ts';
import { headersFile, OTHER_HEADERS, POLICY_HEADER } from './siteHeaders.ts';

/** Nothing but this may stand before the policy, which holds for what comes after it. */
const CHARSET = '<meta charset="utf-8" />';

export function contentPolicy(): Plugin {
  let building = false;
  return {
    name: 'adjacency-lab:content-policy',
    config(_, { command, isPreview }) {
      building = command === 'build';
      if (building) return {};
      if (isPreview) return { preview: { headers: { [POLICY_HEADER]: HEADER_POLICY, ...OTHER_HEADERS } } };
      const cspNonce = randomBytes(16).toString('base64url');
      const headers = { [POLICY_HEADER]: developmentPolicy(cspNonce), ...OTHER_HEADERS };
      return { html: { cspNonce }, server: { headers } };
    },
    transformIndexHtml(html) {
      if (!building) return html;
      if (!html.includes(CHARSET))
        throw new Error(`index.html must have ${CHARSET}, which the policy follows.`);
      return html.replace(
        CHARSET,
        `${CHARSET}\n    <meta http-equiv="${POLICY_HEADER}" content="${DOCUMENT_POLICY}" />`,
      );
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: '_headers', source: headersFile() });
    },
  };
}
