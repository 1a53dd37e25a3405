import type { Picture } from '@coverwright/domain/build/page/page'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../app/Providers.tsx'
import { loadTexts, startText } from '../../../core/text/start-text.ts'
import { PictureFrame } from './PictureFrame.tsx'

await startText('en_uk')
await Promise.all(['photo', 'framework'].map(loadTexts))

const drawing = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" width="200" height="100"/>')}`

/** A picture as it is framed, and every frame that it was given. */
async function showFrame(first: Partial<Picture> = {}, isLocked = false) {
  const given: Picture[] = []
  function Framed() {
    const [picture, setPicture] = useState<Picture>({ src: drawing, width: 200, height: 100, alt: 'A dog', ...first })
    return (
      <PictureFrame
        picture={picture}
        isLocked={isLocked}
        onChange={(next) => {
          given.push(next)
          setPicture(next)
        }}
      />
    )
  }
  const page = await render(
    <Providers>
      <Framed />
    </Providers>,
  )
  const image = page.container.querySelector('img')
  if (!image?.parentElement) throw new Error('A picture is shown')
  await expect.poll(() => image.complete).toBe(true)
  return { page, given, frame: image.parentElement }
}

test('a drawing is shown whole, a photo fills its place, until somebody says otherwise', async () => {
  const { page, given } = await showFrame()
  await expect.element(page.getByRole('radio', { name: 'Show all of it' })).toBeChecked()
  await page.getByText('Fill', { exact: true }).click()
  expect(given).toEqual([{ src: drawing, width: 200, height: 100, alt: 'A dog', fit: 'cover' }])
  await expect.element(page.getByRole('radio', { name: 'Fill' })).toBeChecked()

  const photo = await showFrame({ src: '/_/p/none/none/640' })
  await expect.element(photo.page.getByRole('radio', { name: 'Fill' }).last()).toBeChecked()
})

test('what must be seen is said by keys', async () => {
  const { page, given } = await showFrame()
  const [left, top] = page.getByRole('slider').elements()
  if (!(left instanceof HTMLElement) || !(top instanceof HTMLElement)) throw new Error('There are two sliders')
  expect([left, top].map((slider) => slider.getAttribute('aria-label'))).toEqual([
    'What must be seen, from the left',
    'What must be seen, from the top',
  ])
  left.focus()
  await userEvent.keyboard('{ArrowRight}{ArrowRight}')
  top.focus()
  await userEvent.keyboard('{Home}')
  expect(given.at(-1)?.focus).toEqual({ x: 7, y: 0 })
})

test('what must be seen is pressed on the picture, and marked there', async () => {
  const { given, frame } = await showFrame()
  await userEvent.click(frame, { position: { x: frame.clientWidth * 0.25, y: frame.clientHeight - 1 } })
  const focus = given.at(-1)?.focus
  expect([2, 3]).toContain(focus?.x)
  expect(focus?.y).toBe(10)
  await expect.poll(() => frame.querySelector('i')?.style.top).toBe('100%')
})

test('nothing of it changes while somebody else edits', async () => {
  const { page, given, frame } = await showFrame({}, true)
  await userEvent.click(frame)
  await page.getByText('Fill', { exact: true }).click()
  expect(given).toEqual([])
})
