import type { ReadContext } from '../../../platform/http/context.ts'

/** What links to a policy start with and are sealed by. */
export const linksOf = ({ ports }: Pick<ReadContext, 'ports'>) => ({
  tokens: ports.tokens,
  publicUrl: new URL(ports.linkTo('/')).origin,
})
