import type { article } from '@coverwright/contract/company/article'
import type { HandlerOf } from '../../../platform/http/handlers.ts'
import { guideLanguage } from './guide.ts'
import { readArticles } from './internal.ts'
import { findPlaces } from './search.ts'

export const findInArticles: HandlerOf<typeof article, 'findInArticles'> = async (
  { tx },
  { text, language = guideLanguage },
) => findPlaces(await readArticles(tx, language), text, language)
