// The content security policy of the page. The build writes it into index.html; the dev server and the preview send it as
// a header.

type Policy = Readonly<Record<string, readonly string[]>>;

/** The least that the page needs: no other origin, no inline script or style, and no eval except for WebAssembly. */
const POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  // data: is needed because the PNG of a figure is drawn from an SVG in a data address
  'img-src': ["'self'", 'data:'],
  'font-src': ["'self'"],
  'connect-src': ["'self'"],
  'worker-src': ["'self'"],
  // previews of what can be embedded are frames of this very page
  'frame-src': ["'self'"],
  'manifest-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'none'"],
};

/**
 * Requires Trusted Types. A string can become the address of a script only through the policy that public/boot.js makes,
 * which allows the page's own origin. This holds for documents only, because a worker that starts workers would need
 * such a policy of its own.
 */
const TRUSTED_TYPES: Policy = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

const text = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The policy as a header of every response. Workers need it, because they obey their own header and no document's policy. */
export const HEADER_POLICY = text(POLICY);

/** The policy in the built index.html, for hosts of static files that send no headers. */
export const DOCUMENT_POLICY = text({ ...POLICY, ...TRUSTED_TYPES });

/** The policy of the dev server, which inlines styles and a preamble of its own under a nonce. */
export function developmentPolicy(nonce: string): string {
  const allowed = `'nonce-${nonce}'`;
  return text({
    ...POLICY,
    'script-src': [...(POLICY['script-src'] ?? []), allowed],
    'style-src': [...(POLICY['style-src'] ?? []), allowed],
  });
}
