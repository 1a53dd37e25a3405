import type { TemplateContent } from '@coverwright/domain/build/template/template-content'
import type { WriteTx } from '../../../platform/database/with-tenant.ts'
import { insertTemplate } from './create-template.ts'
import { keepVersion } from './publish-template.ts'
import type { TemplateRow } from './tables.ts'

interface New extends Partial<Pick<TemplateRow, 'originId' | 'agentPageId'>> {
  readonly name: string
  readonly tag: string
  readonly content: TemplateContent
  /** None of what the product brings itself. */
  readonly memberId: string | null
  readonly now: Date
}

/** Made and published at once. Answers its id. */
export async function publishNewTemplate(
  tx: WriteTx,
  { name, tag, originId = null, agentPageId = null, content, memberId, now }: New,
): Promise<string> {
  const { kind } = content
  const row = await insertTemplate(tx, { kind, name, tag, originId, agentPageId }, content)
  await keepVersion(tx, row, { content, revision: 1, memberId, now })
  return row.id
}
