import { type FactRow, fieldsOfRow } from '@coverwright/domain/build/template/fact-row'
import type { MailBlock, SimpleMailBlock } from '@coverwright/domain/build/template/mail-block'
import { Fragment, createElement as h, type ReactNode } from 'react'
import { groupEnd, type Ink } from './ink.ts'
import { look } from './mail-look.ts'
import { linkOf, written } from './mail-words.ts'

type Drawn<Type extends SimpleMailBlock['type']> = (
  block: Extract<SimpleMailBlock, { type: Type }>,
  ink: Ink,
) => ReactNode

const table = { role: 'presentation', cellPadding: 0, cellSpacing: 0, border: 0 } as const

const simple: { readonly [Type in SimpleMailBlock['type']]: Drawn<Type> } = {
  heading: ({ text }, ink) => h('h1', { className: 'heading', style: look.heading }, ink.words(text)),
  paragraph: ({ text }, ink) => written(ink, text, 'words', look.words),
  button: ({ label, link }, ink) =>
    h(
      'p',
      { style: { margin: '8px 0 24px' } },
      h(
        'a',
        {
          href: linkOf(ink, link),
          style: {
            backgroundColor: ink.slot({ name: 'brand.colour', place: 'html' }),
            color: ink.slot({ name: 'brand.ink', place: 'html' }),
            borderRadius: 8,
            display: 'inline-block',
            fontSize: 16,
            fontWeight: 600,
            lineHeight: '24px',
            padding: '12px 24px',
            textDecoration: 'none',
          },
        },
        ink.words(label),
      ),
    ),
  image: ({ address, alt, width }, ink) =>
    h('img', {
      src: address,
      alt: ink.words(alt),
      width,
      // React would else ask for it in the head, which no mail program heeds.
      loading: 'lazy',
      style: { display: 'block', border: 0, maxWidth: '100%', height: 'auto', margin: '0 0 16px' },
    }),
  divider: () => h('hr', { className: 'rule', style: look.rule }),
  spacer: ({ height }) => h('div', { style: { height, lineHeight: `${height}px`, fontSize: 1 } }, '\u00a0'),
  facts: ({ rows }, ink) => h('div', { style: { margin: '0 0 24px' } }, rows.map(factRow(ink))),
  documents: ({ title }, ink) =>
    h(
      'div',
      null,
      ink.slot({ when: ['documents'], parts: [] }),
      title &&
        h('p', { className: 'words', style: { ...look.words, fontWeight: 600, margin: '0 0 8px' } }, ink.words(title)),
      h('p', { className: 'words', style: look.words }, ink.slot({ name: 'documents', place: 'html-lines' })),
      groupEnd,
    ),
}

/** What stands before and after a row that may be left out. */
export function groupOfRow(row: FactRow, ink: Ink): readonly [start: string, end: string] {
  const when = fieldsOfRow(row)
  return when.length > 0 ? [ink.slot({ when, parts: [] }), groupEnd] : ['', '']
}

const factRow =
  (ink: Ink) =>
  ({ label, value }: FactRow, at: number) => {
    const [start, end] = groupOfRow({ label, value }, ink)
    const row = h(
      'table',
      { ...table, width: '100%', style: { borderTop: '1px solid #d0d5dd' }, className: 'rule' },
      h(
        'tbody',
        null,
        h(
          'tr',
          null,
          h(
            'td',
            { className: 'label', style: { ...look.small, padding: '8px 8px 8px 0', width: '45%' } },
            ink.words(label),
          ),
          h(
            'td',
            { className: 'value', style: { ...look.words, color: '#101828', fontWeight: 600, padding: '8px 0' } },
            ink.words(value),
          ),
        ),
      ),
    )
    return h(Fragment, { key: at }, start, row, end)
  }

/** The types of block and drawing fit one another: both come from the same key. */
const drawSimple = (block: SimpleMailBlock, ink: Ink): ReactNode =>
  (simple[block.type] as Drawn<SimpleMailBlock['type']>)(block, ink)

const side = (blocks: readonly SimpleMailBlock[], ink: Ink, padding: string) =>
  h(
    'td',
    { className: 'half', width: '50%', valign: 'top', style: { padding } },
    blocks.map((block) => h(Fragment, { key: block.id }, drawSimple(block, ink))),
  )

export const drawBlock = (block: MailBlock, ink: Ink): ReactNode =>
  block.type === 'columns'
    ? h(
        'table',
        { ...table, width: '100%' },
        h('tbody', null, h('tr', null, side(block.left, ink, '0 8px 0 0'), side(block.right, ink, '0 0 0 8px'))),
      )
    : drawSimple(block, ink)
