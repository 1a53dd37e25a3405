import { z } from 'zod'
import { idOf, moment, requiredText } from '../../fields.ts'
import { messages } from '../../messages.ts'
import { isReserved, permissions } from '../../permissions.ts'

/** Keys a company has at once that still work. */
export const maxApiKeys = 20

export const apiKeyLives = [30, 90, 365] as const

/** What a key can be given: what comes with a role alone, a person does. */
export const keyPermissions = permissions.filter((code) => !isReserved(code))

export const ApiKeyForm = z
  .strictObject({
    name: requiredText(80),
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
    /** Enough to tell keys apart, too little to use one. */
    hint: z.string(),
    permissions: z.array(z.enum(permissions)),
    status: z.enum(apiKeyStatuses),
    madeBy: z.string(),
    createdAt: moment,
    expiresAt: moment.nullable(),
    /** To the minute. */
    lastUsedAt: moment.nullable(),
  })
  .meta({ id: 'ApiKey' })

/** Shown once; the server keeps only its hash. */
export const NewApiKey = z.object({ key: ApiKey, secret: z.string() }).meta({ id: 'NewApiKey' })

export const ApiKeyRef = z.strictObject({ id: idOf('apiKey') })

export const ApiKeyFilter = z.strictObject({ search: z.string().trim().max(200).optional() })

export type ApiKey = z.output<typeof ApiKey>
export type ApiKeyForm = z.output<typeof ApiKeyForm>
