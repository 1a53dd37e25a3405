export const fontErrors = {
  'font.not-found': { status: 404, message: 'The font could not be found!' },
  'font.in-use': { status: 409, message: 'A product is set in this font. Choose another there first.' },
} as const
