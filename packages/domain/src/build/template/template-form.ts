import { z } from 'zod'
import { idOf, requiredText } from '../../fields.ts'
import { merged } from './merged.ts'

/** Of PDF forms that a company uploads to be filled: in use at a time, and kept with all that were ever printed on. */
export const formLimits = {
  templates: 6,
  files: 100,
  pages: 20,
  fields: 300,
  name: 200,
  text: 2000,
  options: 100,
} as const

/** A tick is put into a check box, one button of a radio group is chosen, and a text or one of several is written out. */
export const formFieldKinds = ['text', 'check', 'radio', 'choice'] as const

const FormField = z.object({
  name: z.string(),
  kind: z.enum(formFieldKinds),
  page: z.int(),
  /** On its page, as shares of it from the top left. */
  place: z.object({ x: z.number(), y: z.number(), width: z.number(), height: z.number() }),
  /** What it can be set to. Of a check box what its tick stands for. */
  options: z.array(z.string()),
  /** Anything may be written into it besides. */
  isOpen: z.boolean(),
  isMultiline: z.boolean(),
  maxLength: z.int().nullable(),
  /** What was in it when the form was uploaded. */
  initial: z.string(),
})

/** A PDF form as it was uploaded: its pages in points, and what can be written into it. */
export const FormFile = z
  .object({
    fileId: idOf('formFile'),
    pages: z.array(z.object({ width: z.number(), height: z.number() })),
    fields: z.array(FormField),
  })
  .meta({ id: 'FormFile' })

export type FormField = z.output<typeof FormField>
export type FormFile = z.output<typeof FormFile>

export const FormFileRef = z.strictObject({ fileId: idOf('formFile') })

/** What is written into a form, field by field; what is not among them stays empty. */
export const FormText = z
  .strictObject({
    fileId: z.uuid(),
    values: z
      .array(z.strictObject({ field: requiredText(formLimits.name), text: merged(formLimits.text) }))
      .max(formLimits.fields),
  })
  .check(({ value, issues }) => {
    const names = value.values.map(({ field }) => field)
    const twice = names.find((name, at) => names.indexOf(name) < at)
    if (twice) issues.push({ code: 'custom', input: value, path: ['values'], message: `${twice} is filled in twice` })
  })

export type FormText = z.output<typeof FormText>

/** Why a PDF cannot be filled. */
export const formFaults = [
  'broken',
  'protected',
  'acts',
  'xfa',
  'signed',
  'turned',
  'too-many-pages',
  'too-many-fields',
  'name-too-long',
  'no-fields',
  'not-fillable',
] as const
export type FormFault = (typeof formFaults)[number]
