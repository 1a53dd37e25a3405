import type { contractTemplate } from '@coverwright/contract/build/contract-template'
import { languages } from '@coverwright/domain/base/language/language'
import { and, asc, eq, isNotNull } from 'drizzle-orm'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { templates } from '../template/index.ts'
import { getPublishedContract } from './internal.ts'

export const listContractTemplates: HandlerOf<typeof contractTemplate, 'listContractTemplates'> = ({ tx }) =>
  tx
    .select({ id: templates.id, name: templates.name, tag: templates.tag })
    .from(templates)
    .where(and(eq(templates.kind, 'contract'), eq(templates.state, 'active'), isNotNull(templates.publishedNumber)))
    .orderBy(asc(templates.name))

export const getContractTemplate: HandlerOf<typeof contractTemplate, 'getContractTemplate'> = async (
  { tx },
  { id },
) => {
  const { name, tag, number, compiled } = await getPublishedContract(tx, id)
  return {
    id,
    name,
    tag,
    number,
    languages: languages.filter((language) => compiled.texts[language]),
    terms: [...compiled.terms],
  }
}
