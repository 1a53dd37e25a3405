import { describe, expect, test } from 'vitest'
import { composePost } from './compose-post.ts'
import { lengthIn } from './post-networks.ts'

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
    ['bluesky', 'é🇬🇧 and so on', 12],
    // Twenty-five bytes each, of which it takes 3,000.
    ['bluesky', '👨‍👩‍👧‍👦'.repeat(120), 300],
    ['bluesky', '👨‍👩‍👧‍👦'.repeat(121), 303],
    ['kept', '👨‍👩‍👧‍👦🇬🇧é', 3],
    ['bluesky', 'See https://tarnbrook.example/a/very/long/address', 49],
    ['mastodon', 'See https://tarnbrook.example/a/very/long/address', 27],
    ['kept', 'Two words', 9],
  ] as const)('%s counts %s as %i', (network, text, length) => {
    expect(lengthIn(network, text)).toBe(length)
  })
})
