import type { WaysIn } from '../../platform/http/ways-in.ts'
import { newId } from '../../platform/id.ts'
import { createCompany } from '../company/index.ts'
import { createMember, findAccount } from '../member/index.ts'
import { notifyMember } from '../notification/index.ts'
import { type DemoCompany, demoCompanies, demoPassword } from './people.ts'

/** Makes the companies that are not there yet; begun twice it makes nothing twice. */
export async function createDemo({ door, enter }: WaysIn, now: Date): Promise<void> {
  for (const demo of demoCompanies) {
    if (!(await door((tx) => findAccount(tx, demo.members[0].email)))) await createDemoCompany(enter, demo, now)
  }
}

async function createDemoCompany(enter: WaysIn['enter'], { company, members }: DemoCompany, now: Date) {
  const companyId = newId()
  await enter({ companyId, memberId: companyId }, async (tx, audit) => {
    await createCompany(tx, { ...company, id: companyId })
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
