// What a search that is there to be installed makes of the same questions: as its manual shows it, with endings of words
// and misspellings forgiven, headings and titles counted for more.
import MiniSearch from 'minisearch'
import type { BenchDocument } from './corpus.ts'

export function searchWithPeer(corpus: readonly BenchDocument[]) {
  const search = new MiniSearch({
    fields: ['title', 'heading', 'text'],
    searchOptions: { prefix: true, fuzzy: 0.2, boost: { heading: 1.5 } },
  })
  const places = corpus.flatMap(({ id, title, passages }) =>
    passages.map(({ heading, text }, passage) => ({ documentId: id, passage, title, heading, text })),
  )
  search.addAll(places.map((place, id) => ({ id, ...place })))
  return (question: string) =>
    search
      .search(question)
      .slice(0, 3)
      .flatMap(({ id }) => places[Number(id)] ?? [])
}
