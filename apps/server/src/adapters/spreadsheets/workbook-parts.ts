import { escaped } from './xml.ts'

export const main = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main'
const office = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships'
const packages = 'http://schemas.openxmlformats.org/package/2006'

interface Workbook {
  readonly sheets: readonly { readonly name: string; readonly isHidden: boolean; readonly xml: string }[]
  readonly styles: string
  /** Texts that cells name by their number. */
  readonly strings?: string
  readonly is1904?: boolean
}

/** The files that a workbook of Excel consists of. */
export function workbookParts({ sheets, styles, strings, is1904 }: Workbook): [name: string, content: string][] {
  const numbered = sheets.map((sheet, at) => ({ ...sheet, number: at + 1 }))
  const others = [['styles', styles] as const, ...(strings === undefined ? [] : [['sharedStrings', strings] as const])]
  const typed = [
    ...numbered.map(({ number }) => ({ path: `worksheets/sheet${number}`, kind: 'worksheet' })),
    ...others.map(([kind]) => ({ path: kind, kind })),
  ]
  return [
    [
      '[Content_Types].xml',
      `<Types xmlns="${packages}/content-types"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/><Default Extension="xml" ContentType="application/xml"/><Override PartName="/xl/workbook.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml"/>${typed.map(({ path, kind }) => `<Override PartName="/xl/${path}.xml" ContentType="application/vnd.openxmlformats-officedocument.spreadsheetml.${kind}+xml"/>`).join('')}</Types>`,
    ],
    [
      '_rels/.rels',
      `<Relationships xmlns="${packages}/relationships"><Relationship Id="rId1" Type="${office}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    ],
    [
      'xl/workbook.xml',
      `<workbook xmlns="${main}" xmlns:r="${office}">${is1904 ? '<workbookPr date1904="1"/>' : ''}<sheets>${numbered.map(({ name, isHidden, number }) => `<sheet name="${escaped(name)}"${isHidden ? ' state="hidden"' : ''} sheetId="${number}" r:id="rId${number}"/>`).join('')}</sheets></workbook>`,
    ],
    [
      'xl/_rels/workbook.xml.rels',
      `<Relationships xmlns="${packages}/relationships">${typed.map(({ path, kind }, at) => `<Relationship Id="rId${at + 1}" Type="${office}/${kind}" Target="${path}.xml"/>`).join('')}</Relationships>`,
    ],
    ...others.map(([name, content]): [string, string] => [`xl/${name}.xml`, content]),
    ...numbered.map(({ number, xml }): [string, string] => [`xl/worksheets/sheet${number}.xml`, xml]),
  ]
}
