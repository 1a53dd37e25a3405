export interface JobStep {
  readonly name: string
  readonly state: 'done' | 'running' | 'waiting' | 'failed'
  readonly part?: { readonly done: number; readonly of: number }
}

/** Each step counts the same; the running one by its part. */
export function partDone(steps: readonly JobStep[]): number {
  const done = steps.reduce((sum, { state, part }) => {
    if (state === 'done') return sum + 1
    return state === 'running' && part && part.of > 0 ? sum + part.done / part.of : sum
  }, 0)
  return steps.length === 0 ? 0 : done / steps.length
}
