import type { Locator, Page } from '@playwright/test'
import { expect } from 'vitest'

/** As another program puts it on the clipboard. */
const pasteInto = (text: Locator, markup: string) =>
  text.evaluate((element, html) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', html)
    element.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }))
  }, markup)

interface Kept {
  readonly props: { readonly title: string; readonly items: readonly { readonly answer: unknown }[] }
}

/** Texts of an open page, written where they stand: its first block has a heading and a lead. */
export async function writeOnCanvas(page: Page, kept: () => Promise<readonly Kept[]>) {
  const canvas = page.frameLocator('#preview-frame')
  const heading = canvas.getByRole('heading', { level: 1 })
  // The same text where it stands: typed through a save that comes back, left by Escape, begun again by Enter.
  // A click in its line is as good as one on its letters.
  const { x, y, width, height } = (await heading.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 }
  await page.mouse.click(x + width - 4, y + height / 2)
  const title = canvas.getByRole('textbox', { name: 'Heading, Hero' })
  await title.and(canvas.locator(':focus')).waitFor()
  await page.keyboard.press('Control+a')
  const words = 'Cover for otters, their young and all of their rivers'
  const typed = page.waitForResponse(/changeDocument/)
  await page.keyboard.type(words.slice(0, 20))
  await typed
  await page.keyboard.type(words.slice(20))
  await page.keyboard.press('Escape')
  await title.waitFor({ state: 'detached' })
  await canvas.getByRole('heading', { name: words, exact: true }).waitFor()
  await expect.poll(async () => (await kept())[0]?.props.title).toBe(words)
  await page.keyboard.press('Enter')
  await title.and(canvas.locator(':focus')).waitFor()
  // An input method composes letters that are not typed yet.
  const composer = await page.context().newCDPSession(page)
  await composer.send('Input.imeSetComposition', { text: 'かわ', selectionStart: 2, selectionEnd: 2 })
  await composer.send('Input.insertText', { text: '川' })
  await page.getByRole('complementary', { name: 'Properties' }).locator('input[value$="川"]').waitFor()
  await page.keyboard.press('Control+z')
  await expect.poll(() => title.textContent()).toBe(words)
  await page.keyboard.press('Tab')
  await title.waitFor({ state: 'detached' })
  await canvas.getByRole('textbox', { name: 'Lead, Hero' }).waitFor()
  await page.keyboard.press('Escape')

  // Marks and a link on the canvas; what is pasted comes without anything but words, marks and safe links.
  await page.getByTestId('drawer-item:Faq').click()
  await canvas.getByText('On the day you choose.').click()
  const answer = canvas.getByRole('textbox', { name: 'Answer, FAQs' })
  await answer.and(canvas.locator(':focus')).waitFor()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Control+b')
  await page.getByRole('toolbar', { name: 'Marks of the text' }).getByRole('button', { name: 'Link' }).click()
  await page.getByLabel('Where the link leads').fill('javascript:alert(1)')
  await page.getByText('Start with /, https://, mailto: or tel:').waitFor()
  await page.getByLabel('Where the link leads').fill('/privacy')
  await page.keyboard.press('Enter')
  await answer.getByRole('link').waitFor()
  // Pasted over all that is still selected, nothing of it would be left.
  await answer.and(canvas.locator(':focus')).waitFor()
  await page.keyboard.press('ArrowRight')
  await pasteInto(
    answer,
    '<p style="color:red">One <i>two</i> <a href="javascript:alert(1)">three</a></p><script>4</script>',
  )
  await page.keyboard.press('Escape')
  const faq = async () => (await kept()).at(-1)?.props.items[0]?.answer
  await expect.poll(async () => JSON.stringify(await faq())).toContain('three')
  const stored = JSON.stringify(await faq())
  expect(stored).toContain('{"bold":true,"link":"/privacy","text":"On the day you choose."}')
  expect(stored).not.toMatch(/javascript|style|script|"4/)
  await page.keyboard.press('Delete')
  await canvas.locator('.cj-faq').waitFor({ state: 'detached' })
}
