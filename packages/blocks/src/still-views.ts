// Blocks of the site's own pages, on which nothing happens: the server draws them, and no browser loads them.
import type { BlockView } from './definition.ts'
import { DocumentText } from './views/document-text.tsx'
import { Ended } from './views/ended.tsx'
import { Later } from './views/later.tsx'

export const stillViews: Readonly<Record<string, BlockView>> = { DocumentText, Ended, Later }
