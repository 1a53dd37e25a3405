/** Nouns that still write mails and notifications themselves, or look into them. Never add one. */
export const telling: readonly string[] = ['company/team', 'insight/search', 'sell/customer']

/** Messages that go by the outbox at once, and why no event can tell of them. Never add one for another reason. */
export const sentDirectly: Readonly<Record<string, string>> = {
  'assist/app-member/link.ts': 'it carries a link that lets somebody in',
  'company/account/sender-email.ts': 'it carries a link that proves an address',
  'company/invitation/invite.ts': 'it carries a link that lets somebody in',
  'company/partnership/invite-partner.ts': 'it carries a link that lets somebody in',
  'company/primary-transfer/send-transfer-message.ts': 'it carries a link that hands a company over',
  'company/primary-transfer/transfer-code.ts': 'it carries a code, which is kept nowhere',
  'company/registration/internal.ts': 'it carries a link that proves an address',
  'company/registration/phone-code.ts': 'it carries a code, which is kept nowhere',
  'company/session/change-email.ts': 'it carries a link that proves an address, and tells one that is kept no more',
  'company/session/reset-password.ts': 'it carries a code, which is kept nowhere',
  'company/session/send-device-code.ts': 'it carries a code, which is kept nowhere',
  'company/session/tell-of-sign-in.ts': 'it says from which network address, which is a person’s',
  'sell/agent-page/mail-link.ts': 'it carries a link that confirms a page in somebody’s name',
  'sell/policy-evidence/messages-to.ts': 'it reads what was sent, and sends nothing',
  'sell/policy-page/cancel-by-code.ts': 'it carries a code, which is kept nowhere',
  'sell/resume/save-for-later.ts': 'nothing is kept of the address before somebody has come by the link',
}
