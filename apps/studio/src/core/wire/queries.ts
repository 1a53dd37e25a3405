import { client } from './client.ts'
import { type Query, queriesOf } from './queries-of.ts'
import { queryClient } from './query-client.ts'

export const queries = queriesOf(client)

/** What a write answered with is what a read would answer now. */
export const keepAnswer = <Answer>({ queryKey }: Query<Answer>, answer: Answer) =>
  queryClient.setQueryData<Answer>(queryKey, answer)
