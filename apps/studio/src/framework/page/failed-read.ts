interface Read {
  readonly isLoadingError: boolean
  readonly error: unknown
  readonly refetch: () => Promise<unknown>
}

/**
 * What keeps a screen from being shown at all, and how to try again. A read that fails later leaves what it brought
 * before in place: an editor must not vanish from under somebody's hands because the network went away.
 */
export function failedRead(...reads: readonly Read[]) {
  const failed = reads.find(({ isLoadingError }) => isLoadingError)
  return failed && { error: failed.error, onRetry: () => void Promise.all(reads.map(({ refetch }) => refetch())) }
}
