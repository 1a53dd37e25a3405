import type { template } from '@coverwright/contract/build/template'
import { templateLimits } from '@coverwright/domain/build/template/template'
import { fail } from '@coverwright/domain/errors'
import { and, desc, eq } from 'drizzle-orm'
import type { ReadTx } from '../../../platform/database/with-tenant.ts'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { members } from '../../company/member/index.ts'
import { templateDocument } from './document-kind.ts'
import { getTemplateInCompany } from './internal.ts'
import { templateVersions } from './tables.ts'

export const listVersions: HandlerOf<typeof template, 'listVersions'> = async ({ tx }, { id }) => {
  await getTemplateInCompany(tx, id)
  const rows = await tx
    .select({ number: templateVersions.number, createdAt: templateVersions.createdAt, publishedBy: members.name })
    .from(templateVersions)
    .leftJoin(members, eq(members.id, templateVersions.memberId))
    .where(eq(templateVersions.templateId, id))
    .orderBy(desc(templateVersions.number))
    .limit(templateLimits.versions)
  return rows.map(({ number, createdAt, publishedBy }) => ({
    number,
    publishedAt: createdAt.toISOString(),
    publishedBy,
  }))
}

export const getVersion: HandlerOf<typeof template, 'getVersion'> = async ({ tx }, { id, number }) => {
  await getTemplateInCompany(tx, id)
  return { number, content: (await getPublished(tx, id, number)).content }
}

/** What it says, in the model of today, and what it was made into. */
export async function getPublished(tx: ReadTx, templateId: string, number: number) {
  const [row] = await tx
    .select({ content: templateVersions.content, compiled: templateVersions.compiled })
    .from(templateVersions)
    .where(and(eq(templateVersions.templateId, templateId), eq(templateVersions.number, number)))
  const { content, compiled } = row ?? fail('template.no-such-version')
  return { content: templateDocument.model.parse(content), compiled }
}
