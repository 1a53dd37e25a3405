import { classesOf } from './classify.ts'
import { columnKinds } from './column-kinds.ts'
import { askedOf, cellsFor, type KnownData } from './known-data.ts'
import { firstBlock, type Layout } from './layout.ts'
import type { Field, Source } from './mapping.ts'
import { cellAt, columnLetters, isBlank, type Sheet, textOf } from './sheet.ts'
import { cellsOf } from './source-cells.ts'
import { suggestByOptions, suggestName } from './suggest-name.ts'
import { headingStem, isLowerHeading, isUpperHeading, nameFromHeading, noteHeading, outputHeading } from './words.ts'

/** Everything the layout holds, with what each part looks like. */
export function describeFields(sheet: Sheet, layout: Layout, known: readonly KnownData[]): Field[] {
  const parts = layout.orientation === 'list' ? listParts(sheet, layout) : matrixParts(sheet, layout)
  const described = parts.map(({ heading, source }) => describe(sheet, layout, heading, source, known))
  return named(sheet, layout, withAnOutput(described), known)
}

interface Part {
  readonly heading: string
  readonly source: Source
}

export function headingOf(sheet: Sheet, layout: Layout, column: number): string {
  const { headerRow } = firstBlock(layout)
  if (headerRow === null) return ''
  const heading = textOf(cellAt(sheet, headerRow, column))
  const group = layout.groupRow === null ? '' : textOf(cellAt(sheet, layout.groupRow, column))
  return group === '' || group === heading ? heading : `${group} ${heading}`.trim()
}

/** `Age from` beside `Age to`, both numbers or both dates, is one band in two columns. */
function listParts(sheet: Sheet, layout: Layout): Part[] {
  const parts: Part[] = []
  for (let column = layout.firstColumn; column <= layout.lastColumn; column++) {
    const [heading, next] = [headingOf(sheet, layout, column), headingOf(sheet, layout, column + 1)]
    const isPair =
      column < layout.lastColumn &&
      isLowerHeading(heading) &&
      isUpperHeading(next) &&
      headingStem(heading) === headingStem(next) &&
      isEnds(sheet, layout, column) &&
      isEnds(sheet, layout, column + 1)
    if (isPair) {
      const stem = heading
        .replace(/[\s(:_-]*\b(?:valid |effective )?(?:from|min(?:imum)?|lower|starts?|low)\b[\s):]*/i, ' ')
        .trim()
      parts.push({ heading: stem || heading, source: { kind: 'columns', from: column, to: column + 1 } })
      column++
    } else parts.push({ heading, source: { kind: 'column', column } })
  }
  return parts
}

function isEnds(sheet: Sheet, layout: Layout, column: number): boolean {
  const classes = classesOf(cellsOf(sheet, layout, { kind: 'column', column }))
  return ![...classes.keys()].some((found) => found === 'text' || found === 'band' || found === 'text-run')
}

function matrixParts(sheet: Sheet, layout: Layout): Part[] {
  const { headerRow, titleRow } = firstBlock(layout)
  const firstAcross = layout.firstColumn + layout.labelColumns
  const group = layout.groupRow === null ? '' : textOf(cellAt(sheet, layout.groupRow, firstAcross))
  const [label, across] = splitCorner(headerRow === null ? '' : textOf(cellAt(sheet, headerRow, firstAcross - 1)))
  const parts: Part[] = layout.blocks.length > 1 ? [{ heading: 'Title', source: { kind: 'title' } }] : []
  for (let column = layout.firstColumn; column < firstAcross; column++) {
    const isLast = column === firstAcross - 1
    const heading = isLast ? label : textOf(cellAt(sheet, headerRow ?? 0, column))
    parts.push({ heading, source: { kind: 'column', column } })
  }
  parts.push({ heading: group || across, source: { kind: 'across' } })
  const title = layout.blocks.length > 1 || titleRow === null ? '' : textOf(cellAt(sheet, titleRow, layout.firstColumn))
  parts.push({ heading: title || 'Rate', source: { kind: 'body' } })
  return parts
}

/** `Age \ Area`: the corner of a matrix may name both. */
function splitCorner(corner: string): [string, string] {
  const [down = '', across = ''] = corner.split(/\s*(?:\\|\/|\bvs?\.?\b)\s*/i)
  return [down, across]
}

function describe(sheet: Sheet, layout: Layout, heading: string, source: Source, known: readonly KnownData[]): Field {
  const kinds = columnKinds(cellsOf(sheet, layout, source), source.kind === 'columns')
  const unit = kinds.unit || unitUnder(sheet, layout, source)
  const role = roleOf(source, heading, kinds, suggestName(heading, askedOf(known)) !== undefined)
  return {
    heading: heading || (source.kind === 'column' ? `Column ${columnLetters(source.column)}` : ''),
    source,
    role,
    name: '',
    cells: role === 'output' ? outputCells(kinds) : kinds.cells,
    upperEnd: null,
    blanks: null,
    otherWords: null,
    runs: null,
    expressions: null,
    fine: null,
    decimals: kinds.decimals,
    unit: role === 'output' ? unit : '',
  }
}

/** A text among numbers is a slip to be told, not a reason to take prices for words. */
const outputCells = ({ cells, numberShare, almostShare }: ReturnType<typeof columnKinds>) =>
  cells !== 'text' || numberShare + almostShare > 0.2 ? 'number' : 'text'

function unitUnder(sheet: Sheet, { unitsRow }: Layout, source: Source): string {
  if (unitsRow === null || source.kind !== 'column') return ''
  const cell = cellAt(sheet, unitsRow, source.column)
  return isBlank(cell)
    ? ''
    : textOf(cell)
        .replace(/^[([]|[)\]]$/g, '')
        .slice(0, 20)
}

function roleOf(
  source: Source,
  heading: string,
  kinds: ReturnType<typeof columnKinds>,
  isKnown: boolean,
): Field['role'] {
  if (source.kind === 'body') return 'output'
  if (source.kind !== 'column') return 'dimension'
  if (kinds.isEmpty) return 'ignored'
  if (isKnown) return 'dimension'
  if (kinds.hasBands) return 'dimension'
  if (outputHeading.test(heading)) return 'output'
  if (noteHeading.test(heading)) return 'ignored'
  const isOfNumbers = kinds.cells === 'number' || (kinds.cells === 'text' && kinds.numberShare > 0.5)
  if (isOfNumbers && (kinds.decimals > 0 || kinds.unit !== '')) return 'output'
  // Remarks are rare and never the same twice; what prices depend on comes again and again.
  return kinds.cells === 'text' && kinds.blankShare > 0.5 ? 'ignored' : 'dimension'
}

/** A table without results is none: the last column of numbers is taken for one where no heading tells. */
function withAnOutput(fields: readonly Field[]): Field[] {
  if (fields.some(({ role }) => role === 'output')) return [...fields]
  const last = fields.findLastIndex(({ role, cells }) => role === 'dimension' && cells === 'number')
  return fields.map((field, at) => (at === last && at > 0 ? { ...field, role: 'output' } : field))
}

function named(sheet: Sheet, layout: Layout, fields: readonly Field[], known: readonly KnownData[]): Field[] {
  const taken = new Set<string>()
  return fields.map((field) => {
    const wanted = nameFor(sheet, layout, field, known)
    if (wanted === '' || taken.has(wanted)) return field
    taken.add(wanted)
    const data = field.role === 'dimension' ? known.find(({ name }) => name === wanted) : undefined
    return Object.assign({}, field, { name: wanted, cells: cellsFor(data, field.cells) })
  })
}

const sampledTexts = 200

function nameFor(
  sheet: Sheet,
  layout: Layout,
  { role, heading, cells, source }: Field,
  known: readonly KnownData[],
): string {
  if (role === 'output') return nameFromHeading(heading)
  if (role === 'ignored') return ''
  const byHeading = suggestName(heading, askedOf(known)) ?? suggestName(heading, known)
  if (byHeading !== undefined || cells !== 'text') return byHeading ?? ''
  const texts = new Set<string>()
  for (const cell of cellsOf(sheet, layout, source)) {
    if (!isBlank(cell)) texts.add(textOf(cell))
    if (texts.size >= sampledTexts) break
  }
  return suggestByOptions(texts, known) ?? ''
}
