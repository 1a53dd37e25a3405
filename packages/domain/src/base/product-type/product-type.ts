/** How much there is to a product. Companies pay by it: one that is live uses one unit of its type. */
export const productTypes = ['Simple', 'Standard', 'Complicated'] as const

export type ProductType = (typeof productTypes)[number]
