import type { LegalKey, LegalText } from './legal-text.ts'

/** Each text in a chunk of its own: who reads one does not load six. */
export const loadLegalText: Readonly<Record<LegalKey, () => Promise<{ readonly text: LegalText }>>> = {
  'acceptable-use': () => import('./texts/acceptable-use.ts'),
  security: () => import('./texts/security.ts'),
  'legal-notice': () => import('./texts/legal-notice.ts'),
  privacy: () => import('./texts/privacy.ts'),
  cookies: () => import('./texts/cookies.ts'),
  terms: () => import('./texts/terms.ts'),
}
