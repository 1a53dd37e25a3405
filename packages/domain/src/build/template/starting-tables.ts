import type { Design } from '../product/design-file.ts'
import type { InsuranceLine } from '../product/product.ts'
import { startingValue } from '../rating/starting-value.ts'
import { lineTemplates } from './templates.ts'

/** The tables a line's pricing reads, with one row for everybody: the journey works, at a price nobody takes for meant. */
export const startingTables = (line: InsuranceLine): Design['tables'] =>
  lineTemplates[line].tables.map(({ name, dimensions, outputs, ...shape }) => ({
    kind: 'pricing',
    table: {
      ...shape,
      name,
      dimensions,
      outputs,
      editions: [
        {
          from: null,
          to: null,
          rows: [
            {
              when: dimensions.map(() => null),
              results: outputs.map((output) => startingValue(output.name)),
            },
          ],
        },
      ],
    },
  }))
