import { and, eq, ne } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WaysIn } from '../../../platform/http/ways-in.ts'
import { findOperator, lockOwnCompany } from '../../company/company/index.ts'
import { platformTemplates } from './platform-templates.ts'
import { publishNewTemplate } from './publish-new-template.ts'
import { templateSeeds, templates } from './tables.ts'

/**
 * What everybody can begin with, in whichever database the server starts on. Each is put there once: what the operator
 * changes, renames, removes or deletes stays so, and what a later version of the product brings is added.
 */
export async function seedPlatformTemplates({ door, read, enter }: WaysIn, now: Date): Promise<void> {
  const companyId = await door(findOperator)
  if ((await read(companyId, seedsIn)).length === platformTemplates.length) return
  await enter({ companyId, memberId: companyId }, async (tx, audit) => {
    // Of two servers that start at once the second finds what the first has put there.
    await lockOwnCompany(tx)
    const known = await seedsIn(tx)
    await audit(companyId, { templates: platformTemplates.length - known.length })
    for (const { seed, ...made } of platformTemplates) {
      if (known.some((one) => one.seed === seed)) continue
      await tx.insert(templateSeeds).values({ seed })
      if (await isThere(tx, made)) continue
      await audit(await publishNewTemplate(tx, { ...made, memberId: null, now }), { name: made.name })
    }
  })
}

/** Of those that the product brings today. */
async function seedsIn(tx: ReadTx) {
  const all = await tx.select({ seed: templateSeeds.seed }).from(templateSeeds)
  return all.filter(({ seed }) => platformTemplates.some((one) => one.seed === seed))
}

/** Of a database that is older than the record of what was put there. */
const isThere = async (tx: WriteTx, { name, content }: Pick<(typeof platformTemplates)[number], 'name' | 'content'>) =>
  (await tx.$count(
    templates,
    and(eq(templates.kind, content.kind), eq(templates.name, name), ne(templates.state, 'trash')),
  )) > 0
