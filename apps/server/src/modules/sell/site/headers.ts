import type { PreparedFile } from '../../../platform/http/prepared-file.ts'

/** No script, style, picture or call but the site's own; forms may also lead on to the payment page. */
export const siteHeaders = (gatewayOrigins: readonly string[], styleHash?: string) => ({
  'content-security-policy': [
    "default-src 'none'",
    "script-src 'self'",
    // A page may carry the release's own style sheet, and no other.
    `style-src 'self'${styleHash ? ` '${styleHash}'` : ''}`,
    "img-src 'self'",
    "font-src 'self'",
    "connect-src 'self'",
    // Browsers hold the redirect after a form's post to this too.
    `form-action 'self' ${gatewayOrigins.join(' ')}`,
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'same-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
})

type SiteHeaders = ReturnType<typeof siteHeaders>

/** Of files that are sent as they are; made once for each style sheet that a page carries. */
export function headersOfFiles(gatewayOrigins: readonly string[], usual: SiteHeaders) {
  const made = new WeakMap<PreparedFile, SiteHeaders>()
  return (file: PreparedFile): SiteHeaders => {
    if (!file.styleHash) return usual
    const headers = made.get(file) ?? siteHeaders(gatewayOrigins, file.styleHash)
    made.set(file, headers)
    return headers
  }
}
