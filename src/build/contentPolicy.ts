// The content security policy of the page: the build writes it into index.html, the dev server and the preview send
// it.

type Policy = Readonly<Record<string, readonly string[]>>;

/** What the page needs, and no more: no other origin, no inline script or style, no eval beyond WebAssembly. */
const POLICY: Policy = {
  'default-src': ["'none'"],
  'script-src': ["'self'", "'wasm-unsafe-eval'"],
  'style-src': ["'self'"],
  // data: the PNG of a figure is drawn from an SVG that is handed over as text
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
 * Strings become script addresses only through the one policy that public/boot.js makes, which lets our own origin
 * pass. For documents alone: a worker that starts workers would need such a policy of its own.
 */
const TRUSTED_TYPES: Policy = {
  'require-trusted-types-for': ["'script'"],
  'trusted-types': ['default'],
};

const text = (policy: Policy): string =>
  Object.entries(policy)
    .map(([directive, sources]) => `${directive} ${sources.join(' ')}`)
    .join('; ');

/** The policy as a header on every response: workers obey the header they came with, and no document's policy. */
export const HEADER_POLICY = text(POLICY);

/** The policy in the built index.html: a host of static files may send no headers. */
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
