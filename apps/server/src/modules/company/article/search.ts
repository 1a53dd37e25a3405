import { type Article, type FoundPlace, maxFoundPlaces } from '@coverwright/domain/company/article/article'
import { articleParts } from '@coverwright/domain/company/article/article-parts'
import MiniSearch from 'minisearch'

interface Place {
  readonly id: string
  readonly name: string
  readonly title: string
  readonly heading: string
  readonly text: string
}

interface Index {
  readonly search: MiniSearch<Place>
  readonly places: ReadonlyMap<string, Place>
}

/** Made of the articles as they stood; another set of them makes another. */
let kept: { readonly of: string; readonly index: Index } | undefined

/** The places that say most of what was typed, with the beginnings of words and a slip of the finger forgiven. */
export function findPlaces(articles: readonly Article[], text: string): FoundPlace[] {
  const { search, places } = indexOf(articles)
  const found = search.search(text, { combineWith: 'AND' })
  // Nobody learns that there is nothing because of one word too many.
  const hits = found.length > 0 ? found : search.search(text)
  return hits.slice(0, maxFoundPlaces).flatMap(({ id, terms }) => {
    const place = places.get(String(id))
    return place
      ? [{ name: place.name, title: place.title, heading: place.heading, excerpt: excerptOf(place.text, terms) }]
      : []
  })
}

function indexOf(articles: readonly Article[]): Index {
  const of = articles.map(({ name, updatedAt }) => `${name} ${updatedAt}`).join('\n')
  if (kept?.of !== of) kept = { of, index: makeIndex(articles) }
  return kept.index
}

function makeIndex(articles: readonly Article[]): Index {
  const places = articles.flatMap(({ name, title, text }) =>
    articleParts(text).map(
      (part, at): Place => ({ id: `${name} ${at}`, name, title, heading: part.heading, text: part.text }),
    ),
  )
  const search = new MiniSearch<Place>({
    fields: ['title', 'heading', 'text'],
    searchOptions: { boost: { title: 3, heading: 2 }, prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : 0) },
  })
  search.addAll(places)
  return { search, places: new Map(places.map((place) => [place.id, place])) }
}

const around = 70

/** The text about the first word that was found. */
function excerptOf(text: string, terms: readonly string[]): string {
  const lower = text.toLowerCase()
  const [at = 0] = terms
    .map((term) => lower.indexOf(term))
    .filter((found) => found >= 0)
    .toSorted((one, other) => one - other)
  const start = at <= around ? 0 : text.indexOf(' ', at - around) + 1
  const end = start + 2 * around >= text.length ? text.length : text.lastIndexOf(' ', start + 2 * around)
  return `${start > 0 ? '… ' : ''}${text.slice(start, end).replace(/^[\s,.;:]+/, '')}${end < text.length ? ' …' : ''}`
}
