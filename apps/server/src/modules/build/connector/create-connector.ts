import type { apiConnector } from '@coverwright/contract/build/api-connector'
import { maxConnectors } from '@coverwright/domain/build/connector/connector'
import { fail } from '@coverwright/domain/errors'
import { companyOf } from '../../../platform/database/company-of.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { newId } from '../../../platform/id.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { checkAddresses, checkCall, checkRole, checkSecret } from './check-form.ts'
import { definitionOf, tellSites, toConnector } from './internal.ts'
import { sealSecret } from './secret.ts'
import { connectors } from './tables.ts'

export const createConnector: HandlerOf<typeof apiConnector, 'createConnector'> = async (
  { tx, audit, ports, grants },
  form,
) => {
  await lockOwnCompany(tx)
  if ((await tx.$count(connectors)) >= maxConnectors) return fail('connector.too-many')
  checkAddresses(ports, form)
  checkSecret(form)
  checkRole(form)
  await checkCall(form, grants)
  const id = newId()
  const owner = { id, companyId: companyOf(tx) }
  const hasSecret = form.authentication.kind !== 'none' && form.secret
  const [row] = await tx
    .insert(connectors)
    .values({
      id,
      name: form.name,
      definition: definitionOf(form),
      role: form.role,
      ...(hasSecret && sealSecret(ports.sealing, owner, hasSecret)),
    })
    .returning()
  if (!row) throw new Error('The connector was not saved')
  if (row.role) tellSites(tx)
  await audit(id, { name: form.name, authentication: form.authentication.kind })
  return toConnector(row)
}
