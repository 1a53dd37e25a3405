import type { automation } from '@coverwright/contract/reach/automation'
import { fail } from '@coverwright/domain/errors'
import { type ActionForm, maxActions } from '@coverwright/domain/reach/automation/automation'
import { isMandatory } from '@coverwright/domain/reach/automation/triggers'
import { eq } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { lockOwnCompany } from '../../company/company/index.ts'
import { checkForm } from './check-form.ts'
import { cancelRunsOf, lockActionInCompany, toAction } from './internal.ts'
import { automationActions } from './tables.ts'

/**
 * What waits already keeps its time, and is told as the action stands when that has come; unless the action has become
 * another, which nobody meant for what happened before.
 */
export const saveAction: HandlerOf<typeof automation, 'saveAction'> = async ({ tx, audit, now }, { id, ...form }) => {
  await lockOwnCompany(tx)
  const before = id ? await lockActionInCompany(tx, id) : undefined
  if (!before && (await tx.$count(automationActions)) >= maxActions) return fail('automation.too-many')
  await checkForm(tx, form)
  // It would hold the standard message back and send none in its place.
  if (before && !before.isOn && form.isStandard && isMandatory(form.trigger)) return fail('automation.mandatory')
  const { isStandard, ...kept } = form
  const saved = { ...kept, standardOf: isStandard ? standardOf(form) : null }
  const isOther = before !== undefined && identity.some((name) => before[name] !== saved[name])
  const cancelled = isOther ? await cancelRunsOf(tx, before, 'action-changed', now) : 0
  const [row] = id
    ? await tx.update(automationActions).set(saved).where(eq(automationActions.id, id)).returning()
    : await tx.insert(automationActions).values(saved).returning()
  if (!row) return fail('automation.not-found')
  const { trigger, channel, delayHours } = row
  await audit(row.id, { trigger, channel, delayHours, isStandard, cancelled })
  return { ...(await toAction(tx, row)), cancelled }
}

const identity = ['trigger', 'channel', 'productId', 'standardOf'] as const

const standardOf = ({ trigger, productId }: Pick<ActionForm, 'trigger' | 'productId'>) =>
  productId ? `${trigger} ${productId}` : trigger
