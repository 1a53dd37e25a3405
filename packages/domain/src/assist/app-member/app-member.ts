import { z } from 'zod'
import { emailAddress, idOf, moment, requiredText } from '../../fields.ts'
import { appMemberLifecycle } from './app-member-lifecycle.ts'

/** Somebody who asks in the app: no account of the studio, no password, let in by mailed links. */
export const AppMember = z
  .object({
    id: idOf('appMember'),
    name: z.string(),
    email: z.string(),
    groupId: idOf('appGroup').nullable(),
    groupName: z.string(),
    /** Sees every folder, and is asked what the documents do not answer. */
    isAdmin: z.boolean(),
    state: z.enum(appMemberLifecycle.states),
    questions: z.int(),
    lastSeenAt: moment.nullable(),
    createdAt: moment,
  })
  .meta({ id: 'AppMember' })

export type AppMember = z.output<typeof AppMember>

export const AppMemberForm = z
  .strictObject({ name: requiredText(80), email: emailAddress, groupId: idOf('appGroup').nullable() })
  .meta({
    id: 'AppMemberForm',
    examples: [{ name: 'Ada Finch', email: 'ada.finch@hollins.example', groupId: null }],
  })

export const AppMemberRef = z.strictObject({ id: idOf('appMember') })

export const AppMemberMove = z
  .strictObject({ id: idOf('appMember'), groupId: idOf('appGroup').nullable() })
  .meta({ examples: [{ groupId: null }] })

export const AppMemberFilter = z.strictObject({
  search: z.string().trim().max(200).optional(),
  state: z.enum(appMemberLifecycle.states).optional(),
  isAdmin: z.boolean().optional(),
  groupId: idOf('appGroup').optional(),
})

export const AppGroup = z
  .object({ id: idOf('appGroup'), name: z.string(), members: z.int(), createdAt: moment })
  .meta({ id: 'AppGroup' })

export type AppGroup = z.output<typeof AppGroup>

export const AppGroupForm = z
  .strictObject({ name: requiredText(60) })
  .meta({ id: 'AppGroupForm', examples: [{ name: 'Northern brokers' }] })

export const AppGroupChange = z
  .strictObject({ id: idOf('appGroup'), ...AppGroupForm.shape })
  .meta({ id: 'AppGroupChange', examples: [{ name: 'Southern brokers' }] })

export const AppGroupRef = z.strictObject({ id: idOf('appGroup') })

export const AppGroupFilter = z.strictObject({ search: z.string().trim().max(200).optional() })

/** What must be there before anybody is invited. */
export const AppReadiness = z
  .object({ isSenderVerified: z.boolean(), hasAppLinks: z.boolean(), groups: z.int(), admins: z.int() })
  .meta({ id: 'AppReadiness' })
