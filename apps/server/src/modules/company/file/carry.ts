import { hash } from 'node:crypto'
import { carried, type LibraryPlace, libraryPath, libraryPlaceIn } from '@coverwright/domain/company/file/library-path'
import { fail } from '@coverwright/domain/errors'
import { FileMissing } from '../../../adapters/files/file-store.ts'
import type { ReadTx, WriteTx } from '../../../platform/database/with-tenant.ts'
import type { Files } from '../../../platform/files/files.ts'

type Document = Readonly<Record<string, unknown>> | null

interface Owner {
  readonly companyId: string
  readonly files: Files
}

/** How what is in one of a company's libraries travels in a design file. */
export interface Carrier<Item extends { readonly key: string }> {
  readonly library: LibraryPlace['library']
  /** Nothing where there is no such thing. */
  readonly pack: (tx: ReadTx, owner: Owner, id: string) => Promise<Item | undefined>
  /** That by which it is known wherever it is. */
  readonly contentOf: (item: Item) => Buffer
  /** Its id in the library it is now in. What is not that which it says to be goes to `refuse`. */
  readonly unpack: (tx: WriteTx, owner: Owner, item: Item, refuse: () => never) => Promise<string>
}

export const contentKeyOf = (content: Buffer) => hash('sha256', content).slice(0, 32)

/** What a document shows of a library, and the document with its addresses as a file carries them. */
export async function packWith<Item extends { readonly key: string }>(
  carrier: Carrier<Item>,
  tx: ReadTx,
  owner: Owner,
  document: Document,
) {
  const packed = new Map<string, Item>()
  const isOwn = (place: LibraryPlace) => place.library === carrier.library && place.owner === owner.companyId
  for (const id of new Set(
    placesIn(document)
      .filter(isOwn)
      .map((place) => place.id),
  )) {
    // What was deleted is broken on the page already, and stays as it is.
    const item = await carrier.pack(tx, owner, id).catch(missing)
    if (item) packed.set(id, item)
  }
  const moved = replacePlaces(document, (place) => {
    const item = isOwn(place) ? packed.get(place.id) : undefined
    return item ? { ...place, owner: carried, id: item.key } : place
  })
  const byKey = new Map([...packed.values()].map((item) => [item.key, item]))
  return { document: moved, items: [...byKey.values()].toSorted((a, b) => (a.key < b.key ? -1 : 1)) }
}

const refuse = () =>
  fail('product.design-refused', { design: 'The file is damaged: one of its photos or fonts cannot be read.' })

/** Makes what a file carries the company's own, and leads the document to it. */
export async function unpackWith<Item extends { readonly key: string }>(
  carrier: Carrier<Item>,
  tx: WriteTx,
  owner: Owner,
  items: readonly Item[],
  document: Document,
) {
  const kept = new Map<string, string>()
  for (const item of items) {
    if (contentKeyOf(carrier.contentOf(item)) !== item.key) return refuse()
    kept.set(item.key, await carrier.unpack(tx, owner, item, refuse))
  }
  return replacePlaces(document, (place) => {
    const id = place.library === carrier.library && place.owner === carried ? kept.get(place.id) : undefined
    return id ? { ...place, owner: owner.companyId, id } : place
  })
}

function missing(error: unknown): undefined {
  if (!(error instanceof FileMissing)) throw error
}

function placesIn(document: Document): LibraryPlace[] {
  const places: LibraryPlace[] = []
  replacePlaces(document, (place) => {
    places.push(place)
    return place
  })
  return places
}

/** The same document with every address of something in a library replaced. */
export function replacePlaces<T>(value: T, move: (place: LibraryPlace) => LibraryPlace): T {
  if (typeof value === 'string') {
    const place = libraryPlaceIn(value)
    return (place ? libraryPath(move(place)) : value) as T
  }
  if (Array.isArray(value)) return value.map((each) => replacePlaces(each, move)) as T
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, replacePlaces(each, move)])) as T
}
