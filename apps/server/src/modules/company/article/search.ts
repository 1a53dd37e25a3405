import type { Language } from '@coverwright/domain/base/language/language'
import { type Article, type FoundPlace, maxFoundPlaces } from '@coverwright/domain/company/article/article'
import { articleParts } from '@coverwright/domain/company/article/article-parts'
import MiniSearch from 'minisearch'
import { excerptOf, wordsOf } from './excerpt.ts'

type Searched = Pick<Article, 'name' | 'title' | 'text' | 'updatedAt'>

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

/** Made of the articles as they stood, for each language; another set of them makes another. */
const kept = new Map<Language, { readonly of: string; readonly index: Index }>()

/** The places that say most of what was typed, with the beginnings of words and a slip of the finger forgiven. */
export function findPlaces(articles: readonly Searched[], text: string, language: Language): FoundPlace[] {
  const { search, places } = indexOf(articles, language)
  const found = search.search(text, { combineWith: 'AND' })
  // Nobody learns that there is nothing because of one word too many.
  const hits = found.length > 0 ? found : search.search(text)
  return hits.slice(0, maxFoundPlaces).flatMap(({ id, terms, queryTerms }) => {
    const place = places.get(String(id))
    return place
      ? [
          {
            name: place.name,
            title: place.title,
            heading: place.heading,
            excerpt: aboutWord(place.text, closest(terms, queryTerms), language),
          },
        ]
      : []
  })
}

function indexOf(articles: readonly Searched[], language: Language): Index {
  const of = articles.map(({ name, updatedAt }) => `${name} ${updatedAt}`).join('\n')
  const known = kept.get(language)
  if (known?.of === of) return known.index
  const index = makeIndex(articles, language)
  kept.set(language, { of, index })
  return index
}

function makeIndex(articles: readonly Searched[], language: Language): Index {
  const places = articles.flatMap(({ name, title, text }) =>
    articleParts(text).map(
      (part, at): Place => ({ id: `${name} ${at}`, name, title, heading: part.heading, text: part.text }),
    ),
  )
  const search = new MiniSearch<Place>({
    fields: ['title', 'heading', 'text'],
    tokenize: (text) => wordsOf(text, language).flatMap(({ segment, isWordLike }) => (isWordLike ? segment : [])),
    searchOptions: { boost: { title: 3, heading: 2 }, prefix: true, fuzzy: (term) => (term.length > 4 ? 0.2 : 0) },
  })
  search.addAll(places)
  return { search, places: new Map(places.map((place) => [place.id, place])) }
}

const around = 70

/** The words that were typed or begun; where there is none of them, what comes near. */
function closest(terms: readonly string[], typed: readonly string[]): readonly string[] {
  const begun = terms.filter((term) => typed.some((word) => term.startsWith(word)))
  return begun.length > 0 ? begun : terms
}

/** The text about the first word that was found. */
function aboutWord(text: string, terms: readonly string[], language: Language): string {
  const lower = text.toLowerCase()
  const [at = 0] = terms
    .map((term) => lower.indexOf(term))
    .filter((found) => found >= 0)
    .toSorted((one, other) => one - other)
  const from = Math.max(0, at - around)
  return excerptOf(text, { from, to: from + 2 * around }, language)
}
