import { expect, onTestFinished, test } from 'vitest'
import { putCaretAt } from './caret.ts'
import { textBeside } from './text-elements.ts'

/** As the canvas draws blocks, one in another. */
const markup = `
  <div data-puck-component="outer" style="width:600px;padding:20px;font:16px/20px monospace">
    <h2 style="margin:0"><cw-text data-text="title">Vets</cw-text></h2>
    <cw-text data-text="text" data-rich="yes" style="display:block;width:100px">Day and night</cw-text>
    <div data-puck-component="inner"><h3 style="margin:0"><cw-text data-text="inner">Otters</cw-text></h3></div>
  </div>`

const draw = () => {
  const root = document.createElement('div')
  root.innerHTML = markup
  // Before whatever another test has left: no letter is found that is out of sight.
  root.style.cssText = 'position:fixed;inset:0;z-index:999;background:#fff'
  document.body.append(root)
  onTestFinished(() => root.remove())
  return (selector: string) => {
    const found = root.querySelector<HTMLElement>(selector)
    if (!found) throw new Error(`Nothing is ${selector}`)
    return found
  }
}

const farRight = (element: Element) => {
  const { right, top, height } = element.getBoundingClientRect()
  return { x: right - 2, y: top + height / 2 }
}

test('a click in the line of a short heading is one on the heading', () => {
  const find = draw()
  const [outer, inner] = [find('[data-puck-component=outer]'), find('[data-puck-component=inner]')]
  expect(textBeside(outer, farRight(find('h2')))?.dataset['text']).toBe('title')
  expect(textBeside(inner, farRight(find('h3')))?.dataset['text']).toBe('inner')
  // Another block's text, a rich text's surroundings and the edge of the block only select.
  expect(textBeside(outer, farRight(find('h3')))).toBeUndefined()
  expect(textBeside(outer, { ...farRight(find('[data-rich]')), x: farRight(find('h2')).x })).toBeUndefined()
  expect(textBeside(outer, farRight(outer))).toBeUndefined()
  expect(textBeside(document.body, farRight(find('h2')))).toBeUndefined()
})

test('the caret comes to the letters next to the click', () => {
  const find = draw()
  const title = find('[data-text=title]')
  putCaretAt(title, farRight(find('h2')))
  expect(getSelection()).toMatchObject({ focusNode: title.firstChild, focusOffset: 4 })
  const { left, top } = find('h2').getBoundingClientRect()
  putCaretAt(title, { x: left - 10, y: top + 5 })
  expect(getSelection()).toMatchObject({ focusNode: title.firstChild, focusOffset: 0 })
})
