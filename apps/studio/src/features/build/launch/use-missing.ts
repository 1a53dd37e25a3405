import type { MountedProduct } from '@coverwright/domain/build/product/product'
import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'
import { asOf } from '../../../core/wire/queries-of.ts'

/** Asked again at every revision: a save may close a gap or open one. */
export const useMissing = ({ id, revision }: Pick<MountedProduct, 'id' | 'revision'>, isAsked = true) =>
  useQuery({ ...asOf(queries.publisher.findMissing({ id }), revision), enabled: isAsked })
