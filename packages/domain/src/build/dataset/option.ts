import { z } from 'zod'
import { text } from '../../fields.ts'

export const Option = z.strictObject({ value: text(200), label: text(200), help: text(300).optional() })

export type Option = z.output<typeof Option>
