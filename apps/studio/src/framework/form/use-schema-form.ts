import { CallError } from '@coverwright/contract/client'
import { schemaResolver, useForm } from '@mantine/form'
import { useMemo, useRef, useState } from 'react'
import type { z } from 'zod'
import { said } from '../../core/text/said.ts'
import { focusFirst } from './focus-first.ts'
import { whenReleased } from './when-released.ts'

interface SchemaFormOptions<Schema extends z.ZodObject> {
  readonly initialValues: z.input<Schema>
  /** Sends what the schema made of the values. What it throws is shown beside the fields it names, or above them. */
  readonly save: (values: z.output<Schema>) => Promise<unknown>
  /** What fields hold that do not stay once they are saved, such as a password. */
  readonly afterwards?: Partial<z.input<Schema>>
}

/**
 * A form over the schema the server checks too, so that both refuse in the same words. A field is checked when it is
 * left, and from then on at every change: nobody is told off while still typing.
 */
export function useSchemaForm<Schema extends z.ZodObject>(
  schema: Schema,
  { initialValues, save, afterwards }: SchemaFormOptions<Schema>,
) {
  type Values = z.input<Schema> & Record<string, unknown>
  type Field = keyof Values & string
  const validate = useMemo(() => {
    const check = schemaResolver(schema, { sync: true })
    return (values: Record<string, unknown>) => inWords(check(values))
  }, [schema])
  const form = useForm<Values>({ mode: 'controlled', initialValues, validate })
  const left = useRef(new Set<string>())
  const [isSaving, setSaving] = useState(false)
  const [failure, setFailure] = useState<unknown>()

  const check = (path: Field) => void form.validateField(path)

  /** Spread into an input: `<TextInput {...form.field('name')} />`. */
  const field = (path: Field, options: { readonly type?: 'input' | 'checkbox' } = {}) => {
    const props = form.getInputProps(path, options)
    return {
      ...props,
      onChange: (value: unknown) => {
        props.onChange(value)
        if (left.current.has(path)) check(path)
      },
      onBlur: () =>
        whenReleased(() => {
          left.current.add(path)
          check(path)
        }),
    }
  }

  const refuse = (errors: Readonly<Record<string, unknown>>) => {
    for (const path of Object.keys(errors)) left.current.add(path)
    return focusFirst(Object.keys(errors))
  }

  const submit = async (): Promise<boolean> => {
    const sent = form.getValues()
    const checked = schema.safeParse(sent)
    if (!checked.success) {
      form.setErrors(validate(sent))
      refuse(validate(sent))
      return false
    }
    setSaving(true)
    setFailure(undefined)
    try {
      await save(checked.data)
      for (const [path, value] of Object.entries(afterwards ?? {}))
        if (form.getValues()[path] === sent[path]) form.setFieldValue(path, value as never)
      // What was typed while it was saved is not saved yet.
      form.resetDirty({ ...sent, ...afterwards })
      return true
    } catch (error) {
      const fields = error instanceof CallError ? error.fields : {}
      form.setErrors(inWords(fields))
      // A field this form does not show cannot say it: the message stands above the form then.
      if (!refuse(fields)) setFailure(error)
      return false
    } finally {
      setSaving(false)
    }
  }

  const reset = () => {
    left.current.clear()
    setFailure(undefined)
    form.reset()
  }

  return {
    field,
    values: form.values,
    setValue: form.setFieldValue,
    submit,
    reset,
    isSaving,
    failure,
    /** How many fields differ from what is saved. */
    changes: Object.keys(form.values).filter((path) => form.isDirty(path as Field)).length,
  }
}

/** Both refuse in English; whoever fills the form reads it in their own language. */
const inWords = (errors: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, said(String(error))]))
