import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { Document, Font, Page, renderToBuffer, type Styles, Text, View } from '@react-pdf/renderer'
import { createElement as element, type ReactElement } from 'react'
import type { CertificateFacts } from './certificate-facts.ts'

const files = join(dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files')
/** One family a script: a name is written in the first that has its letters. */
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const
const weights = [400, 600] as const
for (const script of scripts)
  Font.register({
    family: `Inter ${script}`,
    fonts: weights.map((fontWeight) => ({ src: join(files, `inter-${script}-${fontWeight}-normal.woff`), fontWeight })),
  })
// Numbers and names are not to be broken in two.
Font.registerHyphenationCallback((word) => [word])

const ink = '#16201b'
const soft = '#55615a'
const styles = {
  page: {
    padding: '48 52 64',
    fontFamily: scripts.map((script) => `Inter ${script}`),
    fontSize: 10.5,
    color: ink,
    lineHeight: 1.5,
  },
  brand: { fontSize: 12, fontWeight: 600, color: soft },
  title: { fontSize: 24, fontWeight: 600, lineHeight: 1.25, marginTop: 18 },
  number: { fontSize: 13, marginTop: 6, marginBottom: 14 },
  test: { backgroundColor: '#fff3cd', color: '#5c4600', padding: '6 10', marginBottom: 16, fontWeight: 600 },
  heading: { fontSize: 13, fontWeight: 600, marginTop: 18, marginBottom: 4 },
  row: { flexDirection: 'row', borderTop: '1 solid #d5dad7', padding: '5 0' },
  label: { width: '38%', color: soft },
  value: { width: '62%' },
  foot: { position: 'absolute', left: 52, right: 52, bottom: 28, fontSize: 8, color: soft },
} satisfies Styles

/** French parts thousands by a narrow space, which the fonts do not have: they would print another sign for it. */
const printable = (content: string) => content.replaceAll('\u202F', '\u00A0')

const text = (style: Styles[string], content: string) => element(Text, { style }, printable(content))

const table = (rows: CertificateFacts['sections'][number]['rows']) =>
  rows.map(({ label, value }) =>
    element(View, { key: label, style: styles.row, wrap: false }, text(styles.label, label), text(styles.value, value)),
  )

/** The certificate of insurance as PDF bytes. */
export function certificateBytes(facts: CertificateFacts): Promise<Buffer> {
  const { language, tradingName, title, number, documentTitle, testNote, sections, statement } = facts
  const body: ReactElement[] = sections.map(({ heading, rows }) =>
    element(View, { key: heading }, text(styles.heading, heading), ...table(rows)),
  )
  const page = element(
    Page,
    { size: 'A4', style: styles.page },
    testNote === null ? null : text(styles.test, testNote),
    text(styles.brand, tradingName),
    text(styles.title, title),
    text(styles.number, number),
    ...body,
    element(Text, { style: styles.foot, fixed: true }, statement),
  )
  return renderToBuffer(element(Document, { title: documentTitle, author: tradingName, language }, page))
}
