import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { PDFDocument } from '@cantoo/pdf-lib'
import type { Signature } from '@coverwright/domain/company/agreement/agreement'
import { Document, Font, Page, renderToBuffer, type Styles, Text, View } from '@react-pdf/renderer'
import { createElement as element } from 'react'

export interface AuditFacts {
  readonly id: string
  readonly name: string
  readonly pageCount: number
  readonly hash: string
  readonly signatures: readonly Signature[]
  readonly timeZone: string
}

const fonts = join(dirname(createRequire(import.meta.url).resolve('@fontsource/inter/package.json')), 'files')
const scripts = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const
for (const script of scripts)
  Font.register({
    family: `Inter ${script}`,
    fonts: [400, 600].map((fontWeight) => ({
      src: join(fonts, `inter-${script}-${fontWeight}-normal.woff`),
      fontWeight,
    })),
  })
Font.registerHyphenationCallback((word) => [word])

const soft = '#55606b'
const styles = {
  page: { padding: '56 56 64', fontFamily: scripts.map((script) => `Inter ${script}`), fontSize: 10, lineHeight: 1.5 },
  title: { fontSize: 20, fontWeight: 600, lineHeight: 1.25 },
  lead: { color: soft, marginTop: 6, marginBottom: 18 },
  heading: { fontSize: 12, fontWeight: 600, marginTop: 18, marginBottom: 4 },
  row: { flexDirection: 'row', borderTop: '1 solid #d6dbe0', padding: '5 0' },
  label: { width: '32%', color: soft },
  value: { width: '68%' },
  signed: { fontSize: 18, fontWeight: 600, marginTop: 6, marginBottom: 10 },
  foot: { position: 'absolute', left: 56, right: 56, bottom: 28, fontSize: 8, color: soft },
} satisfies Styles

/** The document as it was, and behind it a page that says who executed it, when and from where. */
export async function withAuditPage(original: Uint8Array, facts: AuditFacts): Promise<Uint8Array> {
  const copy = await PDFDocument.load(original, { updateMetadata: false, throwOnInvalidObject: false })
  const audit = await PDFDocument.load(await auditPage(facts))
  for (const page of await copy.copyPages(audit, audit.getPageIndices())) copy.addPage(page)
  // For whoever checks it by machine, in letters no font has to have.
  await copy.attach(new TextEncoder().encode(JSON.stringify(facts, null, 2)), 'execution.json', {
    mimeType: 'application/json',
    description: 'Who executed this document, when and from where',
  })
  return copy.save()
}

function auditPage({ id, name, pageCount, hash, signatures, timeZone }: AuditFacts) {
  const about = [
    ['Document', name],
    ['Pages', String(pageCount)],
    ['SHA-256 of the original', hash.replace(/(.{32})/, '$1 ')],
    ['Agreement', id],
  ]
  const page = element(
    Page,
    { size: 'A4', style: styles.page },
    element(Text, { style: styles.title }, 'Record of execution'),
    element(
      Text,
      { style: styles.lead },
      'This page was added when the document before it was executed. The document itself was not changed.',
    ),
    element(Text, { style: styles.heading }, 'What was executed'),
    ...about.map((facts) => row(facts)),
    ...signatures.flatMap((signature) => signed(signature, timeZone)),
    element(
      Text,
      { style: styles.foot, fixed: true },
      'The same facts are attached to this file as execution.json. The hash of the original file shows whether a copy is the same.',
    ),
  )
  return renderToBuffer(element(Document, { title: `${name}, executed`, language: 'en-GB' }, page))
}

function signed(signature: Signature, timeZone: string) {
  const local = new Date(signature.signedAt).toLocaleString('en-GB', { timeZone, dateStyle: 'full', timeStyle: 'long' })
  const facts = [
    ['Name', signature.name],
    ...(signature.signedInAs ? [['Signed in as', signature.signedInAs]] : []),
    ['Title', signature.title],
    ['Email', signature.email],
    ['Time', `${local} (${signature.signedAt})`],
    ['Address', signature.address],
  ]
  const heading = `Executed for ${signature.companyName} by`
  return [
    element(Text, { key: heading, style: styles.heading }, heading),
    element(Text, { key: signature.email, style: styles.signed }, signature.name),
    ...facts.map(([label = '', value = '']) => row([label, value], signature.email)),
  ]
}

const row = ([label = '', value = '']: readonly string[], scope = '') =>
  element(
    View,
    { key: `${scope} ${label}`, style: styles.row, wrap: false },
    element(Text, { style: styles.label }, label),
    element(Text, { style: styles.value }, value),
  )
