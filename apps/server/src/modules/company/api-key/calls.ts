import type { secret } from '@coverwright/contract/company/secret'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { createKey } from './create-key.ts'
import { listKeys } from './list-keys.ts'
import { revokeKey } from './revoke-key.ts'

export const secretCalls: HandlersOf<typeof secret> = { listKeys, createKey, revokeKey }
