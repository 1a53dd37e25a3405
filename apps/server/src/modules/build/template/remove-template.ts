import type { template } from '@coverwright/contract/build/template'
import { and, eq, inArray, isNull, ne } from 'drizzle-orm'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { refuseSeventh } from './form/get-form.ts'
import {
  lockActiveTemplate,
  lockTemplateInCompany,
  placeOf,
  refuseOthers,
  saveTemplate,
  stateAfter,
} from './internal.ts'
import { templateBindings } from './tables.ts'

export const renameTemplate: HandlerOf<typeof template, 'renameTemplate'> = async (context, { id, name, tag }) => {
  await refuseOthers(context)
  const { tx, audit } = context
  await lockActiveTemplate(tx, id)
  await audit(id, { name })
  return saveTemplate(tx, id, { name, tag })
}

/**
 * Where it was used another may be used from now on; what it was is kept for whoever restores it. Home pages go on being
 * drawn from it until another is chosen for them: what the public sees does not change by tidying up.
 */
export const removeTemplate: HandlerOf<typeof template, 'removeTemplate'> = async (context, { id }) => {
  await refuseOthers(context)
  const { tx, audit, now } = context
  const row = await lockTemplateInCompany(tx, id)
  const state = stateAfter(row, 'remove')
  const isTold = and(eq(templateBindings.templateId, id), isNull(templateBindings.agentPageId))
  await tx.update(templateBindings).set({ place: null }).where(isTold)
  await audit(id, { name: row.name })
  return saveTemplate(tx, id, { state, removedAt: now })
}

export const restoreTemplate: HandlerOf<typeof template, 'restoreTemplate'> = async (context, { id }) => {
  await refuseOthers(context)
  const { tx, audit } = context
  // Of two that were used in the same place one has it again: nobody takes a place while it is looked for.
  await lockOwnCompany(tx)
  const row = await lockTemplateInCompany(tx, id)
  const state = stateAfter(row, 'restore')
  if (row.isForm) await refuseSeventh(tx)
  const taken = await takeFreePlaces(tx, id)
  await audit(id, { name: row.name, ...taken })
  return saveTemplate(tx, id, { state, removedAt: null })
}

/** Uses that another template has meanwhile stay with that, and go from here. */
async function takeFreePlaces(tx: WriteTx, templateId: string) {
  const own = await tx.select().from(templateBindings).where(eq(templateBindings.templateId, templateId))
  const places = own.map(placeOf)
  const others =
    places.length === 0
      ? []
      : await tx
          .select()
          .from(templateBindings)
          .where(and(inArray(templateBindings.place, places), ne(templateBindings.templateId, templateId)))
  const held = new Set(others.map(({ place }) => place))
  const lost = own.filter((binding) => held.has(placeOf(binding)))
  for (const binding of own)
    if (!lost.includes(binding))
      await tx
        .update(templateBindings)
        .set({ place: placeOf(binding) })
        .where(eq(templateBindings.id, binding.id))
  const lostIds = lost.map(({ id }) => id)
  if (lostIds.length > 0)
    await tx
      .delete(templateBindings)
      .where(and(eq(templateBindings.templateId, templateId), inArray(templateBindings.id, lostIds)))
  return { kept: own.length - lost.length, lost: lost.length }
}
