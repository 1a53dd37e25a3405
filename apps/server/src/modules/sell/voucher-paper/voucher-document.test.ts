import { lettersOf } from '@coverwright/domain/build/words/letters-of'
import { expect, test } from 'vitest'
import { voucherDocument } from './voucher-document.ts'

const voucher = {
  name: '<script>alert(1)</script>',
  value: '50.00',
  currency: 'GBP',
  description: 'For everybody',
  startsAt: new Date('2026-11-01T00:00:00Z'),
  endsAt: new Date('2026-12-01T00:00:00Z'),
} as const
const printed = { voucher, code: 'PAYS-1', tradingName: 'Harbour Lane', timeZone: 'Europe/London' }

const labelsIn = (language: 'en_uk' | 'th_th') => {
  const { blocks, statement, tag } = voucherDocument({ ...printed, language }).document
  const rows = blocks.find((block) => block.type === 'rows')
  const labels = rows?.rows.map(({ label }) => label) ?? []
  return { tag, words: [rows?.title, ...labels, statement] }
}

test('is printed in the company’s language: what staff wrote stays, and none of the rest is English', () => {
  const [english, thai] = [labelsIn('en_uk'), labelsIn('th_th')]
  expect([english.tag, thai.tag]).toEqual(['en-GB', 'th-TH'])
  expect(english.words.slice(0, 3)).toEqual(['eVoucher', 'Value', 'Code'])
  expect(thai.words[0]).toBe(lettersOf('th_th')?.eVoucher)
  expect(thai.words.filter((word) => english.words.includes(word))).toEqual([])
})

test('script in a name is a line of text', () => {
  const { blocks } = voucherDocument({ ...printed, language: 'en_uk' }).document
  expect(blocks).toContainEqual({ type: 'heading', id: 'title', size: 'title', text: voucher.name })
})
