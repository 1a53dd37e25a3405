import { expect, test } from 'vitest'
import { exampleOf } from '../../fields.ts'
import { Body } from '../body/body.ts'
import { checkBody } from '../body/check-body.ts'
import { checkStartingRates } from '../body/check-starting-rates.ts'
import { emptyBody } from '../body/empty-body.ts'
import { groupProblems } from '../body/group-problems.ts'
import { price } from '../body/price.ts'
import { ratingProgramOf } from '../body/rating-program-of.ts'
import { dataNamesOf } from '../dataset/data-names.ts'
import { unfilledIn } from '../keyword/unfilled.ts'
import { convert } from '../pricing-table/convert.ts'
import { dataOfBody } from '../pricing-table/data-of-body.ts'
import { identify } from '../pricing-table/identify.ts'
import { isOpen } from '../pricing-table/mapping.ts'
import { nameFromHeading } from '../pricing-table/words.ts'
import { insuranceLines, ProductForm } from '../product/product.ts'
import { compileProgram } from '../rating/compile-program.ts'
import { loadProgram } from '../rating/load-program.ts'
import { RatingTable } from '../rating/rating-table.ts'
import { addTemplateGroups } from './add-groups.ts'
import { groupsOf } from './body-template.ts'
import { startingRates } from './starting-rates.ts'
import { startingTables } from './starting-tables.ts'
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
  const body = templateBody(line, exampleOf(ProductForm), '')
  const settings = { ...exampleOf(ProductForm), line }
  const problems = checkBody(body, settings, '2026-11-15', tablesOf(line))
  const own = groupProblems(
    problems.filter(({ path }) => path[0] !== 'regulatory'),
    (english) => english,
  )
  expect(own.map(({ message }) => message)).toEqual([
    `${body.cover.plans.length} plans have no subtitle`,
    'The insurance product information document is empty',
    'The booklet is empty',
  ])
  const withoutTables = checkBody(body, settings, '2026-11-15', [])
  expect(withoutTables.map(({ message }) => message)).toContain('Pricing: There is no table base_rates.')
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
  const body = templateBody(line, exampleOf(ProductForm), '')
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

test.each(insuranceLines)('the files of starting rates for %s are read as the tables its steps name', (line) => {
  const body = templateBody(line, exampleOf(ProductForm), '')
  for (const table of lineTemplates[line].tables) {
    const rows = startingRates(table, body)
    const sheet = { name: table.name, rows, merges: [] }
    const found = identify(sheet, dataOfBody(body))
    if (found.is === 'failed') throw new Error(`${table.name}: ${found.reasons.join(' ')}`)
    const { mapping, questions } = found.identified
    expect(nameFromHeading(table.name)).toBe(table.name)
    expect(questions.filter((question) => isOpen(question, mapping))).toEqual([])
    expect(mapping.fields.map(({ role, name }) => [role, name])).toEqual([
      ...table.dimensions.map(({ name }) => ['dimension', name]),
      ...table.outputs.map(({ name }) => ['output', name]),
    ])
    const converted = convert(sheet, mapping, dataOfBody(body), { cells: {}, skipped: [] })
    expect(converted.problems).toEqual([])
    expect(converted.rows).toHaveLength(rows.length - 1)
  }
})

test('groups of a template go behind what is asked already, which stays; what every sale needs is known by name', () => {
  const groups = groupsOf(lineTemplates.car, { country: 'GB', languages: ['en_uk'] })
  const empty = emptyBody({ name: 'Motor', currency: 'GBP' })
  const once = Body.parse(addTemplateGroups(empty, groups, 'GB'))
  expect(once.questions.groups.map(({ name }) => name)).toEqual(['vehicle', 'drivers', 'claims', 'convictions', 'you'])
  expect(once.standard).toMatchObject({ holder: 'policyholder', coverStart: 'cover_start' })
  expect(addTemplateGroups(once, groups, 'GB')).toEqual(once)

  const [vehicle] = once.questions.groups
  if (!vehicle) throw new Error('Nothing was added')
  const written = { ...vehicle, questions: vehicle.questions.slice(0, 1) }
  const partly = { ...once, questions: { groups: [written] } }
  const again = addTemplateGroups(partly, groups.slice(0, 1), 'GB')
  expect(again.questions.groups.map(({ name, questions }) => [name, questions.length])).toEqual([
    ['vehicle', 1],
    ['vehicle_2', vehicle.questions.length - 1],
  ])
  expect(again.dataset).toEqual(once.dataset)
})

test('in another country there is no tax of ours and no amount in pounds', () => {
  const body = templateBody('travel', { name: 'Trips', country: 'SG', currency: 'SGD', languages: ['en_uk'] }, 'Lion')
  expect(body.rating).toMatchObject({ currency: 'SGD' })
  expect(body.rating.steps.map(({ kind }) => kind)).not.toContain('tax')
  expect(JSON.stringify(body)).not.toContain('£')
  expect(body.questions.groups.at(-1)?.questions).toContainEqual(
    expect.objectContaining({ type: 'phone', areaCode: '65' }),
  )
})

test.each(insuranceLines)('the tables %s is set up with are known for what they are', (line) => {
  const tables = startingTables(lineTemplates[line]).map(({ table }) => RatingTable.parse(table))
  expect(checkStartingRates(tables).map(({ path }) => path[2])).toEqual(tables.map(({ name }) => name))
})

test('a life is insured for the twelve months that are sold, and nobody is asked for how many years', () => {
  const body = templateBody('life', exampleOf(ProductForm), 'Example')
  expect(body.period).toEqual({ length: { by: 'months', months: 12 } })
  const asked = body.questions.groups.flatMap(({ questions }) => questions)
  expect(asked.filter(({ label }) => /years/.test(label))).toEqual([])
})

test.each(insuranceLines)('the texts of %s name its own data alone', (line) => {
  const body = templateBody(line, exampleOf(ProductForm), '')
  const data = new Set(dataNamesOf(body, tablesOf(line)).map(({ name }) => name))
  expect(unfilledIn(body, data, new Set())).toEqual([])
})
