import { expect, test } from 'vitest'
import { Body } from '../body/body.ts'
import { checkBody } from '../body/check-body.ts'
import { price } from '../body/price.ts'
import { ratingProgramOf } from '../body/rating-program-of.ts'
import { exampleOf } from '../fields.ts'
import { insuranceLines, ProductForm } from '../product/product.ts'
import { compileProgram } from '../rating/compile-program.ts'
import { loadProgram } from '../rating/load-program.ts'
import { RatingTable } from '../rating/rating-table.ts'
import { lineTemplates, templateBody } from './templates.ts'

/** Every table with a row that fits whatever is asked. */
const tablesOf = (line: (typeof insuranceLines)[number]) =>
  lineTemplates[line].tables.map(({ dimensions, outputs, ...table }) =>
    RatingTable.parse({
      ...table,
      dimensions,
      outputs,
      editions: [
        { from: null, to: null, rows: [{ when: dimensions.map(() => null), results: outputs.map(() => '2') }] },
      ],
    }),
  )

test.each(insuranceLines)('%s lacks nothing but the firm’s own texts once its tables are there', (line) => {
  const body = Body.parse(templateBody(line))
  const settings = { ...exampleOf(ProductForm), line }
  const problems = checkBody(body, settings, '2026-11-15', tablesOf(line))
  expect(problems.filter(({ path }) => path[0] !== 'regulatory')).toEqual([])
  expect(problems.length).toBeGreaterThan(0)
  const withoutTables = checkBody(body, settings, '2026-11-15', [])
  expect(withoutTables.map(({ message }) => message)).toContain('Pricing: There is no table baseRates.')
})

/** An answer within the limits of each property. */
function valueOf(property: Body['dataset']['properties'][number]): string {
  if (property.type === 'choice') return property.options[0]?.value ?? ''
  if (property.type === 'boolean') return 'no'
  if (property.type === 'number' || property.type === 'money')
    return (
      ({ height: '175', weight: '70', empty_days: '7' } as Record<string, string>)[property.name] ?? property.min ?? '1'
    )
  if (property.type === 'date') return property.name === 'cover_start' ? '2026-11-20' : '1990-05-01'
  return 'x'
}

test.each(insuranceLines)('%s has a price', (line) => {
  const body = Body.parse(templateBody(line))
  const { compiled } = compileProgram(ratingProgramOf(body, tablesOf(line)))
  if (!compiled) throw new Error('It does not compile')
  const values = Object.fromEntries(
    body.dataset.properties.map((property) => [
      property.name,
      property.name === 'is_standard_build' ? 'yes' : valueOf(property),
    ]),
  )
  const items = body.questions.groups.flatMap(({ name, repeat, questions }) =>
    repeat
      ? [
          [
            name,
            Array.from({ length: repeat.min }, () =>
              Object.fromEntries(questions.map((each) => [each.name, values[each.name] ?? ''])),
            ),
          ],
        ]
      : [],
  )
  const chosen = {
    [body.cover.planName]: body.cover.plans[0]?.code ?? '',
    ...Object.fromEntries(body.cover.choices.map(({ name, standard }) => [name, standard])),
    ...Object.fromEntries(body.cover.addOns.map(({ name }) => [name, 'no'])),
  }
  const startDate = '2026-11-20'
  const born = line === 'pet' ? { pet_born: '2023-01-01' } : {}
  const quote = price({
    body,
    program: loadProgram(compiled),
    values: { ...values, ...chosen, ...born, address_area: 'BS', ...Object.fromEntries(items) },
    startDate,
  })
  expect(quote).toMatchObject({ decision: 'accept' })
  expect(quote.premium?.grossMinor).toBeGreaterThan(0)
})
