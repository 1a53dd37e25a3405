import type { template } from '@coverwright/contract/build/template'
import { useProblem } from '@coverwright/domain/build/template/check-template'
import { fail } from '@coverwright/domain/errors'
import { and, asc, eq, isNotNull, isNull } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { products } from '../product/index.ts'
import { lockActiveTemplate, placeOf, refuseOthers, toBinding } from './internal.ts'
import { keywordsOf } from './keywords-of-template.ts'
import { getVersion } from './published-template.ts'
import { templateBindings } from './tables.ts'

export const listBindings: HandlerOf<typeof template, 'listBindings'> = async ({ tx }, { kind }) => {
  const rows = await tx
    .select()
    .from(templateBindings)
    .where(and(eq(templateBindings.kind, kind), isNotNull(templateBindings.place)))
    .orderBy(asc(templateBindings.eventType), asc(templateBindings.id))
  return rows.map(toBinding)
}

export const bindTemplate: HandlerOf<typeof template, 'bindTemplate'> = async (context, form) => {
  await refuseOthers(context)
  const { tx, audit } = context
  const { templateId, eventType, document, productId, language } = form
  await lockOwnCompany(tx)
  const row = await lockActiveTemplate(tx, templateId)
  if (row.publishedNumber === null) return fail('template.not-published')
  if (productId && !(await selectRow(tx, products, productId))) return fail('template.unknown-product')
  const { compiled } = await getVersion(tx, templateId, row.publishedNumber)
  if (language && !compiled.texts[language]) return fail('template.no-such-language')
  const problem = useProblem(compiled, form, await keywordsOf(tx, compiled))
  if (problem) return fail('template.does-not-fit', { templateId: problem })

  const { kind } = row
  const [binding] = await tx
    .insert(templateBindings)
    .values({ ...form, kind, place: placeOf({ ...form, kind }) })
    .returning()
  if (!binding) throw new Error('The use of the template was not saved')
  await audit(templateId, { name: row.name, eventType, document, productId, language })
  return toBinding(binding)
}

export const unbindTemplate: HandlerOf<typeof template, 'unbindTemplate'> = async (context, { id }) => {
  await refuseOthers(context)
  const { tx, audit } = context
  // What a home page is drawn from is chosen by whoever keeps the pages.
  const isOne = and(eq(templateBindings.id, id), isNull(templateBindings.agentPageId))
  const [binding] = await tx.delete(templateBindings).where(isOne).returning()
  if (!binding) return fail('template.binding-not-found')
  const { templateId, eventType, document, productId } = binding
  await audit(templateId, { eventType, document, productId })
  return null
}
