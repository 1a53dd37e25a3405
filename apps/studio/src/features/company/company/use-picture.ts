import { useQuery } from '@tanstack/react-query'
import { queries } from '../../../core/wire/queries.ts'

/** Links live for minutes; a picture that stays on the screen is asked for again before that. */
const refreshMs = 4 * 60_000

export function usePicture(id: string | null): string | undefined {
  const link = useQuery({
    ...queries.upload.getSignedUrl({ id: id ?? '' }),
    enabled: id !== null,
    staleTime: refreshMs,
  })
  return link.data?.url
}
