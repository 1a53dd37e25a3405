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
  'template.too-many-tests': { status: 429, message: messages.yourLimitExceeded },
} as const
