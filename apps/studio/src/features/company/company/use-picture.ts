import { useQuery } from '@tanstack/react-query'
import { client } from '../../../core/wire/client.ts'

/** Links live for minutes; a picture that stays on the screen is asked for again before that. */
const refreshMs = 4 * 60_000

export function usePicture(id: string | null): string | undefined {
  const link = useQuery({
    queryKey: ['upload', 'getSignedUrl', id],
    queryFn: () => client.upload.getSignedUrl({ id: id ?? '' }),
    enabled: id !== null,
    staleTime: refreshMs,
  })
  return link.data?.url
}
