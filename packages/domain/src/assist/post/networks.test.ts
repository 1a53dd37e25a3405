import { describe, expect, test } from 'vitest'
import { lengthIn } from './networks.ts'
import { postCalendarFile } from './post-calendar-file.ts'
import { composePost } from '../../build/template/compose-post.ts'

describe('the text of a post', () => {
  test('ends with the firm and the risk, whatever its author writes', () => {
    const written = { text: '{{product}}: {{link}}', riskLine: 'Terms apply.' }
    expect(composePost(written, { company: 'Tarnbrook', product: 'Pet', link: 'https://pet.example' })).toEqual({
      text: 'Pet: https://pet.example\n\nTarnbrook. Terms apply.',
      missing: [],
    })
  })

  test('says which fields nothing is known of, and looks through no value again', () => {
    const written = { text: '{{product}} {{link}} {{link|soon}}', riskLine: '' }
    expect(composePost(written, { company: 'Tarnbrook', product: '{{link}}' })).toEqual({
      text: '{{link}}  soon\n\nTarnbrook',
      missing: ['link'],
    })
  })
})

describe('the length of a post', () => {
  test.each([
    ['bluesky', '👨‍👩‍👧‍👦🇬🇧é', 3],
    ['bluesky', 'See https://tarnbrook.example/a/very/long/address', 49],
    ['mastodon', 'See https://tarnbrook.example/a/very/long/address', 27],
    ['kept', 'Two words', 9],
  ] as const)('%s counts %s as %i', (network, text, length) => {
    expect(lengthIn(network, text)).toBe(length)
  })
})

test('a calendar file keeps to its lines and says its moment in UTC', () => {
  const file = postCalendarFile({
    id: '0198c7a2-5b1e-7c3d-9e4f-2a6b8c0d1e2f',
    name: 'Spring, and more',
    text: `${'A long line with €. '.repeat(8)}\nEND:VCALENDAR; \\`,
    at: '2027-03-28T09:00:00.000Z',
  })
  expect(file).toContain('DTSTART:20270328T090000Z\r\n')
  expect(file).toContain('SUMMARY:Spring\\, and more\r\n')
  expect(file.match(/^END:VCALENDAR/gm)).toHaveLength(1)
  expect(file.split('\r\n').every((line) => new TextEncoder().encode(line).length <= 75)).toBe(true)
})
