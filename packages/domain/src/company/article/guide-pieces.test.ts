import { expect, test } from 'vitest'
import { sayPieces } from './guide-pieces.ts'

const page = `One paragraph
over two lines.

## A heading
- an item
  that goes on
- another
1. first

| what | when |
| --- | --- |
| \`a\` | b |

\`\`\`
code stays
\`\`\`
Last.`

test('a page is said piece by piece, whatever lines they are broken into', () => {
  const pieces: string[] = []
  sayPieces(page, (piece) => {
    pieces.push(piece)
    return piece
  })
  expect(pieces).toEqual([
    'One paragraph over two lines.',
    'A heading',
    'an item that goes on',
    'another',
    'first',
    '| what | when |',
    'Last.',
  ])
})

test('what is said stands where its piece stood, and code and lines of tables stay', () => {
  expect(sayPieces(page, (piece) => piece.toUpperCase())).toBe(
    `ONE PARAGRAPH OVER TWO LINES.

## A HEADING
- AN ITEM THAT GOES ON
- ANOTHER
1. FIRST

| WHAT | WHEN |
| --- | --- |
| \`a\` | b |

\`\`\`
code stays
\`\`\`
LAST.`,
  )
})
