import { messages } from '../../messages.ts'

export const agentPageErrors = {
  'agent-page.not-found': { status: 404, message: 'The agent home page could not be found!' },
  'agent-page.lead-not-found': { status: 404, message: 'The enquiry could not be found!' },
  'agent-page.unreadable': { status: 422, message: messages.fileFormat },
  'agent-page.too-many': { status: 409, message: messages.limitExceeded },
  'agent-page.agent-has-one': { status: 409, message: 'This agent has a home page already.' },
  'agent-page.agent-deactivated': { status: 409, message: 'The agent is inactive. Activate them under Agents first.' },
  'agent-page.not-confirmed': { status: 409, message: 'The agent has not confirmed the page yet.' },
  'agent-page.no-subdomain': { status: 409, message: 'Set up a subdomain first.' },
  'agent-page.name-lost': {
    status: 409,
    message: 'The domain of this name is connected no more. Connect it again, or choose another name.',
  },
  'agent-page.already-active': { status: 409, message: 'The page is active already.' },
  'agent-page.already-inactive': { status: 409, message: 'The page is inactive already.' },
  'agent-page.already-confirmed': { status: 409, message: 'The agent has confirmed already.' },
  'agent-page.asked-lately': { status: 429, message: messages.limitExceeded },
  'agent-page.too-many-mails': {
    status: 429,
    message:
      'So many links were mailed to this agent, or by your company, that no more go out today. Try again tomorrow.',
  },
  'agent-page.changed-meanwhile': {
    status: 409,
    message: 'The agent or somebody else has changed the page. Load it again before you save.',
  },
  'agent-page.link-expired': { status: 422, message: messages.inviteLinkExpired },
  'agent-page.host-taken': { status: 409, message: 'Something else stands at this name. Choose another one.' },
  'agent-page.no-appointed-representatives': {
    status: 422,
    message: 'Appointed representatives are those of firms in the United Kingdom.',
  },
} as const
