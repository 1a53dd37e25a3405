import { actionProblem } from '@coverwright/domain/build/template/action-fields'
import { fail } from '@coverwright/domain/errors'
import type { ActionForm } from '@coverwright/domain/reach/automation/automation'
import { isMailedEvent } from '@coverwright/domain/reach/automation/standard-mail'
import {
  isAboutCustomer,
  isEventType,
  isMandatory,
  isMarketing,
  isOwnDoing,
  isOwnEvent,
} from '@coverwright/domain/reach/automation/triggers'
import { eq } from 'drizzle-orm'
import { selectRow } from '../../../platform/database/select-row.ts'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import { products } from '../../build/product/index.ts'
import { findPublished, keywordsOf, templates } from '../../build/template/index.ts'
import { findOwnEvent } from '../own-event/index.ts'

/** An action that could never send anything is refused while somebody is there to put it right. */
export async function checkForm(tx: ReadTx, form: ActionForm): Promise<void> {
  const { trigger, channel, delayHours, productId, templateId, isStandard } = form
  const isKnown = isOwnEvent(trigger) ? (await findOwnEvent(tx, trigger)) !== undefined : isEventType(trigger)
  if (!isKnown || isOwnDoing(trigger)) fail('automation.no-trigger')
  const isMailed = isMailedEvent(trigger)
  if (!isMailed && !isAboutCustomer(trigger)) fail('automation.no-trigger')
  if (isMarketing(trigger) && (channel !== 'email' || !isStandard)) fail('automation.standard-alone')
  if (channel === 'sms' && !isAboutCustomer(trigger)) fail('automation.no-text-message')
  if (isStandard && (channel !== 'email' || !isMailed)) fail('automation.no-standard')
  if (!templateId && !isMailed) fail('automation.no-standard')
  if (templateId && isStandard) fail('automation.standard-template')
  if (templateId) await checkTemplate(tx, form, templateId)
  if (isStandard && isMandatory(trigger) && delayHours > 0) fail('automation.mandatory')
  if (productId && (await tx.$count(products, eq(products.id, productId))) === 0) fail('automation.unknown-product')
}

/** Later versions are held to the same when they are published. */
async function checkTemplate(tx: ReadTx, { trigger, channel }: ActionForm, templateId: string): Promise<void> {
  const template = await selectRow(tx, templates, templateId)
  if (!template) return fail('automation.unknown-template')
  if (template.removedAt) return fail('automation.template-removed')
  const published = await findPublished(tx, templateId)
  if (published?.compiled.kind !== channel) return fail('automation.template-not-usable')
  const { compiled } = published
  const problem = actionProblem(compiled, trigger, await keywordsOf(tx, compiled))
  if (problem) return fail('automation.template-does-not-fit', { templateId: problem })
}
