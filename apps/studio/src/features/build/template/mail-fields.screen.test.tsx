import type { MailBlock, MailText } from '@coverwright/domain/build/template/mail-block'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { userEvent } from 'vitest/browser'
import { render } from 'vitest-browser-react'
import { Providers } from '../../../app/Providers.tsx'
import { loadTexts, startText } from '../../../core/text/start-text.ts'
import { BlockFields } from './BlockFields.tsx'
import { MailHead } from './MailHead.tsx'
import type { ChangeMail } from './template-session.ts'

await startText('en_uk')
await loadTexts('template')

/** The fields of a mail with one block, and what the mail is after each key. */
async function shown(block: MailBlock) {
  const now = {
    mail: { subject: '', previewText: '', blocks: [block], footer: '' } as MailText,
    put: (_: MailText) => {},
  }
  function Fields() {
    const [mail, setMail] = useState(now.mail)
    now.mail = mail
    now.put = setMail
    const change: ChangeMail = (recipe) => {
      const draft = structuredClone(mail)
      recipe(draft)
      setMail(draft)
    }
    const [first] = mail.blocks
    return (
      <>
        {first && <BlockFields block={first} change={change} />}
        <MailHead mail={mail} change={change} />
      </>
    )
  }
  const page = await render(
    <Providers>
      <Fields />
    </Providers>,
  )
  return { page, now }
}

const paragraph = { type: 'paragraph', id: 'a', text: '' } as const

const typed = '- one\n- **two**\n[us](https://www.example.com) 2 * 3'
const read = {
  lines: [
    { isEntry: true, runs: [{ text: 'one' }] },
    { isEntry: true, runs: [{ text: 'two', bold: true }] },
    { runs: [{ text: 'us', link: 'https://www.example.com' }, { text: ' 2 * 3' }] },
  ],
}
const keys = typed.replaceAll('[', '[[')

test('lists, marks and links are typed key by key, and stay as they are typed', async () => {
  const { page, now } = await shown(paragraph)
  const text = page.getByLabelText('Text', { exact: true })
  await text.click()
  await userEvent.keyboard(keys)
  await expect.element(text).toHaveValue(typed)
  const footer = page.getByRole('textbox', { name: 'Footer' })
  await footer.click()
  await userEvent.keyboard(keys)
  await expect.element(footer).toHaveValue(typed)
  expect(now.mail).toMatchObject({ blocks: [{ text: read }], footer: read })
})

test('what the mail says otherwise than was typed wins: undone, or translated', async () => {
  const { page, now } = await shown(paragraph)
  const text = page.getByLabelText('Text', { exact: true })
  await text.click()
  await userEvent.keyboard('One\n')
  now.put({ ...now.mail, blocks: [{ ...paragraph, text: 'Eins' }] })
  await expect.element(text).toHaveValue('Eins')
})

test.each([
  ['Leads to', 'link', { type: 'button', id: 'a', label: 'Go', link: '' }],
  ['Address of the picture', 'address', { type: 'image', id: 'a', address: '', alt: '', width: 200 }],
] as const)(
  '%s: half an address stays in its field and says why; the mail has it once it is whole',
  async (label, name, block) => {
    const { page, now } = await shown(block)
    const field = page.getByLabelText(label)
    await field.fill('https:/')
    await expect.element(field).toHaveAttribute('aria-invalid', 'true')
    await expect.element(field).toHaveValue('https:/')
    expect(now.mail.blocks).toMatchObject([{ [name]: '' }])
    await field.fill('https://a.example/b')
    await expect.element(field).not.toHaveAttribute('aria-invalid', 'true')
    expect(now.mail.blocks).toMatchObject([{ [name]: 'https://a.example/b' }])
  },
)
