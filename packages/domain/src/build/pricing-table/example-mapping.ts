import type { Field, Mapping } from './mapping.ts'

const field = {
  upperEnd: null,
  blanks: null,
  otherWords: null,
  runs: null,
  expressions: null,
  decimals: 0,
  fine: null,
  unit: '',
} as const

const plan: Field = {
  ...field,
  heading: 'Plan',
  source: { kind: 'column', column: 0 },
  role: 'dimension',
  name: 'plan',
  cells: 'text',
}
const rate: Field = {
  ...field,
  heading: 'Load',
  source: { kind: 'column', column: 1 },
  role: 'output',
  name: 'load',
  cells: 'number',
  decimals: 2,
}

/** For documentation and tests: a list of two columns under a header. */
export const exampleMapping: Mapping = {
  sheet: 'Rates',
  layout: {
    orientation: 'list',
    firstColumn: 0,
    lastColumn: 1,
    labelColumns: 0,
    groupRow: null,
    unitsRow: null,
    blocks: [{ titleRow: null, headerRow: 0, firstRow: 1, lastRow: 2 }],
  },
  fields: [plan, rate],
  hitPolicy: 'unique',
  beyond: 'stop',
  prefer: null,
  decimalMark: 'point',
  dateOrder: 'day-first',
  hiddenRows: null,
}
