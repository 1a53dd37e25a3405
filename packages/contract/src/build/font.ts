import { Font, FontFilter, FontForm, FontRef, FontUpload } from '@coverwright/domain/build/font/font'
import { call, can, group, reads } from '../call.ts'

export const font = group('font', {
  /** One WOFF2 file, sent to browsers from the site's own origin. */
  uploadFont: call({
    access: can('designStudio'),
    audit: true,
    takesFile: true,
    input: FontUpload,
    output: Font,
    errors: ['file.format', 'file.too-large', 'file.empty'],
  }),
  listFonts: call({ access: reads('designParts'), paged: ['family', 'createdAt'], input: FontFilter, output: Font }),
  updateFont: call({
    access: can('designStudio'),
    audit: true,
    input: FontForm,
    output: Font,
    errors: ['font.not-found'],
  }),
  deleteFont: call({
    access: can('designStudio'),
    audit: true,
    input: FontRef,
    output: Font,
    errors: ['font.not-found', 'font.in-use'],
  }),
})
