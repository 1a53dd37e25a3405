import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { useSession } from '../../../core/session/session.ts'
import { queries } from '../../../core/wire/queries.ts'
import { ArticlePage } from './ArticlePage.tsx'
import { Contents } from './Contents.tsx'

/** Help: one article, the one about a screen, or all of them. */
export function Component() {
  const [params] = useSearchParams()
  const language = useSession((session) => session.defaultLanguage)
  const screen = params.get('screen')
  const articles = useQuery(queries.article.listArticles({ language }))
  const about = screen && articles.data?.find(({ screens }) => screens.includes(screen))
  const name = params.get('article') ?? (about ? about.name : undefined)
  if (name) return <ArticlePage key={name} name={name} />
  return <Contents articles={articles} isNotExplained={screen !== null && articles.isSuccess} />
}
