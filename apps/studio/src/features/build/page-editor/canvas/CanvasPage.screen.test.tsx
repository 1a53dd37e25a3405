import type { Journey } from '@coverwright/blocks/journey'
import { sampleShell } from '@coverwright/domain/build/page/sample-shell'
import { Shell } from '@coverwright/domain/build/page/shell'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../../app/Providers.tsx'
import { loadTexts, startText } from '../../../../core/text/start-text.ts'
import { type Selected, type ShellEditing, ShellEditingContext } from '../editing/shell-editing.ts'
import { TextEditingProvider } from '../text/TextEditingProvider.tsx'
import { useTextEditing } from '../text/text-editing.ts'
import { CanvasPage } from './CanvasPage.tsx'
import { createCanvasBlocks } from './canvas-blocks.ts'
import { CanvasContext } from './canvas-context.ts'

await startText('en_uk')
await loadTexts('page-editor')

const journey = { regulatory: [], links: [] } as Partial<Journey> as Journey
const sample = Shell.parse(sampleShell)
const first: Shell = {
  ...sample,
  header: { ...sample.header, props: { ...sample.header.props, phone: '0117 496 0123' } },
}

/** The page around its main part, which is empty, and what is kept of its header. */
function Desk() {
  const [shell, setShell] = useState(first)
  const [selected, select] = useState<Selected>()
  const [page] = shell.pages
  if (!page) throw new Error('The sample has pages')
  const editing = {
    product: { languages: ['en_uk'] } as Partial<ShellEditing['product']> as ShellEditing['product'],
    language: 'en_uk',
    shell,
    page,
    parts: { before: [], main: undefined, inside: [], after: [] },
    isLocked: false,
    selected,
    select,
    changeBlock: (_at, change) =>
      setShell({ ...shell, header: { ...shell.header, props: change(shell.header.props) } }),
  } as Partial<ShellEditing> as ShellEditing
  const canvas = {
    blocks: createCanvasBlocks([]),
    journey,
    say: (_key: string, text: unknown) => text as string,
    path: '/',
  }
  return (
    <ShellEditingContext value={editing}>
      <TextEditingProvider>
        <CanvasContext value={canvas}>
          <CanvasPage>
            <Begin id={shell.header.props.id} />
          </CanvasPage>
          <output>{`kept: [${String(shell.header.props['phone'])}]`}</output>
        </CanvasContext>
      </TextEditingProvider>
    </ShellEditingContext>
  )
}

/** Presses what a click on the telephone does in the editor's own window. */
function Begin({ id }: { readonly id: string }) {
  const { edit } = useTextEditing()
  return (
    <button type="button" onClick={() => edit({ area: 'header', id, path: 'phone' })}>
      Begin
    </button>
  )
}

test('a telephone that is emptied stays under the caret, and an empty one can be begun', async () => {
  const page = await render(
    <Providers>
      <Desk />
    </Providers>,
  )
  await page.getByRole('button', { name: 'Begin' }).click()
  const phone = page.getByRole('textbox', { name: 'Telephone, Header' })
  await expect.element(phone).toHaveFocus()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Backspace}')
  await expect.element(page.getByText('kept: []')).toBeInTheDocument()
  await userEvent.keyboard('0800 1')
  await expect.element(page.getByText('kept: [0800 1]')).toBeInTheDocument()
  await userEvent.keyboard('{ControlOrMeta>}a{/ControlOrMeta}{Backspace}{Escape}')
  await expect.element(phone).not.toBeInTheDocument()
  expect(document.querySelector('[data-text=phone]')).toBeNull()
  await page.getByRole('banner').click({ position: { x: 2, y: 2 } })
  await expect.poll(() => document.querySelector('[data-text=phone]')?.getAttribute('data-label')).toBe('Telephone')
})
