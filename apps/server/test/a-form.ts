import { PDFDocument, type PDFForm, PDFName, type PDFPage, PDFString } from '@cantoo/pdf-lib'

interface FormOverrides {
  /** What is put into it besides. */
  readonly change?: (document: PDFDocument, form: PDFForm, page: PDFPage) => void
  readonly pages?: number
  readonly password?: string
}

/** A certificate as an office program saves it, with a field of each kind. */
export async function aForm({ change, pages = 1, password }: FormOverrides = {}): Promise<Buffer<ArrayBuffer>> {
  const document = await PDFDocument.create()
  const page = document.addPage([595, 842])
  for (let n = 1; n < pages; n++) document.addPage([595, 842])
  page.drawText('Certificate of motor insurance', { x: 60, y: 780, size: 18 })
  const form = document.getForm()
  const add = (name: string, at: { x: number; y: number; width: number; height: number }) => {
    const field = form.createTextField(name)
    field.addToPage(page, at)
    return field
  }
  add('number', { x: 60, y: 700, width: 200, height: 20 })
  add('holder', { x: 300, y: 700, width: 200, height: 20 })
  add('from', { x: 60, y: 660, width: 120, height: 20 })
  add('to', { x: 300, y: 660, width: 120, height: 20 })
  add('cover', { x: 60, y: 520, width: 440, height: 120 }).enableMultiline()
  const mark = add('mark', { x: 60, y: 480, width: 160, height: 20 })
  mark.setMaxLength(8)
  mark.enableCombing()
  add('issuer', { x: 300, y: 480, width: 200, height: 20 }).setText('Tarnbrook')
  form.createCheckBox('agreed').addToPage(page, { x: 60, y: 440, width: 14, height: 14 })
  const plan = form.createRadioGroup('plan')
  plan.addOptionToPage('Essential', page, { x: 60, y: 400, width: 14, height: 14 })
  plan.addOptionToPage('Plus', page, { x: 120, y: 400, width: 14, height: 14 })
  const use = form.createDropdown('use')
  use.addOptions(['Social', 'Business'])
  use.addToPage(page, { x: 60, y: 360, width: 140, height: 20 })
  change?.(document, form, page)
  if (password) document.encrypt({ userPassword: password, ownerPassword: password })
  return Buffer.from(await document.save({ useObjectStreams: true, updateFieldAppearances: false }))
}

/** Each is refused for what it is called by. */
export const unfillable: Readonly<Record<string, () => Promise<Buffer<ArrayBuffer>>>> = {
  broken: async () => Buffer.from('%PDF-1.7\n1 0 obj\n<< /Type /Catalog'),
  protected: () => aForm({ password: 'secret' }),
  acts: () =>
    aForm({
      change: ({ context, catalog }) =>
        // Within the catalogue itself, and that within a compressed stream.
        catalog.set(PDFName.of('OpenAction'), context.obj({ S: 'JavaScript', JS: PDFString.of('app.alert(1)') })),
    }),
  xfa: () =>
    aForm({
      change: ({ context }, { acroForm }) =>
        acroForm.dict.set(PDFName.of('XFA'), context.register(context.stream('<xdp:xdp/>'))),
    }),
  signed: () =>
    aForm({
      change: ({ context, catalog }) => catalog.set(PDFName.of('Perms'), context.obj({ DocMDP: context.obj({}) })),
    }),
  turned: () =>
    aForm({ change: (_document, _form, page) => page.node.set(PDFName.of('Rotate'), page.doc.context.obj(90)) }),
  'too-many-pages': () => aForm({ pages: 21 }),
  'too-many-fields': () =>
    aForm({
      change: (_document, form, page) => {
        for (let n = 0; n < 300; n++)
          form.createTextField(`field ${n}`).addToPage(page, { x: 10, y: n, width: 20, height: 2 })
      },
    }),
  'name-too-long': () =>
    aForm({
      change: (_document, form, page) =>
        form.createTextField('n'.repeat(201)).addToPage(page, { x: 10, y: 10, width: 20, height: 20 }),
    }),
  'no-fields': async () => {
    const document = await PDFDocument.create()
    document.addPage([595, 842]).drawText('No fields', { x: 60, y: 700 })
    return Buffer.from(await document.save())
  },
}
