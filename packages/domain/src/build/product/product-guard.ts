import { design, products } from '../../permission-sets.ts'

export const productIds = {
  product: 'product',
  productGroup: 'company',
} as const

export const productReaders = {
  products,
  /** Body, shell, prices, tables, versions and test cases of a product. */
  design,
  /** What products are called, to choose one of them by; nothing else of them. */
  productNames: [
    ...products,
    'primary-product',
    'maintenance',
    'manage-policy-numbers',
    'customer-management-center',
    'manage-templates',
    'directPage',
  ],
} as const
