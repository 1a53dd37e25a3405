import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { isReserved, type Permission, permissions } from '../../permissions.ts'

/** Keys a company has at once that still work. */
export const maxApiKeys = 20

export const apiKeyLives = [30, 90, 365] as const

/** A test key works on designs and in staging, and of what was sold it sees what was sold there. */
export const apiKeyModes = ['live', 'test'] as const
export type ApiKeyMode = (typeof apiKeyModes)[number]

/** What a key can be given: what comes with a role alone, a person does. */
export const keyPermissions = permissions.filter((code) => !isReserved(code))

/** Everything else is about the company itself, of which there is no second one to try things on. */
const testable: ReadonlySet<Permission> = new Set([
  'project',
  'designStudio',
  'edit-pricing',
  'publisher',
  'customer-management-center',
  'underwrite',
])

export const permissionsForKey = (mode: ApiKeyMode): readonly Permission[] =>
  mode === 'test' ? keyPermissions.filter((code) => testable.has(code)) : keyPermissions

export const ApiKeyForm = z
  .strictObject({
    name: requiredText(80),
    mode: z.enum(apiKeyModes).default('live'),
    permissions: z.array(z.enum(permissions)).min(1, messages.required),
    /** None: until it is revoked. */
    days: z.literal(apiKeyLives).nullable(),
  })
  .meta({ id: 'ApiKeyForm', examples: [{ name: 'Price comparison', permissions: ['project'], days: 90 }] })

export const apiKeyStatuses = ['active', 'revoked', 'expired'] as const

export const ApiKey = z
  .object({
    id: idOf('apiKey'),
    name: z.string(),
    mode: z.enum(apiKeyModes),
    /** Enough to tell keys apart, too little to use one. */
    hint: z.string(),
    permissions: z.array(z.enum(permissions)),
    status: z.enum(apiKeyStatuses),
    madeBy: z.string(),
    createdAt: moment,
    expiresAt: moment.nullable(),
    /** To the minute, as are its uses. */
    lastUsedAt: moment.nullable(),
    /** Calls it was let in for. */
    uses: z.int(),
  })
  .meta({ id: 'ApiKey' })

/** Shown once; the server keeps only its hash. */
export const NewApiKey = z.object({ key: ApiKey, secret: z.string() }).meta({ id: 'NewApiKey' })

export const ApiKeyRef = z.strictObject({ id: idOf('apiKey') })

export const ApiKeyFilter = z.strictObject({ search: z.string().trim().max(200).optional() })

export type ApiKey = z.output<typeof ApiKey>
export type ApiKeyForm = z.output<typeof ApiKeyForm>
