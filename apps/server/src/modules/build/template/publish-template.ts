import type { template } from '@coverwright/contract/build/template'
import { actionProblem } from '@coverwright/domain/build/template/action-fields'
import { templateProblems, useProblem } from '@coverwright/domain/build/template/check-template'
import type { Compiled } from '@coverwright/domain/build/template/compiled'
import type { KeywordTexts } from '@coverwright/domain/build/template/keyword-texts'
import { mailLimits } from '@coverwright/domain/build/template/mail-block'
import { type Template, templateLimits } from '@coverwright/domain/build/template/template'
import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { fail } from '@coverwright/domain/errors'
import { and, eq, lte } from 'drizzle-orm'
import { clientOf } from '../../../platform/database/row-plan.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { WriteContext } from '../../../platform/http/context.ts'
import { goOut } from '../../../platform/http/handlers.ts'
import { holdDocument } from '../document/index.ts'
import { refuseAttachments } from './attachments.ts'
import { compileTemplate } from './compile-template.ts'
import { templateDocument } from './document-kind.ts'
import { getTemplateInCompany, lockActiveTemplate, refuseOthers, saveTemplate, toTemplate } from './internal.ts'
import { contentToCopy, writtenKeywordsOf } from './keywords-of-template.ts'
import { hasPages } from './preview-template.ts'
import { type TemplateRow, templateBindings, templateVersions } from './tables.ts'
import { pageProblems, readPages } from './try-pages.ts'

export const publishTemplate = goOut<typeof template, 'publishTemplate'>()({
  read: async (context, { id }) => {
    await refuseOthers(context)
    return { id, pages: await readPages(context.tx, id) }
  },
  act: ({ pages }, { ports, actor }) => pageProblems(pages, { files: ports.files, companyId: actor.companyId }),
  settle: (context, { id, pages }, unset) => publish(context, { id, tried: pages.revision, unset }),
})

interface Tried {
  readonly id: string
  /** The revision whose pages were set; null of what has none. */
  readonly tried: number | null
  readonly unset: Readonly<Record<string, string>>
}

async function publish(context: WriteContext, { id, tried, unset }: Tried): Promise<Template> {
  await refuseOthers(context)
  const { tx, actor, audit, now } = context
  const row = await lockActiveTemplate(tx, id)
  const { content, revision } = await holdDocument(tx, { kind: templateDocument, ownerId: id })
  if (!content) return fail('template.unfinished')
  const problems = { ...templateProblems(content), ...unset }
  if (Object.keys(problems).length > 0) return fail('template.unfinished', problems)
  if (hasPages(content) && revision !== tried) return fail('document.changed-meanwhile')
  const compiled = compileTemplate(content)
  await refuseUnlessFitting(tx, id, compiled, await writtenKeywordsOf(tx, compiled))
  await refuseAttachments(context, content)
  const number = await keepVersion(tx, row, { content, revision, memberId: actor.memberId, now })
  await audit(id, { name: row.name, number })
  return toTemplate(tx, await getTemplateInCompany(tx, id))
}

interface Kept {
  readonly content: TemplateContent
  readonly revision: number
  readonly memberId: string | null
  readonly now: Date
}

/** From then on it is what is sent. Answers its number. */
export async function keepVersion(
  tx: WriteTx,
  { id, publishedNumber }: Pick<TemplateRow, 'id' | 'publishedNumber'>,
  { content, revision, memberId, now }: Kept,
): Promise<number> {
  const compiled = compileTemplate(content)
  if (largestHtml(compiled) > mailLimits.htmlBytes) return fail('template.too-big')
  const number = (publishedNumber ?? 0) + 1
  const copied = await contentToCopy(tx, content)
  await tx.insert(templateVersions).values({ templateId: id, number, content: copied, compiled, memberId })
  await tx
    .delete(templateVersions)
    .where(and(eq(templateVersions.templateId, id), lte(templateVersions.number, number - templateLimits.versions)))
  await saveTemplate(tx, id, { publishedNumber: number, publishedAt: now, publishedRevision: revision })
  return number
}

/** Before values are in it; they are short beside what surrounds them. */
function largestHtml(compiled: Compiled): number {
  if (compiled.kind !== 'email') return 0
  return Math.max(...Object.values(compiled.texts).map(({ html }) => Buffer.byteLength(JSON.stringify(html))))
}

/** What is used somewhere goes on fitting there: nobody finds out by a message that was not sent. */
async function refuseUnlessFitting(
  tx: WriteTx,
  templateId: string,
  compiled: Compiled,
  keywords: KeywordTexts,
): Promise<void> {
  const uses = await tx.select().from(templateBindings).where(eq(templateBindings.templateId, templateId))
  for (const use of uses) {
    const { language, eventType, document } = use
    if (language && !compiled.texts[language]) fail('template.no-such-language')
    const problem = useProblem(compiled, use, keywords)
    if (problem) fail('template.does-not-fit', { [eventType ?? document ?? '']: problem })
  }
  for (const trigger of await triggersOf(tx, templateId)) {
    const problem = actionProblem(compiled, trigger, keywords)
    if (problem) fail('template.does-not-fit', { [trigger]: problem })
  }
}

/** What has automated messages send it. */
async function triggersOf(tx: ReadTx, templateId: string): Promise<string[]> {
  const { rows } = await clientOf(tx).query<{ trigger: string }>(sentByActions, [templateId])
  return rows.map(({ trigger }) => trigger)
}

const sentByActions = 'select distinct trigger from automation_action where template_id = $1 order by trigger'
