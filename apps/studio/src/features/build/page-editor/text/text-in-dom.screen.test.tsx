import { expect, test } from 'vitest'
import { linesIn } from './text-in-dom.ts'

const wordsOf = (markup: string) =>
  linesIn(new DOMParser().parseFromString(markup, 'text/html').body, { isCode: true }).map(({ runs }) =>
    runs.map(({ text }) => text.trim()).join('|'),
  )

test('what is copied from parts of another page or a table is as many lines', () => {
  expect(wordsOf('<nav>Home</nav><section>One</section><article>Two</article><aside>Three</aside>')).toEqual([
    'Home',
    'One',
    'Two',
    'Three',
  ])
  expect(wordsOf('<table><tr><th>Cover</th><td>Limit</td></tr><tr><td>Vets</td><td>£5,000</td></tr></table>')).toEqual([
    'Cover',
    'Limit',
    'Vets',
    '£5,000',
  ])
  expect(wordsOf('<header>A</header><main>B<figure>C</figure></main><footer>D</footer>')).toEqual(['A', 'B', 'C', 'D'])
  expect(wordsOf('<dl><dt>Excess</dt><dd>What you pay</dd></dl>')).toEqual(['Excess', 'What you pay'])
})
