import { workbookParts } from '../../src/adapters/spreadsheets/workbook-parts.ts'
import { escaped } from '../../src/adapters/spreadsheets/xml.ts'

const codes = [
  'General',
  '0',
  '0.00',
  '#,##0',
  '#,##0.00',
  '0%',
  '0.00%',
  '0.0##%',
  '"£"#,##0.00',
  '[$€-407] #,##0.00',
  '#,##0.00 [$kr-41D]',
  '[$-409]d-mmm-yy',
  'dd/mm/yyyy',
  'mm/dd/yyyy',
  'yyyy-mm-dd',
  'd-mmm',
  'mmm-yy',
  'dd.mm.yyyy hh:mm',
  'h:mm',
  'h:mm:ss AM/PM',
  '[h]:mm:ss',
  '0.00E+00',
  '# ?/?',
  '#,##0,',
  '_-* #,##0.00_-;-* #,##0.00_-;_-* "-"??_-;_-@_-',
  '0;[Red]-0',
  '0.0" years"',
  '[<1]0.00%;0.0',
  ';;;',
  '0;;',
  '@',
]
const values = [
  '0',
  '1',
  '-1',
  '0.5',
  '1.1000000000000001',
  '-0.30000000000000004',
  '0.000001',
  '1E-7',
  '12.345',
  '123456789012345',
  '0.07',
  '46145',
  '46145.75',
  '60',
  '59',
  '1',
  '2.5',
  '1234567.891',
]

const texts = [
  'Area',
  '007',
  ' spaces ',
  'Zürich £',
  '東京 café',
  '😀 faces',
  '<b> & "quoted"',
  'two\nlines',
  '_x0041_',
  '=A1',
  'x'.repeat(300),
  'ж'.repeat(9000),
  'long '.repeat(4000),
]

const text = (place: string, what: string, style = 0) =>
  `<c r="${place}" s="${style}" t="inlineStr"><is><t xml:space="preserve">${escaped(what)}</t></is></c>`
const sheet = (cells: readonly string[], before = '', behind = '') =>
  `<worksheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">${before}<sheetData>${cells.join('')}</sheetData>${behind}</worksheet>`
const letters = (at: number) => (at < 26 ? String.fromCharCode(65 + at) : `A${String.fromCharCode(39 + at)}`)

/** Every format with every number, texts of every kind, what formulas make, what is hidden, merged and coloured. */
export function everyFormat(is1904: boolean): [string, string][] {
  const styles = [
    '<styleSheet xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main">',
    `<numFmts count="${codes.length}">`,
    ...codes.map((code, at) => `<numFmt numFmtId="${164 + at}" formatCode="${escaped(code)}"/>`),
    '</numFmts><fonts count="3"><font><sz val="11"/><name val="Calibri"/></font><font><sz val="11"/><color rgb="FFFFFFFF"/><name val="Calibri"/></font><font><sz val="11"/><color rgb="FF00FF00"/><name val="Calibri"/></font></fonts>',
    '<fills count="3"><fill><patternFill patternType="none"/></fill><fill><patternFill patternType="gray125"/></fill><fill><patternFill patternType="solid"><fgColor rgb="FF00FF00"/></patternFill></fill></fills>',
    '<borders count="1"><border/></borders><cellStyleXfs count="1"><xf/></cellStyleXfs>',
    `<cellXfs count="${codes.length + 3}"><xf numFmtId="0" fontId="0" fillId="0" borderId="0"/>`,
    ...codes.map(
      (_code, at) => `<xf numFmtId="${164 + at}" fontId="0" fillId="0" borderId="0" xfId="0" applyNumberFormat="1"/>`,
    ),
    '<xf numFmtId="0" fontId="1" fillId="0" borderId="0" xfId="0" applyFont="1"/>',
    '<xf numFmtId="0" fontId="2" fillId="2" borderId="0" xfId="0" applyFont="1" applyFill="1"/>',
    '</cellXfs></styleSheet>',
  ].join('')
  const white = codes.length + 1
  const numbers = values.map(
    (value, row) =>
      `<row r="${row + 1}">${codes.map((_code, at) => `<c r="${letters(at)}${row + 1}" s="${at + 1}"><v>${value}</v></c>`).join('')}</row>`,
  )
  const others = [
    ...texts.map((each, at) => `<row r="${at + 1}">${text(`A${at + 1}`, each)}</row>`),
    '<row r="20"><c r="A20" t="b"><v>1</v></c><c r="B20" t="b"><v>0</v></c>',
    ...['#N/A', '#DIV/0!', '#VALUE!', '#REF!', '#NAME?', '#NUM!', '#NULL!'].map(
      (fault, at) => `<c r="${letters(at + 2)}20" t="e"><v>${fault}</v></c>`,
    ),
    '</row>',
    '<row r="21"><c r="A21" t="inlineStr"><is><r><rPr><b/></rPr><t>Nor</t></r><r><t xml:space="preserve">th is </t></r><r><rPr><i/></rPr><t>rich</t></r></is></c></row>',
    '<row r="22"><c r="A22"><f>1+1</f><v>2</v></c><c r="B22" t="str"><f>"No"&amp;"rth"</f><v>North</v></c><c r="C22" t="str"><f>""</f><v></v></c><c r="D22" t="b"><f>1=1</f><v>1</v></c><c r="E22" t="e"><f>1/0</f><v>#DIV/0!</v></c><c r="F22" s="6"><f>1/8</f><v>0.125</v></c></row>',
  ]
  const hiddenRow =
    '<row r="2" hidden="1"><c r="A2"><v>2</v></c></row><row r="3"><c r="A3"><v>3</v></c><c r="B3"><v>1</v></c></row>'
  const coloured = (style: number) => sheet([`<row r="1">${text('A1', 'Seen')}${text('B1', 'Unseen', style)}</row>`])
  return workbookParts({
    styles,
    is1904,
    sheets: [
      { name: 'Numbers', isHidden: false, xml: sheet(numbers) },
      { name: 'Texts & others', isHidden: false, xml: sheet(others) },
      { name: 'Hidden', isHidden: true, xml: sheet(['<row r="1"><c r="A1"><v>1</v></c></row>']) },
      {
        name: 'Hides',
        isHidden: false,
        xml: sheet(
          [`<row r="1">${text('A1', 'x')}${text('C1', 'y')}</row>`, hiddenRow],
          '<cols><col min="2" max="3" width="9" hidden="1" customWidth="1"/></cols>',
        ),
      },
      {
        name: 'Merged',
        isHidden: false,
        xml: sheet(
          [`<row r="1">${text('A1', 'Group')}</row><row r="2">${text('A2', 'a')}${text('B2', 'b')}</row>`],
          '',
          '<mergeCells count="2"><mergeCell ref="A1:C1"/><mergeCell ref="A3:A5"/></mergeCells>',
        ),
      },
      { name: 'White', isHidden: false, xml: coloured(white) },
      { name: 'Green', isHidden: false, xml: coloured(white + 1) },
    ],
  })
}
