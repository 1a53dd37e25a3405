import { posix } from 'node:path'
import { columnLetters } from '@coverwright/domain/build/pricing-table/sheet'
import type { CellMarks, Parts } from './marks.ts'
import { attribute, escaped } from './xml.ts'

const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const packages = 'http://schemas.openxmlformats.org/package/2006'
const author = 'Coverwright'

/** A note at every wrong cell, beside those that people wrote. Excel wants each twice: its text, and where it is drawn. */
export function addNotes(parts: Parts, sheetPath: string, wrong: CellMarks['wrong']) {
  const notes = partFor(parts, sheetPath, 'comments', 'xl/comments-coverwright.xml')
  const drawn = partFor(parts, sheetPath, 'vmlDrawing', 'xl/drawings/notes-coverwright.vml')
  const before = parts.read(notes.path, 'comments') ?? emptyNotes
  const fresh = wrong.filter(({ row, column }) => !before.includes(`ref="${columnLetters(column)}${row + 1}"`))
  parts.write(notes.path, withNotes(before, wrong))
  parts.write(
    drawn.path,
    (parts.read(drawn.path, 'xml') ?? emptyDrawing).replace(
      '</xml>',
      `${fresh.map((each, nth) => shapeOf(each, nth)).join('')}</xml>`,
    ),
  )
  if (notes.isNew)
    addType(
      parts,
      `<Override PartName="/${notes.path}" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.comments+xml"/>`,
    )
  addType(parts, '<Default Extension="vml" ContentType="application/vnd.openxmlformats-officedocument.vmlDrawing"/>')
  if (drawn.isNew) parts.write(sheetPath, withDrawing(parts.read(sheetPath, 'worksheet') ?? '', drawn.id))
}

const emptyNotes = `<comments xmlns="${main}"><authors></authors><commentList></commentList></comments>`
const emptyDrawing =
  '<xml xmlns:v="urn:schemas-microsoft-com:vml" xmlns:o="urn:schemas-microsoft-com:office:office" xmlns:x="urn:schemas-microsoft-com:office:excel"><v:shapetype id="_x0000_t202" coordsize="21600,21600" o:spt="202" path="m,l,21600r21600,l21600,xe"><v:stroke joinstyle="miter"/><v:path gradientshapeok="t" o:connecttype="rect"/></v:shapetype></xml>'

function withNotes(notes: string, wrong: CellMarks['wrong']): string {
  const authors = notes.match(/<author\b/g)?.length ?? 0
  let result = notes
    .replace(/<authors\s*\/>/, '<authors></authors>')
    .replace('</authors>', `<author>${author}</author></authors>`)
  const added: string[] = []
  for (const { row, column, message } of wrong) {
    const ref = `${columnLetters(column)}${row + 1}`
    const text = `<r><t xml:space="preserve">${escaped(message)}</t></r>`
    const own = new RegExp(`(<comment\\b[^>]*ref="${ref}"[\\s\\S]*?)(</text>)`)
    // A cell has one note: what somebody wrote there stays before what is wrong.
    if (own.test(result)) result = result.replace(own, (_, head: string, end: string) => `${head}${text}${end}`)
    else added.push(`<comment ref="${ref}" authorId="${authors}"><text>${text}</text></comment>`)
  }
  return result
    .replace(/<commentList\s*\/>/, '<commentList></commentList>')
    .replace('</commentList>', () => `${added.join('')}</commentList>`)
}

/** Numbered beyond any that a sheet has. */
const shapeOf = ({ row, column }: { readonly row: number; readonly column: number }, nth: number) =>
  `<v:shape id="_x0000_s${900_001 + nth}" type="#_x0000_t202" style="position:absolute;visibility:hidden;width:220pt;height:64pt" fillcolor="#ffffe1" o:insetmode="auto"><v:fill color2="#ffffe1"/><v:textbox/><x:ClientData ObjectType="Note"><x:MoveWithCells/><x:SizeWithCells/><x:Anchor>${column + 1}, 12, ${row}, 4, ${column + 4}, 40, ${row + 4}, 4</x:Anchor><x:AutoFill>False</x:AutoFill><x:Row>${row}</x:Row><x:Column>${column}</x:Column></x:ClientData></v:shape>`

/** The part of a kind that belongs to the sheet, or a new one that does from now on. */
function partFor(parts: Parts, sheetPath: string, kind: 'comments' | 'vmlDrawing', fallback: string) {
  const folder = posix.dirname(sheetPath)
  const relationsPath = `${folder}/_rels/${posix.basename(sheetPath)}.rels`
  const relations =
    parts.read(relationsPath, 'Relationships') ?? `<Relationships xmlns="${packages}/relationships"></Relationships>`
  const known = relations.match(/<Relationship\s[^>]*>/g)?.find((each) => attribute(each, 'Type')?.endsWith(`/${kind}`))
  const target = known && attribute(known, 'Target')
  if (known && target !== undefined) {
    const path = target.startsWith('/') ? target.slice(1) : posix.join(folder, target)
    return { path, id: attribute(known, 'Id') ?? '', isNew: false }
  }
  const id = `rIdCoverwright${kind}`
  const relation = `<Relationship Id="${id}" Type="${office}/${kind}" Target="/${fallback}"/>`
  parts.write(
    relationsPath,
    relations
      .replace(/<Relationships([^>]*)\/>/, '<Relationships$1></Relationships>')
      .replace('</Relationships>', `${relation}</Relationships>`),
  )
  return { path: fallback, id, isNew: true }
}

function addType(parts: Parts, type: string) {
  const path = '[Content_Types].xml'
  const types = parts.read(path, 'Types') ?? ''
  if (type.includes('Extension="vml"') && /Extension="vml"/i.test(types)) return
  parts.write(path, types.replace('</Types>', `${type}</Types>`))
}

/** What may stand behind the drawing of notes in a sheet. */
const behind = new Set([
  'legacyDrawingHF',
  'drawingHF',
  'picture',
  'oleObjects',
  'controls',
  'webPublishItems',
  'tableParts',
  'extLst',
])

function withDrawing(sheet: string, id: string): string {
  const declared = /<worksheet\b[^>]*xmlns:r=/.test(sheet)
    ? sheet
    : sheet.replace('<worksheet', `<worksheet xmlns:r="${office}"`)
  const start = declared.search(/<\/sheetData>|<sheetData\s*\/>/)
  let place = declared.lastIndexOf('</worksheet>')
  let depth = 0
  const tags = /<(\/?)([\w:]+)[^>]*?(\/?)>/g
  tags.lastIndex = declared.indexOf('>', start) + 1
  // Extensions stand within other parts as well: only those of the sheet itself come behind.
  for (let found = tags.exec(declared); found; found = tags.exec(declared)) {
    const [, closing, name = '', alone] = found
    if (depth === 0 && closing === '' && behind.has(name)) {
      place = found.index
      break
    }
    if (closing === '/') depth--
    else if (alone === '') depth++
  }
  return `${declared.slice(0, place)}<legacyDrawing r:id="${id}"/>${declared.slice(place)}`
}
