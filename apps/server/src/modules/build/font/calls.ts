import type { font } from '@coverwright/contract/build/font'
import type { HandlersOf } from '../../../platform/http/handlers.ts'
import type { Published } from '../product/index.ts'
import { deleteFontWith } from './delete-font.ts'
import { listFonts } from './list-fonts.ts'
import { updateFont } from './update-font.ts'
import { uploadFont } from './upload-font.ts'

export const fontCalls = (published: Published): HandlersOf<typeof font> => ({
  uploadFont,
  listFonts,
  updateFont,
  deleteFont: deleteFontWith(published),
})
