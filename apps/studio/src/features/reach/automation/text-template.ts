import type { Language } from '@coverwright/domain/base/language/language'
import { languages } from '@coverwright/domain/base/language/language'
import { merged } from '@coverwright/domain/build/template/merged'
import type { Template } from '@coverwright/domain/build/template/template'
import { smsLimits } from '@coverwright/domain/build/template/template-content'
import { requiredText } from '@coverwright/domain/fields'
import { messages } from '@coverwright/domain/messages'
import { smsSenderNotValid, smsSenderPattern } from '@coverwright/domain/reach/automation/text-message'
import { z } from 'zod'
import { acts } from '../../../core/wire/acts.ts'
import { client } from '../../../core/wire/client.ts'

const plain = merged(smsLimits.text)

/**
 * All languages at once, by their names, of which one is shown. Empty: it is not written in that one.
 * @param problemOf What is wrong with the fields in a text.
 */
export function textForm(problemOf: (text: string) => string | undefined) {
  const text = plain.check(({ value, issues }) => {
    const message = problemOf(value)
    if (message) issues.push({ code: 'custom', input: value, message })
  })
  // Made of the languages themselves: it has each of them.
  const texts = Object.fromEntries(languages.map((language) => [language, text])) as Record<Language, typeof text>
  return z
    .strictObject({
      name: requiredText(80),
      /** Empty: the number that the carrier gives. */
      sender: z.string().refine((sender) => sender === '' || smsSenderPattern.test(sender), smsSenderNotValid),
      language: z.enum(languages),
      ...texts,
    })
    .check(({ value, issues }) => {
      if (languagesOf(value).length === 0)
        issues.push({ code: 'custom', input: value, path: [value.language], message: messages.required })
    })
}
type TextForm = z.output<ReturnType<typeof textForm>>

const languagesOf = (form: Readonly<Record<Language, string>>) =>
  languages.filter((language) => form[language].trim() !== '')

/** In this tab; nobody else has the template open meanwhile. */
const editor = crypto.randomUUID()

interface Read {
  /** None before it was saved for the first time. */
  readonly template: Pick<Template, 'id' | 'name' | 'tag'> | undefined
  /** Of the text that is shown: what others wrote since is never written over. */
  readonly revision: number | undefined
}

/**
 * Written, and published at once: a text message is short enough to be read before. How far it came is remembered, for
 * whoever saves again after a refusal must not be refused for what is saved already.
 */
export function textSaver(read: Read): (form: TextForm) => Promise<void> {
  let { template, revision } = read
  return async (form) => {
    const { name, sender, language } = form
    template ??= await acts.template.createTemplate({ kind: 'sms', name, tag: '', language })
    const { id, tag } = template
    const place = { ownerId: id, kind: 'template' } as const
    revision ??= (await client.document.getDocument(place)).revision
    const written = Object.fromEntries(languagesOf(form).map((each) => [each, { text: form[each] }]))
    const value = { version: 1, kind: 'sms', sender, texts: written }
    const patches = [{ op: 'replace' as const, path: [], value }]
    revision = (await client.document.changeDocument({ ...place, editor, revision, patches })).revision
    await client.document.unlockDocument({ ...place, editor })
    if (name !== template.name) template = await client.template.renameTemplate({ id, name, tag })
    await acts.template.publishTemplate({ id })
  }
}
