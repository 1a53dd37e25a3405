import type { client } from '../../../core/wire/client.ts'

export type NumberedProduct = Awaited<ReturnType<typeof client.number.findPolicyNoByProductId>>
