import type { Design } from '../product/design-file.ts'
import { startingValue } from '../rating/starting-value.ts'
import type { LineTemplate } from './body-template.ts'

/** The tables a line's pricing reads, with one row for everybody: the journey works, at a price nobody takes for meant. */
export const startingTables = ({ tables }: Pick<LineTemplate, 'tables'>): Design['tables'] =>
  tables.map(({ name, dimensions, outputs, ...shape }) => ({
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
