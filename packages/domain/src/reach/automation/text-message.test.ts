import { expect, test } from 'vitest'
import { sizeOfTextMessage, smsSenderPattern } from './text-message.ts'

test.each([
  ['nothing', '', 'GSM-7', 0, 160],
  ['a full one', 'a'.repeat(160), 'GSM-7', 1, 0],
  ['one more', 'a'.repeat(161), 'GSM-7', 2, 145],
  ['characters of two places', '€'.repeat(80), 'GSM-7', 1, 0],
  ['one of them that would be cut', `${'a'.repeat(152)}€${'a'.repeat(10)}`, 'GSM-7', 2, 141],
  ['Chinese', '保'.repeat(70), 'UCS-2', 1, 0],
  ['more Chinese', '保'.repeat(71), 'UCS-2', 2, 63],
  ['a curly apostrophe', 'It’s', 'UCS-2', 1, 66],
  ['an emoji, never cut', `${'a'.repeat(66)}😀aaaa`, 'UCS-2', 2, 61],
])('%s', (_what, text, alphabet, parts, left) => {
  expect(sizeOfTextMessage(text)).toMatchObject({ alphabet, parts, left })
})

test('a sender has letters or digits, and not digits alone', () => {
  for (const sender of ['Tarnbrook', 'A', '4ME', 'Elevenchars']) expect(sender).toMatch(smsSenderPattern)
  for (const sender of ['', '12345', 'TwelveLetter', 'Tarn brook', 'Tarn-b', 'Tärn', 'A\n'])
    expect(sender).not.toMatch(smsSenderPattern)
})
