import { ZenDecisionContent, ZenEngine } from '@gorules/zen-engine'
import type { MotorRow } from './motor-table.ts'
import type { QuoteCase } from './quote-program.ts'

/** The same tables and formulas for GoRules' zen engine, the fastest open decision engine with a Node binding. */
const text = (value: string | null) => (value === null ? '' : JSON.stringify(value))

function band(min: number | null, max: number | null): string {
  if (min !== null && max !== null) return `[${min}..${max})`
  return min !== null ? `>= ${min}` : max !== null ? `< ${max}` : ''
}

function tableNode(id: string, fields: readonly string[], outputs: readonly string[], rows: readonly string[][]) {
  return {
    id,
    type: 'decisionTableNode',
    name: id,
    position: { x: 0, y: 0 },
    content: {
      hitPolicy: 'first',
      passThrough: true,
      inputField: null,
      outputPath: null,
      executionMode: 'single',
      inputs: fields.map((field, at) => ({ id: `i${at}`, name: field, type: 'expression', field })),
      outputs: outputs.map((field, at) => ({ id: `o${at}`, name: field, type: 'expression', field })),
      rules: rows.map((cells, row) => {
        const named = cells.map((cell, at) => [at < fields.length ? `i${at}` : `o${at - fields.length}`, cell])
        return { _id: `r${row}`, ...Object.fromEntries(named) }
      }),
    },
  }
}

function decision(nodes: readonly { id: string }[]) {
  const chain = ['in', ...nodes.map(({ id }) => id), 'out']
  const position = { x: 0, y: 0 }
  const graph = {
    nodes: [
      { id: 'in', type: 'inputNode', name: 'in', position },
      ...nodes,
      { id: 'out', type: 'outputNode', name: 'out', position },
    ],
    edges: chain.slice(1).map((targetId, at) => ({ id: `e${at}`, sourceId: chain[at], targetId, type: 'edge' })),
  }
  return new ZenEngine().createDecision(new ZenDecisionContent(Buffer.from(JSON.stringify(graph))))
}

const motorCells = ({ area, group, cover, min, max }: MotorRow) => [
  text(area),
  text(group),
  text(cover),
  band(min, max),
]

export const zenTable = (rows: readonly MotorRow[]) =>
  decision([
    tableNode(
      'main',
      ['area', 'group', 'cover', 'age'],
      ['factor', 'row'],
      rows.map((row, at) => [...motorCells(row), row.factor, String(at)]),
    ),
  ])

export function zenQuote({ main, base, ncd, mileage, occupation, addon }: QuoteCase) {
  const formulas = [
    ['risk', 'base * areaAge * ncd * mileage * occupation'],
    ['afterExcess', '$.risk * (1 - min([excess, 500]) / 4000)'],
    ['basic', 'max([round($.afterExcess, 2), 120])'],
    ['net', '$.basic + addonPrice - round($.basic * coupon / 100, 2)'],
    ['tax', 'round($.net * 0.12, 2)'],
    ['gross', '$.net + $.tax'],
    ['monthly', '$.gross + round($.gross * 0.0799, 2)'],
  ]
  return decision([
    tableNode(
      'base',
      ['cover', 'group'],
      ['base'],
      base.map(({ cover, group, out }) => [text(cover), text(group), out]),
    ),
    tableNode(
      'main',
      ['area', 'group', 'cover', 'age'],
      ['areaAge'],
      main.map((row) => [...motorCells(row), row.factor]),
    ),
    tableNode(
      'ncd',
      ['ncdYears'],
      ['ncd'],
      ncd.map(({ min, max, out }) => [band(min, max), out]),
    ),
    tableNode(
      'mileage',
      ['miles'],
      ['mileage'],
      mileage.map(({ min, max, out }) => [band(min, max), out]),
    ),
    tableNode(
      'occupation',
      ['occupationCode'],
      ['occupation'],
      occupation.map(({ key, out }) => [text(key), out]),
    ),
    tableNode(
      'addon',
      ['addonChoice'],
      ['addonPrice'],
      addon.map(({ key, out }) => [text(key), out]),
    ),
    {
      id: 'formulas',
      type: 'expressionNode',
      name: 'formulas',
      position: { x: 0, y: 0 },
      content: {
        passThrough: false,
        inputField: null,
        outputPath: null,
        executionMode: 'single',
        expressions: formulas.map(([key, value], at) => ({ id: `x${at}`, key, value })),
      },
    } as { id: string },
  ])
}
