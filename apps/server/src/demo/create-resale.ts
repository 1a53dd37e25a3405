import { connectDesign, createPolicyNo } from '../modules/build/number/index.ts'
import { findAccount } from '../modules/company/member/index.ts'
import { createProduct, listOffers, moveProduct } from '../modules/publish/primary-product/index.ts'
import { wasAnyLive } from '../modules/publish/release/index.ts'
import type { BasePorts } from '../platform/http/context.ts'
import type { WaysIn } from '../platform/http/ways-in.ts'
import { findDemo, hostOfDemo } from './demo-hosts.ts'
import { launch } from './launch.ts'
import { numberDesign } from './number-design.ts'
import { primaryContext } from './primary-context.ts'
import { demoProducts } from './products.ts'

/** What the demo broker sells of the insurer's, under its own name. */
export const demoResale = { label: 'quayside', settings: { name: 'Quayside Pet' } } as const

/** The insurer opens its pet product; the broker makes its own of it, and puts it on sale. */
export async function createResale(ways: WaysIn, ports: BasePorts, now: Date): Promise<void> {
  const { door, enter } = ways
  const { hostRules } = ports.domains
  const insurer = await door((tx) => findAccount(tx, 'primary@tarnbrook.example'))
  const broker = await door((tx) => findAccount(tx, 'primary@quayside.example'))
  const pet = await findDemo(ways, demoProducts[0]?.label ?? '', hostRules)
  if (!insurer || !broker || pet?.companyId !== insurer.companyId) return
  if (await findDemo(ways, demoResale.label, hostRules)) return
  await enter(insurer, (tx, audit) =>
    moveProduct(primaryContext(insurer, { tx, audit, now, ports }), { id: pet.productId }),
  )
  await enter(broker, async (tx, audit) => {
    const context = primaryContext(broker, { tx, audit, now, ports })
    const { items } = await listOffers(context, {}, { nowPage: 1, pageSize: 1 })
    if (!items[0]) throw new Error('The insurer offers nothing')
    const { id } = await createProduct(context, { primaryId: items[0].id, name: demoResale.settings.name })
    const design = await createPolicyNo(context, {
      ...numberDesign,
      name: 'Quayside policies',
      prefixes: ['QSC', 'PET'],
    })
    await connectDesign({ wasAnyLive })(context, { productId: id, policyNumberId: design.id })
    await launch(context, { id, host: hostOfDemo(demoResale.label, hostRules) })
  })
}
