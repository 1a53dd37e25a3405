// The standard certificate as somebody would write it by hand, for one policy alone: nothing is designed, filled or checked.
import { Document, Page, renderToBuffer, StyleSheet, Text, View } from '@react-pdf/renderer'
import { createElement as h } from 'react'

const line = '1 solid #d5dad7'
const styles = StyleSheet.create({
  page: { padding: '48 52 64', fontFamily: 'Inter latin', fontSize: 10.5, color: '#16201b', lineHeight: 1.5 },
  brand: { fontSize: 12, fontWeight: 600, color: '#55615a' },
  title: { fontSize: 24, fontWeight: 600, lineHeight: 1.25, marginTop: 18 },
  number: { fontSize: 13, marginTop: 6, marginBottom: 14 },
  section: { fontSize: 13, fontWeight: 600, marginTop: 18, marginBottom: 4 },
  row: { flexDirection: 'row', borderTop: line, padding: '5 0' },
  label: { width: '38%', color: '#55615a' },
  value: { width: '62%' },
  foot: { position: 'absolute', left: 52, right: 52, bottom: 28, fontSize: 8, color: '#55615a' },
})

const row = (label: string, value: string) =>
  h(
    View,
    { key: label, style: styles.row, wrap: false },
    h(Text, { style: styles.label }, label),
    h(Text, { style: styles.value }, value),
  )

const section = (title: string, rows: readonly (readonly [string, string])[]) =>
  h(View, { key: title }, h(Text, { style: styles.section }, title), ...rows.map(([label, value]) => row(label, value)))

const certificate = () =>
  h(
    Document,
    { title: 'Certificate of insurance PET-2026-000117', author: 'Tarnbrook', language: 'en-GB' },
    h(
      Page,
      { size: 'A4', style: styles.page },
      h(Text, { style: styles.brand }, 'Tarnbrook'),
      h(Text, { style: styles.title }, 'Certificate of insurance'),
      h(Text, { style: styles.number }, 'Policy number PET-2026-000117'),
      section('Your policy', [
        ['Policyholder', 'Jo Smith'],
        ['Insured', 'Biscuit, Dog, born 6 June 2023'],
        ['Product', 'Pet Lifetime'],
        ['Plan', 'Essential'],
        ['Cover', '1 December 2026 to 30 November 2027'],
      ]),
      section('What is covered', [
        ['Vet fees', '£7,000 a year'],
        ['Death or theft', 'Up to £1,000'],
        ['Travel abroad', 'Not covered'],
      ]),
      section('What it costs', [
        ['Total for the year', '£212.40'],
        ['Including tax', '£22.76'],
        ['Payment 1 of 12', '£17.70'],
      ]),
      section('Good to know', [
        ['Claims and questions', '020 7946 0100'],
        ['Complaints', 'Write to complaints@example.com.'],
      ]),
      h(Text, { style: styles.foot, fixed: true }, 'Tarnbrook Insurance Ltd, FRN 123456.'),
    ),
  )

/** In the fonts that are registered by whoever calls it. */
export const handWrittenCertificate = () => renderToBuffer(certificate())
