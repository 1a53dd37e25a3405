import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { productLifecycle } from '@coverwright/domain/build/product/product-lifecycle'
import { missingForStaging } from '@coverwright/domain/publish/publisher/readiness'
import { useQuery } from '@tanstack/react-query'
import { acts } from '../../../core/wire/acts.ts'
import { queries } from '../../../core/wire/queries.ts'
import { launchFailure } from './refusals.ts'
import { useHost } from './use-host.ts'
import { useMissing } from './use-missing.ts'

const all = { nowPage: 1, pageSize: 100, orderBy: 'mountedAt' } as const

/** What of a product stands in staging, the latest of it. */
export function useStaged({ id, name }: Pick<MountedProduct, 'id' | 'name'>) {
  const found = useQuery(queries.publisher.listStage({ stage: 'staging', search: name }, all))
  const mount = found.data?.items.findLast(({ productId }) => productId === id)?.mount ?? undefined
  return { isPending: found.isPending, mount }
}

/** The way to where it can be tried: handed to the publisher, or put at a private address. */
export function useStaging(product: MountedProduct) {
  const { id, name, state } = product
  const found = useMissing(product)
  const input = useHost({ host: product.mounts.find(({ mode }) => mode === 'test')?.host, name, ending: '-staging' })
  const missing = missingForStaging(found.data ?? [])
  return {
    input,
    missing,
    mayHandOver: productLifecycle.events(state).includes('hand'),
    /** A draft may be handed over unfinished; only nobody is written to in the name of nobody. */
    missingToHandOver: missing.filter(({ area }) => area === 'sender-email'),
    handOver: () => acts.publisher.handOver({ id }),
    /** Answers whether it is done. */
    async publish(): Promise<boolean> {
      if (!input.isReady()) return false
      try {
        await acts.publisher.publishProduct({ id, stage: 'staging', host: input.host })
      } catch (error) {
        if (input.tell(error)) return false
        throw launchFailure(error)
      }
      return true
    },
  }
}
