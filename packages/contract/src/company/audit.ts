import { AuditEntry, AuditFilter } from '@coverwright/domain/company/audit/audit'
import { z } from 'zod'
import { call, can, group } from '../call.ts'

/** What was done in the company, and by whom. */
export const audit = group('audit', {
  listEntries: call({
    access: can('read-audit'),
    paged: ['createdAt', 'call'],
    input: AuditFilter,
    output: AuditEntry,
    errors: ['member.not-found'],
  }),
  /** What entries can be about. */
  listNouns: call({ access: can('read-audit'), input: z.strictObject({}), output: z.array(z.string()) }),
})
