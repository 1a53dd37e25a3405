import { companies, createCompany, findOperator } from '../modules/company/company/index.ts'
import { insertIssuer } from '../modules/company/issuer/index.ts'
import { createMember, findAccount } from '../modules/company/member/index.ts'
import { notifyMember } from '../modules/reach/notification/index.ts'
import type { BasePorts } from '../platform/http/context.ts'
import type { WaysIn } from '../platform/http/ways-in.ts'
import { newId } from '../platform/id.ts'
import { companyDetails, demoIssuer } from './company-details.ts'
import { createDemoProduct } from './create-demo-product.ts'
import { createHub } from './create-hub.ts'
import { createPartnership } from './create-partnership.ts'
import { createResale } from './create-resale.ts'
import { findDemo } from './demo-hosts.ts'
import { type DemoCompany, demoCompanies, demoPassword, demoSeller } from './people.ts'
import { demoProducts } from './products.ts'

/** Makes what is not there yet; begun twice it makes nothing twice. */
export async function createDemo(ways: WaysIn, ports: BasePorts, now: Date): Promise<void> {
  const { door, enter } = ways
  for (const demo of demoCompanies) {
    if (await door((tx) => findAccount(tx, demo.members[0].email))) continue
    const companyId = demo.isOperator ? await door(findOperator) : newId()
    await createDemoCompany(enter, companyId, demo, now)
  }
  const seller = await door((tx) => findAccount(tx, demoSeller))
  const isFirst = seller && !(await findDemo(ways, demoProducts[0]?.label ?? '', ports.domains.hostRules))
  for (const product of demoProducts)
    if (seller && !(await findDemo(ways, product.label, ports.domains.hostRules)))
      await createDemoProduct(ways, seller, ports, now, product)
  // Once: a folder that somebody deleted does not come back.
  if (isFirst) await createHub(ways, seller, ports, now)
  await createPartnership(ways, now)
  await createResale(ways, ports, now)
}

async function createDemoCompany(
  enter: WaysIn['enter'],
  companyId: string,
  { company, members, isOperator }: DemoCompany,
  now: Date,
) {
  await enter({ companyId, memberId: companyId }, async (tx, audit) => {
    if (isOperator) await insertIssuer(tx, now.toISOString().slice(0, 10), demoIssuer)
    else await createCompany(tx, { ...company, id: companyId })
    const details = companyDetails[company.name]?.(now)
    if (details) await tx.update(companies).set(details)
    for (const member of members) {
      const { id } = await createMember(tx, { ...member, password: demoPassword, isAnyDeviceTrusted: true })
      await notifyMember(tx, now, {
        memberId: id,
        kind: 'info',
        title: `Welcome to ${company.name}`,
        source: 'Coverwright',
        link: '/setting-page?section=profile',
      })
    }
    await audit(companyId, { demo: company.name })
  })
}
