import { z } from 'zod'
import { requiredText } from '../../fields.ts'
import { dataName } from '../dataset/data-name.ts'

export const RowQuestion = z
  .strictObject({ source: dataName, column: dataName, value: requiredText(200) })
  .meta({ id: 'RowQuestion', examples: [{ source: 'vehicles', column: 'code', value: 'A1' }] })

/** The first row whose cell says so, by the names of its columns; of texts in several languages the plain ones. */
export const FoundRow = z
  .object({ found: z.boolean(), row: z.record(z.string(), z.string()) })
  .meta({ id: 'FoundRow', examples: [{ found: true, row: { code: 'A1', label: 'Small car', group: '3' } }] })
