import { describe, expect, test } from 'vitest'
import { languages } from '../../base/language/language.ts'
import { templateProblems, useProblem } from './check-template.ts'
import { compilePage } from './compiled.ts'
import { fillPage } from './fill-page.ts'
import { type PageBlock, PageText } from './page-block.ts'
import { standardLook, standardPage } from './standard-page.ts'
import { AgentPageContent } from './template-content.ts'

const heading = (text: string, id = 'own'): PageBlock => ({ type: 'heading', id, text })
const withOwn = (...own: PageBlock[]): PageText => ({ blocks: [...own, ...standardPage.blocks] })
const content = (text: PageText, language = 'en_uk') =>
  AgentPageContent.parse({ version: 1, kind: 'agent-page', look: standardLook, texts: { [language]: text } })
const messageOf = (text: PageText) => PageText.safeParse(text).error?.issues[0]?.message

describe('the footer that says who regulates the company', () => {
  const footer: PageBlock = { type: 'regulatory-footer', id: 'footer' }
  const rest = standardPage.blocks.filter(({ type }) => type !== 'regulatory-footer')

  test('is there, at the end, once', () => {
    expect(messageOf(standardPage)).toBeUndefined()
    const last = 'Who regulates you must stand at the end'
    expect(messageOf({ blocks: rest })).toBe(last)
    expect(messageOf({ blocks: [] })).toBe(last)
    expect(messageOf({ blocks: [footer, ...rest] })).toBe(last)
    expect(messageOf({ blocks: [{ ...footer, id: 'first' }, ...rest, footer] })).toContain('one regulatory-footer')
  })

  test('takes no words of anybody’s', () => {
    const worded = { blocks: [...rest, { ...footer, title: 'Nobody regulates us' }] }
    expect(PageText.safeParse(worded).success).toBe(false)
  })
})

test('of the card, the banner and the form there is one at most, and no two blocks have one name', () => {
  expect(messageOf(withOwn({ type: 'contact-form', id: 'second', title: '' }))).toContain('one contact-form')
  expect(messageOf(withOwn(heading('A'), heading('B')))).toBe('Two blocks are called own')
})

test.each(['red', '#fff', '#12345g', 'url(https://evil.example)', '#123456;}'])('%s is no colour', (sheet) => {
  const look = { ...standardLook, sheet }
  const made = { version: 1, kind: 'agent-page', look, texts: { en_uk: standardPage } }
  expect(AgentPageContent.safeParse(made).success).toBe(false)
})

test('the standard page is whole in every language the product has words in', () => {
  for (const language of languages) expect(templateProblems(content(standardPage, language))).toEqual({})
})

test('what is unfinished is said by its place', () => {
  const link: PageBlock = {
    type: 'paragraph',
    id: 'led',
    text: { lines: [{ runs: [{ text: 'Here', link: '/policy' }] }] },
  }
  const text = withOwn(heading(''), heading('{{policyNumber}}', 'policy'), heading('{{price|Cheap}}', 'fine'), link)
  expect(templateProblems(content(text))).toEqual({
    'texts.en_uk.blocks.own': 'Write the heading',
    'texts.en_uk.blocks.policy': '{{policyNumber}} is not known on a home page: give it a fallback',
    'texts.en_uk.blocks.led': 'Begin links with https://, mailto: or tel:',
  })
  const nobodys = { blocks: standardPage.blocks.filter(({ type }) => type !== 'agent-card') }
  expect(templateProblems(content(nobodys))).toEqual({
    'texts.en_uk.blocks': 'Say whose page it is: add the card of the agent',
  })
})

test('it is used for pages, and for no message or document', () => {
  const compiled = compilePage(content(withOwn(heading('{{agentName}}'))))
  expect(useProblem(compiled, { eventType: null, document: null }, {})).toBeUndefined()
  expect(useProblem(compiled, { eventType: 'policy.documented', document: null }, {})).toBeDefined()
  expect(useProblem(compiled, { eventType: null, document: 'certificate' }, {})).toBeDefined()
})

test('what is not known of an agent is left out and named; a title is the standard’s then', () => {
  const text: PageText = {
    blocks: [
      heading('In {{agentLocation}}'),
      heading('In {{agentLocation|England}}', 'kept'),
      { type: 'contact-form', id: 'form', title: 'From {{agentLocation}}' },
      { type: 'regulatory-footer', id: 'footer' },
    ],
  }
  const { blocks, missing } = fillPage(text, { agentName: '{{company}}', agentLocation: '' })
  expect(missing).toEqual(['agentLocation'])
  expect(blocks).toEqual([
    { type: 'heading', id: 'kept', text: 'In England' },
    { type: 'contact-form', id: 'form', title: '' },
    { type: 'regulatory-footer', id: 'footer' },
  ])
  // A value is never looked through for fields.
  expect(fillPage({ blocks: [heading('{{agentName}}')] }, { agentName: '{{company}}' }).blocks).toEqual([
    heading('{{company}}'),
  ])
})
