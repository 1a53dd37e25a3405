import type { article } from '@coverwright/contract/company/article'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { readArticles } from './internal.ts'
import { findPlaces } from './search.ts'

export const findInArticles: HandlerOf<typeof article, 'findInArticles'> = async ({ tx }, { text }) =>
  findPlaces(await readArticles(tx), text)
