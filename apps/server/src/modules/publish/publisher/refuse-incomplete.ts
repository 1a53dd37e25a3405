import { fail } from '@coverwright/domain/errors'
import type { Missing } from '@coverwright/domain/publish/publisher/readiness'

/** Nothing is published while something is missing; all of it is said. */
export function refuseIncomplete(missing: readonly Missing[]) {
  if (missing.length > 0)
    fail('product.incomplete', Object.fromEntries(missing.map(({ message }, at) => [`missing.${at}`, message])))
}
