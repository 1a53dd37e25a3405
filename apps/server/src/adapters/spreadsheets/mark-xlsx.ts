import { columnLetters } from '@coverwright/domain/build/pricing-table/sheet'
import type { SheetLimits } from './limits.ts'
import { addNotes } from './mark-notes.ts'
import { addRedStyles, type StyleOf } from './mark-styles.ts'
import type { CellMarks, Parts } from './marks.ts'
import { readZip } from './read-zip.ts'
import { zipOf } from './write-xlsx.ts'
import { attribute, escaped, plainXml } from './xml.ts'

const nameOfVersion = '_coverwright_version'

/** The workbook with its wrong cells coloured and a note at each. Every other part and cell is what it was. */
export function markXlsx(content: Buffer, marks: CellMarks, limits: SheetLimits): Buffer {
  const zip = readZip(content, limits)
  const given = new Map(zip.names.map((name) => [name, zip.read(name) ?? Buffer.alloc(0)]))
  const changed = new Map<string, string>()
  const parts: Parts = {
    read: (name, root) => {
      const bytes = given.get(name)
      return changed.get(name) ?? (bytes && plainXml(bytes, root))
    },
    write: (name, xml) => changed.set(name, xml),
  }
  const workbook = parts.read('xl/workbook.xml', 'workbook') ?? ''
  parts.write('xl/workbook.xml', withVersion(workbook, marks.version))
  const sheetPath = pathOf(parts, workbook, marks.sheet)
  const sheet = sheetPath === undefined ? undefined : parts.read(sheetPath, 'worksheet')
  if (sheetPath !== undefined && sheet !== undefined) {
    parts.write(sheetPath, withCells(sheet, marks, addRedStyles(parts)))
    addNotes(parts, sheetPath, marks.wrong)
  }
  return zipOf([...new Map<string, string | Buffer>([...given, ...changed])])
}

/** The version that a workbook was downloaded from to be put right. */
export function versionInXlsx(content: Buffer, limits: SheetLimits): number | null {
  const bytes = readZip(content, limits).read('xl/workbook.xml')
  const found = new RegExp(`<definedName\\b[^>]*name="${nameOfVersion}"[^>]*>(\\d{1,9})<`).exec(
    bytes ? plainXml(bytes, 'workbook') : '',
  )
  return found ? Number(found[1]) : null
}

/** A name that the workbook keeps when it is saved, and that nobody sees. */
function withVersion(workbook: string, version: number): string {
  const name = `<definedName name="${nameOfVersion}" hidden="1">${version}</definedName>`
  const without = workbook.replace(
    new RegExp(`<definedName\\b[^>]*name="${nameOfVersion}"[^>]*>[^<]*</definedName>`),
    '',
  )
  if (without.includes('<definedNames>')) return without.replace('<definedNames>', `<definedNames>${name}`)
  const before = ['</externalReferences>', '</functionGroups>', '</sheets>'].find((tag) => without.includes(tag))
  return before === undefined ? without : without.replace(before, `${before}<definedNames>${name}</definedNames>`)
}

function pathOf(parts: Parts, workbook: string, sheet: string): string | undefined {
  const tag = workbook.match(/<sheet\s[^>]*>/g)?.find((each) => attribute(each, 'name') === sheet)
  const id = tag && (attribute(tag, 'r:id') ?? attribute(tag, '\\w+:id'))
  const relations = parts.read('xl/_rels/workbook.xml.rels', 'Relationships') ?? ''
  const relation = relations.match(/<Relationship\s[^>]*>/g)?.find((each) => attribute(each, 'Id') === id)
  const target = relation && attribute(relation, 'Target')
  if (target === undefined) return undefined
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`
}

/** A style for what is wrong, and a text for what was put right, by `row,column`. */
function withCells(sheet: string, { wrong, corrections }: CellMarks, redOf: StyleOf): string {
  const marked = new Set(wrong.map(({ row, column }) => `${row},${column}`))
  const byRow = new Map<number, Set<number>>()
  const places = [...marked, ...Object.keys(corrections.cells)].map((place) => place.split(',').map(Number))
  for (const [row = 0, column = 0] of places) byRow.set(row, (byRow.get(row) ?? new Set()).add(column))

  const cellXml = (row: number, column: number, tag: string, body: string): string => {
    const key = `${row},${column}`
    const text = corrections.cells[key]
    const style = attribute(tag, 's')
    const styled = marked.has(key) ? String(redOf(Number(style ?? 0))) : style
    const attributes = ` r="${columnLetters(column)}${row + 1}"${styled === undefined ? '' : ` s="${styled}"`}`
    if (text !== undefined)
      return `<c${attributes} t="inlineStr"><is><t xml:space="preserve">${escaped(text)}</t></is></c>`
    const type = attribute(tag, 't')
    return `<c${attributes}${type === undefined ? '' : ` t="${type}"`}>${body}</c>`
  }

  let last = -1
  return sheet.replace(
    /<row\b([^>]*?)(?:\/>|>([\s\S]*?)<\/row>)/g,
    (whole, tag: string, inside: string | undefined) => {
      const row = Number(attribute(tag, 'r') ?? last + 2) - 1
      last = row
      const columns = byRow.get(row)
      if (!columns) return whole
      const left = new Set(columns)
      const before = (limit: number) =>
        [...left]
          .filter((column) => column < limit)
          .toSorted((a, b) => a - b)
          .map((column) => {
            left.delete(column)
            return cellXml(row, column, '', '')
          })
          .join('')
      let at = -1
      const cells = (inside ?? '').replace(
        /<c\b([^>]*?)(?:\/>|>([\s\S]*?)<\/c>)/g,
        (cell, cellTag: string, body: string | undefined) => {
          at = columnOf(cellTag) ?? at + 1
          const blanks = before(at)
          if (!left.delete(at)) return blanks + cell
          return blanks + cellXml(row, at, cellTag, body ?? '')
        },
      )
      return `<row${tag}>${cells}${before(Number.POSITIVE_INFINITY)}</row>`
    },
  )
}

function columnOf(tag: string): number | undefined {
  const letters = /\br="([A-Z]{1,3})\d+"/.exec(tag)?.[1]
  if (letters === undefined) return undefined
  let column = 0
  for (const letter of letters) column = column * 26 + letter.charCodeAt(0) - 64
  return column - 1
}
