import { z } from 'zod'
import { fieldsIn, mergeProblem } from '../../base/merge/merge.ts'
import { text } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'
import { isLink, linkNotValid } from '../page/link.ts'
import { plainText, RichText } from '../page/rich-text.ts'
import { isLinkField, templateFieldNames } from './template-fields.ts'

const mayBeKeyword = (name: string) => dataName.safeParse(name).success

/** A name that no field has may be a keyword: whether the company has it is asked where a template is kept. */
const problemOf = (words: string) =>
  mergeProblem(words, [
    ...templateFieldNames,
    ...fieldsIn(words)
      .map(({ name }) => name)
      .filter(mayBeKeyword),
  ])

/** What is written with fields in it. It may be empty while it is written. */
export const merged = (maxLength: number) =>
  text(maxLength).check(({ value, issues }) => {
    const message = problemOf(value)
    if (message) issues.push({ code: 'custom', input: value, message })
  })

/** Words with marks. A field stands in one run: half of it in bold would be no field. */
export const mergedRich = z.union([merged(5000), RichText]).check(({ value, issues }) => {
  if (typeof value === 'string') return
  const runs = value.lines.flatMap((line) => line.runs.map((run) => run.text))
  const message = problemOf(plainText(value)) ?? runs.map(problemOf).find((problem) => problem !== undefined)
  if (message) issues.push({ code: 'custom', input: value, message })
})

const linkField = /^\{\{\s*([a-zA-Z.]+)\s*\}\}$/

/** The field that an address is, where it is one. */
export const fieldOfLink = (link: string): string | undefined => linkField.exec(link)?.[1]

/** A whole address: written out, or one field that is an address. A value never chooses the scheme of a link. */
export const mergedLink = z.string().check(({ value, issues }) => {
  const field = fieldOfLink(value)
  const isFine = value === '' || (field ? isLinkField(field) : /^(https|mailto|tel):/i.test(value) && isLink(value))
  if (!isFine) issues.push({ code: 'custom', input: value, message: field ? 'This field is no link' : linkNotValid })
})
