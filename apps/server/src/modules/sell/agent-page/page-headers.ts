import { hash } from 'node:crypto'
import { styleOf } from '@coverwright/blocks/agent-page/page-style'
import type { ShownPage } from './find-shown-page.ts'

export const contactPath = '/contact'
export const sentPath = '/sent'

/** Nobody else's anything, and no script at all. */
export const pageHeaders = (page: ShownPage) => ({
  'content-security-policy': [
    "default-src 'none'",
    `style-src 'sha256-${hash('sha256', styleOf(page), 'base64')}'`,
    "img-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; '),
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=(), payment=()',
})

/** Whether there is anything to write into. */
export const hasForm = ({ design }: ShownPage): boolean => design.blocks.some(({ type }) => type === 'contact-form')
