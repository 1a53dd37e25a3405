import { expect, test } from 'vitest'
import { readGuidePage } from './guide-page.ts'

const page = `# Steps

<!-- guide: build. /steps
/eventList -->

Before.

## For whoever designs

Read this.

## For the operator's staff

Not this.

## For programs

And this.

## For its maintainer

Nor this.

## What it costs

Nor this either.
`

test('a page of the guide is what people read of it: nothing for staff, no heading that says so, and nothing from the maintainer’s part on', () => {
  expect(readGuidePage(page)).toEqual({
    section: 'build',
    title: 'Steps',
    screens: ['/steps', '/eventList'],
    text: 'Before.\n\nRead this.\n\n## For programs\n\nAnd this.',
  })
})

test('a page without a note is no part of the guide', () => {
  expect(readGuidePage('# How it is built\n\nText.')).toBeUndefined()
})
