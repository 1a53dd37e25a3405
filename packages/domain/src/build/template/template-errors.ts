import { messages } from '../../messages.ts'

export const templateErrors = {
  'template.not-found': { status: 404, message: 'The template could not be found!' },
  'template.binding-not-found': { status: 404, message: 'This use of the template could not be found!' },
  'template.not-yours': {
    status: 403,
    message: 'Whoever runs the product writes the platform’s templates; each company its own.',
  },
  'template.name-taken': { status: 409, message: messages.alreadyExists },
  'template.too-many': { status: 409, message: messages.limitExceeded },
  'template.in-trash': { status: 409, message: 'The template is in the trash. Restore it first.' },
  'template.not-in-trash': { status: 409, message: 'The template is not in the trash.' },
  'template.in-use': { status: 409, message: 'The template is still used. Choose another one there first.' },
  'template.place-taken': { status: 409, message: 'Another template is used for this already. Take that out first.' },
  'template.not-published': { status: 409, message: 'Publish the template before it is used.' },
  'template.no-such-version': { status: 404, message: 'This version of the template is not kept any more.' },
  'template.no-origin': { status: 409, message: 'What it was copied from is not there any more.' },
  'template.unfinished': { status: 422, message: 'The template is not finished.' },
  'template.too-big': { status: 422, message: 'The mail is larger than 100 kB: some programs would cut it off.' },
  'template.attachments-too-big': { status: 422, message: 'The attachments are larger than 10 MB together.' },
  'template.attachment-gone': {
    status: 422,
    message: 'A document that is attached is not there, or may not be used any more. Choose again.',
  },
  'template.unknown-product': { status: 422, message: 'The product could not be found.' },
  'template.does-not-fit': { status: 422, message: 'The template cannot be used for this.' },
  'template.no-such-language': { status: 422, message: 'The template is not written in this language.' },
  'template.too-many-forms': {
    status: 409,
    message: 'Six templates can be uploaded forms. Move one of them to the trash first.',
  },
  'template.too-many-form-files': {
    status: 409,
    message: 'A hundred forms were uploaded, and what was printed on them is kept. No more can be.',
  },
  'template.form-not-found': { status: 404, message: 'The form could not be found!' },
  'template.forms-are-own': {
    status: 403,
    message: 'The platform’s templates are offered to everybody: a form is uploaded by the company whose form it is.',
  },
  'template.not-a-form': { status: 409, message: 'The template is no uploaded form.' },
  'template.form-broken': { status: 422, message: 'The PDF cannot be read. Save it anew and try again.' },
  'template.form-protected': { status: 422, message: 'The PDF is protected. Save it without a password.' },
  'template.form-acts': {
    status: 422,
    message: 'The PDF runs scripts or opens something by itself. Save it without actions and calculations.',
  },
  'template.form-xfa': {
    status: 422,
    message: 'The form is an XFA form, which most programs do not open. Save it as a PDF form with fields (AcroForm).',
  },
  'template.form-signed': { status: 422, message: 'The PDF is signed: filled in, its signature would be broken.' },
  'template.form-turned': { status: 422, message: 'A page of the PDF is turned. Save it with every page upright.' },
  'template.form-too-many-pages': { status: 422, message: 'The PDF has more than 20 pages.' },
  'template.form-too-many-fields': {
    status: 422,
    message: 'The form has more than 300 fields, or a field with more than 100 choices.',
  },
  'template.form-name-too-long': {
    status: 422,
    message: 'A field of the form has a name of more than 200 characters, or none.',
  },
  'template.form-no-fields': { status: 422, message: 'The PDF has no fields to fill in.' },
  'template.form-not-fillable': {
    status: 422,
    message: 'The form takes too long to be filled in, or a field of it cannot be printed. Save it anew and try again.',
  },
  'template.too-many-tests': { status: 429, message: messages.yourLimitExceeded },
} as const
