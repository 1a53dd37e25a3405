import { z } from 'zod'
import { idOf, moment } from '../../fields.ts'

export const AuditFilter = z.strictObject({
  memberId: idOf('member').optional(),
  /** What the calls are about: their group, or the noun in their name. */
  noun: z.string().max(60).optional(),
  since: moment.optional(),
  until: moment.optional(),
  search: z.string().trim().max(200).optional(),
  /** Those whose words have what is searched for in them, in the language of whoever reads. */
  calls: z.array(z.string().max(80)).max(2_000).optional(),
})

/** Who it was that did something: a colleague, a key, or the product itself. */
export const actorKinds = ['member', 'former', 'key', 'product'] as const

export const AuditEntry = z
  .object({
    id: z.string(),
    createdAt: moment,
    actor: z.object({ kind: z.enum(actorKinds), name: z.string() }),
    call: z.string(),
    noun: z.string(),
    /** The name of what it was done to, as it is now; empty where it has none or is gone. */
    thing: z.string(),
    /** What was done, to which thing by its name, from what to what: to go after the name of who did it. */
    words: z.string(),
    subjectId: z.string(),
    /** Ids, states and names of settings. What is secret is never written into it. */
    detail: z.record(z.string(), z.unknown()),
  })
  .meta({ id: 'AuditEntry' })

export type AuditEntry = z.output<typeof AuditEntry>

/** `permission/role/updateRole` is about a role, `product/updateBody` about a product. */
export function nounOf(call: string): string {
  const [group = '', ...rest] = call.split('/')
  const own = nounsOfLogin[rest.join('/')]
  if (group === 'login' || group === 'identity' || group === 'insurers') return own ?? 'session'
  const noun = rest.length > 1 ? (rest[0] ?? group) : group
  return sameThings[noun] ?? noun
}

/** Jobs and calls that name one thing in two ways. */
const sameThings: Readonly<Record<string, string>> = {
  // What an agent earns is set under the commission, and is the agent's.
  commission: 'agent',
  'pricing-table': 'pricing',
  release: 'publisher',
  'site-host': 'domain',
  'vehicle-approval': 'vehicleApproval',
  wallpayment: 'plan-order',
}

/** Groups that the specification fills with calls about different things. */
const nounsOfLogin: Readonly<Record<string, string>> = {
  updateUserData: 'profile',
  sendSecondaryUserEmail: 'invitation',
  inviteTrialUser: 'invitation',
  afterInviteAction: 'invitation',
  creatCompanyUser: 'invitation',
  saveCompanyData: 'company',
  updateCompany: 'company',
  requestReactivation: 'company',
  sendInviteBrokerEmail: 'partnership',
  connectBrokerInfo: 'partnership',
  getConnectAndPullCompanyInfo: 'partnership',
  resendPartnership: 'partnership',
  revokePartnership: 'partnership',
  endPartnership: 'partnership',
  proposePaymentMode: 'partnership',
  answerPaymentMode: 'partnership',
  updateListing: 'partnership',
  sendTransferMessage: 'primary-transfer',
  getTransferMessage: 'primary-transfer',
  sendTransferCode: 'primary-transfer',
  verifyTransferCode: 'primary-transfer',
  transferPermissionByCode: 'primary-transfer',
}
