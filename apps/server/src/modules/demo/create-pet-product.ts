import { permissionsOfRole } from '@coverwright/domain/permissions'
import type { BasePorts, WriteContext } from '../../platform/http/context.ts'
import type { WaysIn } from '../../platform/http/ways-in.ts'
import { installGateway, updateGateway } from '../gateway/index.ts'
import type { Account } from '../member/index.ts'
import { connectDesign, createPolicyNo } from '../number/index.ts'
import { addTable } from '../pricing-table/index.ts'
import { createProduct, updateBody, updateShell } from '../product/index.ts'
import { publishProduct } from '../release/index.ts'
import { petBody } from './pet-body.ts'
import { petShell } from './pet-shell.ts'
import { petTables } from './pet-tables.ts'

export const petHost = 'pet.localhost'

/** Built and published by the operations that the studio's screens use, as the company's own primary user. */
export async function createPetProduct(
  { enter }: WaysIn,
  { companyId, memberId }: Account,
  ports: BasePorts,
  now: Date,
) {
  await enter({ companyId, memberId }, async (tx, audit) => {
    const actor = { companyId, memberId, sessionId: memberId }
    const grants = Promise.resolve({ role: 'primary', permissions: permissionsOfRole('primary') } as const)
    const caller = { address: '127.0.0.1', host: 'localhost' }
    // Nothing of it mails a link: the server does not listen yet.
    const context: WriteContext = { tx, audit, now, actor, grants, caller, ports: { ...ports, linkTo: (path) => path } }
    const { id } = await createProduct(context, {
      name: 'Pet Lifetime',
      description: 'Vet fees for dogs and cats, with limits that refill every year',
      type: 'Standard',
      line: 'pet',
      country: 'GB',
      currency: 'GBP',
      languages: ['en_uk'],
      timeZone: 'Europe/London',
    })
    for (const table of petTables) await addTable(tx, { productId: id, kind: 'pricing', table })
    await updateBody(context, { id, revision: 1, body: { ...petBody } })
    await updateShell(context, { id, revision: 2, shell: { ...petShell } })
    const design = await createPolicyNo(context, {
      name: 'Pet policies',
      prefixes: ['TBK', 'PET'],
      symbol: '-',
      length: 7,
      startCount: 1,
      endNumber: 9_999_999,
      suffixes: [],
      startDate: null,
      endDate: null,
      minCount: 1000,
      maxCount: null,
    })
    await connectDesign(context, { productId: id, policyNumberId: design.id })
    const gateway = await installGateway(context, { kind: 'test' })
    await updateGateway(context, { id: gateway.id, action: 'activate' })
    await publishProduct(context, { id, stage: 'live', host: petHost })
  })
}
