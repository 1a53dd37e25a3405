import type { Language } from '@coverwright/domain/base/language/language'
import { keywordsOfContent } from '@coverwright/domain/build/keyword/keywords-of-content'
import { withKeywords } from '@coverwright/domain/build/keyword/with-keywords'
import { keywordProblems, keywordsIn } from '@coverwright/domain/build/template/check-template'
import type { Compiled } from '@coverwright/domain/build/template/compiled'
import { TemplateContent } from '@coverwright/domain/build/template/template-content'
import { fail } from '@coverwright/domain/errors'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import { getOwnCompanyRow } from '../../company/company/index.ts'
import { findKeywordTexts, holdKeywords } from '../keyword/index.ts'

/**
 * Refused when it is written, not found out when it is sent. What stood there before is refused when it is published:
 * else nobody could save the very change that takes it out.
 */
export async function refuseUnknownFields(
  tx: WriteTx,
  before: TemplateContent | null,
  after: TemplateContent,
): Promise<void> {
  const named = keywordsOfContent(after)
  const known = await holdKeywords(tx, named)
  const stood = new Set(keywordsOfContent(before))
  const unknown = named.find((name) => !known.has(name) && !stood.has(name))
  if (unknown) fail('invalid', { texts: `There is no field {{${unknown}}}` })
}

/** What the keywords in a template say. */
export const keywordsOf = (tx: ReadTx, compiled: Compiled) => findKeywordTexts(tx, keywordsIn(compiled))

/** The same; refused where one has no text in a language the template is written in. */
export async function writtenKeywordsOf(tx: ReadTx, compiled: Compiled) {
  const keywords = await keywordsOf(tx, compiled)
  const problems = keywordProblems(compiled, keywords)
  if (Object.keys(problems).length > 0) fail('template.unfinished', problems)
  return keywords
}

/** What is kept of a version to be copied: whoever copies the platform's template has none of the platform's keywords. */
export async function contentToCopy(tx: ReadTx, content: TemplateContent): Promise<TemplateContent> {
  if (!(await getOwnCompanyRow(tx)).isOperator) return content
  const keywords = await findKeywordTexts(tx, keywordsOfContent(content))
  // The keys of what was checked are languages.
  const texts = Object.entries(content.texts).map(([language, text]) => [
    language,
    withKeywords(text, keywords, language as Language),
  ])
  const written = TemplateContent.safeParse({ ...content, texts: Object.fromEntries(texts) })
  if (written.success) return written.data
  const [issue] = written.error.issues
  return fail('template.unfinished', { [issue?.path.join('.') ?? 'texts']: `With its keywords: ${issue?.message}` })
}
