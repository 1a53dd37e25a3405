/** Nouns that still write mails and notifications themselves, or look into them. Never add one. */
export const telling: readonly string[] = [
  'company/account',
  'company/agreement',
  'company/invitation',
  'company/partnership',
  'company/primary-transfer',
  'company/registration',
  'company/session',
  'company/support',
  'company/team',
  'company/verification',
  'insight/search',
  'sell/customer',
]

/** Messages that go by the outbox at once, and why no event can tell of them. Never add one for another reason. */
export const sentDirectly: Readonly<Record<string, string>> = {
  'sell/policy-page/cancel-by-code.ts': 'it carries a code, which is kept nowhere',
  'sell/resume/save-for-later.ts': 'nothing is kept of the address before somebody has come by the link',
}
