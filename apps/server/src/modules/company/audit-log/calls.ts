import type { audit } from '@coverwright/contract/company/audit'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { listEntries } from './list-entries.ts'
import { listNouns } from './nouns.ts'

export const auditCalls: HandlersOf<typeof audit> = { listEntries, listNouns }
