// Adds the content security policy to the built index.html, and the policy with the other security headers to responses of
// the dev server and the preview. The build also writes a file of headers for hosts that read one.
import { randomBytes } from 'node:crypto';
import type { Plugin } from 'vite';
import { DOCUMENT_POLICY, developmentPolicy, HEADER_POLICY } from './contentPolicy.ts';
import { headersFile, OTHER_HEADERS, POLICY_HEADER } from './siteHeaders.ts';

/** The one element that may stand before the policy, because a policy only holds for what follows it. */
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
