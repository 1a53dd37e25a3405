import { contacts } from '../modules/company/contact/index.ts'
import { findAccount } from '../modules/company/member/index.ts'
import { bindCompanies, isBoundTo } from '../modules/company/partnership/index.ts'
import type { WaysIn } from '../platform/http/ways-in.ts'
import { demoContacts } from './people.ts'

/** Tarnbrook provides, Quayside sells, and customers pay Tarnbrook. */
export async function createPartnership({ door, read, enter }: WaysIn, now: Date): Promise<void> {
  const insurer = await door((tx) => findAccount(tx, 'primary@tarnbrook.example'))
  const broker = await door((tx) => findAccount(tx, 'primary@quayside.example'))
  if (!insurer || !broker) return
  if (await read(insurer.companyId, (tx) => isBoundTo(tx, broker.companyId))) return
  await enter(insurer, async (tx, audit) => {
    await bindCompanies(tx, { inviter: insurer, partner: broker, partnerType: 'broker', paymentMode: 'P2I', now })
    await tx.insert(contacts).values([...demoContacts.insurer])
    await audit(broker.companyId, { demo: 'partnership' })
  })
  await enter(broker, async (tx, audit) => {
    await tx.insert(contacts).values([...demoContacts.broker])
    await audit(insurer.companyId, { demo: 'partnership' })
  })
}
