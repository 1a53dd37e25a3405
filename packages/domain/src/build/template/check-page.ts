import { fieldsIn } from '../../base/merge/merge.ts'
import { linesOf, plainText } from '../page/rich-text.ts'
import { wordsOfPage } from './fill-page.ts'
import { type PageBlock, type PageText, pageLimits } from './page-block.ts'
import { isTemplateField, pageFields } from './template-fields.ts'

type Looked = readonly [place: string, problem: string | false]

/** What is missing of a page before it may be published, by its place. */
export function pageLacks(language: string, text: PageText): Looked[] {
  const { blocks } = text
  const at = `texts.${language}`
  return [
    [`${at}.blocks`, wholeLacks(blocks)],
    ...wordsOfPage(text).map(
      ([block, words]): Looked => [`${at}.blocks.${block.id}`, blockLacks(block) || neverKnown(words)],
    ),
  ]
}

function wholeLacks(blocks: readonly PageBlock[]): string | false {
  if (!blocks.some(({ type }) => type === 'agent-card')) return 'Say whose page it is: add the card of the agent'
  return (
    JSON.stringify(blocks).length > pageLimits.characters &&
    `Use ${pageLimits.characters.toLocaleString('en')} characters or fewer in all`
  )
}

function blockLacks(block: PageBlock): string | false {
  if (block.type === 'heading') return block.text.trim() === '' && 'Write the heading'
  if (block.type !== 'paragraph') return false
  if (plainText(block.text).trim() === '') return 'Write the paragraph'
  const links = linesOf(block.text).flatMap(({ runs }) => runs.flatMap(({ link }) => link ?? []))
  // The page of an agent is a single one: there is nothing else on its name to lead to.
  return links.some((link) => !/^(https|mailto|tel):/i.test(link)) && 'Begin links with https://, mailto: or tel:'
}

/** What is known of customers and policies is known on no page: with a fallback that alone is shown. */
function neverKnown(words: readonly string[]): string | false {
  const named = words.flatMap(fieldsIn).filter(({ fallback }) => fallback === undefined)
  const unknown = named.find(({ name }) => isTemplateField(name) && !pageFields.includes(name))
  return unknown ? `{{${unknown.name}}} is not known on a home page: give it a fallback` : false
}
