import type { client } from '../../app/wire/client.ts'

export type NumberedProduct = Awaited<ReturnType<typeof client.number.findPolicyNoByProductId>>
