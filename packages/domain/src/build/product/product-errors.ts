export const productErrors = {
  'product.not-found': { status: 404, message: 'The product could not be found!' },
  'product.name-taken': { status: 409, message: 'A product with this name already exists.' },
  'product.no-such-document': { status: 422, message: 'The product has no such document or language.' },
  'product.in-trash': { status: 409, message: 'The product is in the trash. Restore it before you change it.' },
  'product.not-in-trash': { status: 409, message: 'The product is not in the trash.' },
  'product.changed-meanwhile': {
    status: 409,
    message: 'Somebody else has changed the product. Load it again before you save.',
  },
  'product.being-edited': { status: 409, message: 'Somebody else is editing this. Try again later.' },
  'product.no-document': { status: 409, message: 'There is nothing here yet to keep as a version.' },
  'product.version-not-found': { status: 404, message: 'The version could not be found!' },
  'product.group-not-found': { status: 404, message: 'The group could not be found!' },
  'product.group-name-taken': { status: 409, message: 'A group with this name already exists.' },
  'product.design-refused': { status: 422, message: 'The design could not be imported.' },
  'product.incomplete': { status: 422, message: 'The product is not complete. See what is missing.' },
} as const
