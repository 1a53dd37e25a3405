import type { domain } from '@coverwright/contract/domain'
import { proofHost } from '@coverwright/domain/domain/domain'
import { domainLifecycle } from '@coverwright/domain/domain/domain-lifecycle'
import { fail } from '@coverwright/domain/errors'
import { violatedConstraint } from '../../platform/database/violated-constraint.ts'
import type { HandlerOf } from '../../platform/http/handlers.ts'
import { enqueue } from '../../platform/jobs/enqueue.ts'
import { certifyDomain } from './certify-domain.ts'
import { areRight, lockDomainInCompany, recordsOf, saveDomain, toDomain } from './internal.ts'

export const checkDomain: HandlerOf<typeof domain, 'checkDomain'> = async ({ tx, audit, now, ports }, { id }) => {
  const { target, lookUp } = ports.domains
  const before = await lockDomainInCompany(tx, id)
  const [name, proof] = await Promise.all([lookUp(before.name), lookUp(proofHost(before.name))])
  const checked = { ...before, found: { name, proof } }
  const isRight = areRight(recordsOf(checked, target))
  const state = domainLifecycle.next(before.state, isRight ? 'prove' : 'lose') ?? before.state
  const row = await saveDomain(tx, id, { found: checked.found, checkedAt: now, state }).catch((error: unknown) => {
    // Another company has proven it and not released it.
    if (violatedConstraint(error) === 'domain_name') return fail('domain.name-taken')
    throw error
  })
  const isWanted = state === 'binding' || (state === 'success' && row.certificateProblem !== null)
  if (isRight && isWanted) await enqueue(tx, certifyDomain, { domainId: id }, { singletonKey: id })
  await audit(id, { name: row.name, from: before.state, to: state })
  return toDomain(row, target)
}
