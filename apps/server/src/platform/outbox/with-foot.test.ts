import { expect, test } from 'vitest'
import { withFoot } from './with-foot.ts'

const foot = { url: 'https://studio.example/unsubscribe/a?b=1&c=2', words: 'Stop <it>' }

test('the way out stands below what a company wrote, in text and in HTML', () => {
  expect(withFoot({ text: 'Hello' }, foot)).toEqual({ text: `Hello\n\nStop <it>: ${foot.url}` })
  const { html = '' } = withFoot({ text: 'Hello', html: '<html><body><p>Hello</p></body></html>' }, foot)
  expect(html).toMatch(/<p>Hello<\/p><p style="[^"]+"><a href="https:\/\/studio\.example\/unsubscribe\/a\?b=1&#38;c=2"/)
  expect(html).toMatch(/>Stop &#60;it&#62;<\/a><\/p><\/body><\/html>$/)
})
