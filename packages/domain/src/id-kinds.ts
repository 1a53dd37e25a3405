import { nounIds } from './noun-ids.ts'

export type IdKind = keyof typeof nounIds

/**
 * Whose every stored thing is, by the name given to `idOf`. What belongs to a product is changed by whoever may change
 * that product and by nobody else, by whichever id they reach it: a kind that stands here as a product's without a way
 * to find its product does not compile.
 *
 * A customer's are policies and cases that were sold or are about to be: looking after them changes nothing of the product.
 * A company's are what its products share, such as numbers, domains, data sources and photos.
 */
export const idKinds: Readonly<Record<IdKind, 'product' | 'customer' | 'company'>> = nounIds

/** Those that lead to a product. */
export type ProductIdKind = { [Kind in IdKind]: (typeof nounIds)[Kind] extends 'product' ? Kind : never }[IdKind]

export const isOfProduct = (kind: IdKind): kind is ProductIdKind => idKinds[kind] === 'product'
