import type { search } from '@coverwright/contract/insight/search'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import { findProducts } from '../../build/product/index.ts'
import { findMembers } from '../../company/team/index.ts'
import { findMessages } from '../../reach/outbox/index.ts'
import { findPolicies } from '../../sell/policy/index.ts'

/** Each finds records of one kind, as far as the member may see them. */
const finders = [findProducts, findPolicies, findMembers, findMessages]

export const searchCalls: HandlersOf<typeof search> = {
  findRecords: async ({ tx, grants }, { text }) => {
    const found = []
    // One after the other: a transaction is one conversation.
    if (text) for (const find of finders) found.push(...(await find(tx, await grants, text)))
    return found
  },
}
