import { blockTypes } from '@coverwright/domain/build/page/block-types'
import { instanceType } from '@coverwright/domain/build/page/instance-type'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, test } from 'vitest'
import { sampleJourney } from '../test/sample-journey.ts'
import { compileTree } from './compile-tree.ts'
import type { BlockData, Field } from './definition.ts'
import { definitions } from './definitions.ts'
import { JourneyContext } from './journey.ts'
import { Tree } from './tree.tsx'
import { views } from './views.ts'

const render = (content: readonly BlockData[], texts = 'Plain') =>
  renderToStaticMarkup(
    <JourneyContext value={sampleJourney(texts)}>
      <Tree nodes={compileTree(content, definitions).nodes} views={views} />
    </JourneyContext>,
  )

const names = Object.keys(definitions)

test('every block the domain names is drawn, and no other', () => {
  expect(names.toSorted()).toEqual([...blockTypes].toSorted())
  // Only the editor draws a component as one: visitors get what is in it.
  expect(Object.keys(views)).toEqual(expect.arrayContaining(names.filter((name) => name !== instanceType)))
})

test.each(names)('%s shows with nothing set', (type) => {
  expect(() => render([{ type, props: { id: 'x' } }])).not.toThrow()
})

/** Everything a person can write into a block. */
function written(field: Field, text: string): unknown {
  if (field.type === 'text' || field.type === 'longText' || field.type === 'questionGroup') return text
  if (field.type === 'richText')
    return {
      lines: [
        {
          runs: [
            { text, bold: true, link: text },
            { text: ` ${text}`, italic: true },
          ],
        },
        { isEntry: true, runs: [{ text }] },
      ],
    }
  if (field.type === 'picture') return { src: text, width: 1, height: 1, alt: text }
  if (field.type === 'list')
    return [Object.fromEntries(Object.entries(field.item).map(([name, item]) => [name, written(item, text)]))]
  if (field.type === 'slot') return [{ type: 'Note', props: { id: 'inner', title: text, text } }]
  return undefined
}

const marks = [
  '<script>1</script>',
  '<img src=x onerror=1>',
  '<svg onload=1>',
  '"><b onclick=1>',
  "' onfocus='1",
  '<!--',
]
const payloads = [
  ...marks,
  ...marks.map((mark) => `</title></style></textarea>${mark}`),
  ...marks.map((mark) => `{{pet_name}}${mark}{{constructor}}`),
  'javascript:alert(1)',
  'data:text/html,<script>1</script>',
  '&lt;script&gt;',
  '$& $1 $`',
]

describe.each(names)('what is written into %s', (type) => {
  test('is never markup', () => {
    for (const payload of payloads) {
      const fields = Object.entries(definitions[type]?.fields ?? {})
      const props = Object.fromEntries(fields.map(([name, field]) => [name, written(field, payload)]))
      const markup = render([{ type, props: { id: 'x', ...props } }], payload)
      expect(markup, payload).not.toMatch(/<(script|img src=x|svg onload|b onclick|!--)/)
      // Quotes inside a value are escaped, so that what is left outside of them are names.
      const attributes = markup.replaceAll(/"[^"]*"/g, '""').match(/<[^>]*>/g) ?? []
      expect(
        attributes.filter((tag) => /[\s'](on\w+|style)=/.test(tag)),
        payload,
      ).toEqual([])
      expect(markup.match(/(href|src)="(?!\/|#|tel:)[^"]*"/g), payload).toBeNull()
    }
  })
})

test('marks are drawn beside words that are only words, and entries that follow one another are one list', () => {
  const lines = [
    { runs: [{ text: 'Call <b>us</b> ' }, { text: 'now', bold: true, italic: true, link: 'tel:+44 117 496 0123' }] },
    { isEntry: true, runs: [{ text: 'By day' }] },
    { isEntry: true, runs: [{ text: 'By night', bold: 'yes', link: 'javascript:alert(1)' }] },
  ]
  expect(render([{ type: 'Text', props: { id: 'x', title: '', text: { lines } } }])).toBe(
    '<div class="cj-text"><p>Call &lt;b&gt;us&lt;/b&gt; <a class="cj-link" href="tel:+44 117 496 0123">' +
      '<strong><em>now</em></strong></a></p><ul><li>By day</li><li>By night</li></ul></div>',
  )
})

test('a heading with marks, such as a translation made for another block, shows its words', () => {
  const title = { lines: [{ runs: [{ text: 'Plain', bold: true }] }] }
  expect(compileTree([{ type: 'Note', props: { id: 'x', title } }], definitions).nodes[0]?.props['title']).toBe('Plain')
})

const compile = (props: Record<string, unknown>, type = 'Note') =>
  compileTree([{ type, props: { id: 'a"b', ...props } }], definitions)

describe('a compiled tree', () => {
  test('keeps declared properties of their type, and start values for the rest', () => {
    expect(compile({ title: 7, text: 'Words', dangerouslySetInnerHTML: { __html: 'x' } }).nodes[0]?.props).toEqual({
      title: 'Why we ask',
      text: 'Words',
    })
  })

  test('turns looks into rules of a class, within bounds', () => {
    const { nodes, rules } = compile({ spaceAbove: 9999, spaceBelow: '12}body{display:none' })
    expect(rules).toEqual(['.b-ab{padding:160px 0 0px}'])
    expect(nodes[0]?.hasLook).toBe(true)
  })

  test('has a rule for each style that is chosen, for each width, and none for what is no style', () => {
    const style = { desktop: { background: 'deep', padding: 'l' }, phone: { background: 'tint' }, hiddenOn: ['tablet'] }
    const [rule = ''] = compile({ style }, 'Text').rules
    expect(rule).toContain('.b-ab{background:var(--cw-accent-deep)}')
    expect(rule).toContain('color:#fff')
    expect(rule).toContain('@media(max-width:599px){.b-ab{background:var(--cw-accent-tint)}')
    expect(rule).toContain('@media(min-width:600px) and (max-width:899px){.b-ab{display:')
    for (const bad of ['}body{display:none', { desktop: { background: 'url(x)' } }, { photo: "/x')}" }, { css: 'x' }])
      expect(compile({ style: bad }, 'Text').rules).toEqual([])
  })

  test('names a colour of the palette by its place, with words that are read on whatever is there', () => {
    const style = { desktop: { background: 'p3', border: 'p1' } }
    const [rule = ''] = compile({ style }, 'Text').rules
    expect(rule).toContain('.b-ab{background:var(--cw-p3,transparent)}')
    expect(rule).toContain('color:var(--cw-p3-ink,')
    expect(rule).toContain('.b-ab{border:2px solid var(--cw-p1,transparent)}')
    expect(compile({ style: { desktop: { background: 'p9' } } }, 'Text').rules).toEqual([])
    expect(compile({ style: { desktop: { padding: 'p1' } } }, 'Text').rules).toEqual([])
  })

  test('lays out what a block holds only where it holds something, and hides no socket', () => {
    const style = { desktop: { columns: '3' }, hiddenOn: ['phone'] }
    expect(compile({ style }, 'Section').rules[0]).toContain('.b-ab>*{display:grid;grid-template-columns:repeat(3')
    expect(compile({ style }, 'Text').rules[0]).not.toContain('grid')
    expect(compile({ style }, 'Checkout').rules).toEqual([])
  })

  test('hides nothing that a journey goes through, nor what the law wants', () => {
    const style = { hiddenOn: ['phone'] }
    const holding = (type: string) => ({ style, content: [{ type, props: { id: 'inner' } }] })
    expect(compile(holding('Text'), 'Section').rules[0]).toContain('display:')
    expect(compile(holding('Checkout'), 'Section').rules).toEqual([])
    expect(compile({ style }, 'RegulatoryFooter').rules).toEqual([])
  })

  test('has only blocks that exist', () => {
    for (const type of ['Nothing', 'constructor', '__proto__']) expect(() => compile({}, type)).toThrow('No block')
  })
})
