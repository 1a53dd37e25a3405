import type { PageDesign } from '@coverwright/blocks/agent-page/page-facts'
import type { Language } from '@coverwright/domain/base/language/language'
import type { Compiled } from '@coverwright/domain/build/template/compiled'
import { fillPage } from '@coverwright/domain/build/template/fill-page'
import type { Values } from '@coverwright/domain/build/template/segments'
import { standardLook, standardPage } from '@coverwright/domain/build/template/standard-page'
import { fail } from '@coverwright/domain/errors'
import { and, asc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { ownValues } from './brand.ts'
import { lockActiveTemplate, placeOf } from './internal.ts'
import { getVersion } from './published-template.ts'
import { type TemplateRow, templateBindings, templates, templateVersions } from './tables.ts'

interface Designed {
  readonly design: PageDesign
  /** Fields without a value here: what they stood in is left out. */
  readonly missing: readonly string[]
}

/** In English, as it always was. */
export const standardDesign = (): PageDesign => ({
  language: 'en_uk',
  look: standardLook,
  blocks: fillPage(standardPage, {}).blocks,
})

/** What is known of one agent, filled into a template. */
async function designOf(tx: ReadTx, compiled: Compiled, language: Language, values: Values): Promise<Designed> {
  if (compiled.kind !== 'agent-page') return fail('template.does-not-fit')
  const text = compiled.texts[language] ?? fail('template.no-such-language')
  const { blocks, missing } = fillPage(text, { ...(await ownValues(tx, compiled, language)), ...values })
  return { design: { language, look: compiled.look, blocks }, missing }
}

/** The home page as it is drawn now: from the newest version of what was chosen for it, in the trash too; else as all are. */
export async function pageDesign(tx: ReadTx, agentPageId: string, values: Values): Promise<PageDesign> {
  const [bound] = await tx
    .select({ language: templateBindings.language, compiled: templateVersions.compiled })
    .from(templateBindings)
    .innerJoin(templates, eq(templates.id, templateBindings.templateId))
    .innerJoin(
      templateVersions,
      and(eq(templateVersions.templateId, templates.id), eq(templateVersions.number, templates.publishedNumber)),
    )
    .where(eq(templateBindings.agentPageId, agentPageId))
  if (!bound?.language) return standardDesign()
  return (await designOf(tx, bound.compiled, bound.language, values)).design
}

interface Chosen {
  readonly templateId: string
  readonly language: Language
}

/** What is designed for another page may speak of its agent. */
function refuseOthersDesign(row: Pick<TemplateRow, 'agentPageId'>, agentPageId: string): void {
  if (row.agentPageId && row.agentPageId !== agentPageId) fail('template.does-not-fit')
}

/** One that could be chosen for a page, as that page would look. */
export async function tryDesign(
  tx: ReadTx,
  { agentPageId, templateId, language }: Chosen & { readonly agentPageId: string },
  values: Values,
): Promise<Designed> {
  const [row] = await tx.select().from(templates).where(eq(templates.id, templateId))
  if (!row) return fail('template.not-found')
  refuseOthersDesign(row, agentPageId)
  if (row.publishedNumber === null) return fail('template.not-published')
  const { compiled } = await getVersion(tx, templateId, row.publishedNumber)
  return designOf(tx, compiled, language, values)
}

/** The page is drawn from it from now on; from none: as all are. */
export async function chooseForPage(tx: WriteTx, agentPageId: string, chosen: Chosen | null): Promise<void> {
  if (!chosen) return freePage(tx, agentPageId)
  const { templateId, language } = chosen
  const row = await lockActiveTemplate(tx, templateId)
  refuseOthersDesign(row, agentPageId)
  const { publishedNumber } = row
  if (publishedNumber === null) return fail('template.not-published')
  const { compiled } = await getVersion(tx, templateId, publishedNumber)
  if (compiled.kind !== 'agent-page') return fail('template.does-not-fit')
  if (!compiled.texts[language]) return fail('template.no-such-language')
  await freePage(tx, agentPageId)
  const use = { kind: 'agent-page', eventType: null, document: null, agentPageId, productId: null, language } as const
  await tx.insert(templateBindings).values({ templateId, ...use, place: placeOf(use) })
}

export async function freePage(tx: WriteTx, agentPageId: string): Promise<void> {
  await tx.delete(templateBindings).where(eq(templateBindings.agentPageId, agentPageId))
}

/** What was chosen for pages, by page. */
export async function findChosen(tx: ReadTx, agentPageIds: readonly string[]) {
  if (agentPageIds.length === 0) return new Map<string, never>()
  const rows = await tx
    .select({
      agentPageId: templateBindings.agentPageId,
      id: templates.id,
      name: templates.name,
      number: templates.publishedNumber,
      state: templates.state,
      ownPageId: templates.agentPageId,
      language: templateBindings.language,
    })
    .from(templateBindings)
    .innerJoin(templates, eq(templates.id, templateBindings.templateId))
    .where(inArray(templateBindings.agentPageId, [...agentPageIds]))
  return new Map(
    rows.flatMap(({ agentPageId, ownPageId, number, language, ...template }) =>
      agentPageId && number && language
        ? [[agentPageId, { ...template, isOwn: ownPageId === agentPageId, number, language }]]
        : [],
    ),
  )
}

/** Those that can be chosen for a page: published, and not in the trash. */
export async function choosableForPages(tx: ReadTx) {
  return tx
    .select({
      id: templates.id,
      name: templates.name,
      agentPageId: templates.agentPageId,
      // Their keys alone: the words of hundreds are not read for a list of names.
      languages: sql<Language[]>`array(select jsonb_object_keys(${templateVersions.compiled} -> 'texts') order by 1)`,
    })
    .from(templates)
    .innerJoin(
      templateVersions,
      and(eq(templateVersions.templateId, templates.id), eq(templateVersions.number, templates.publishedNumber)),
    )
    .where(and(eq(templates.kind, 'agent-page'), eq(templates.state, 'active'), isNotNull(templates.publishedNumber)))
    .orderBy(asc(templates.name))
}
