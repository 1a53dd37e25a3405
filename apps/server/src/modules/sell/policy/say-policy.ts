import { daysFrom } from '@coverwright/domain/base/day/day'
import { type CoverWords, coverWords } from '@coverwright/domain/build/body/say-cover'
import type { ReleaseContent } from '@coverwright/domain/publish/release/release'
import type { Letter } from '@coverwright/domain/sell/letter/letter'
import type { PolicyRow } from './tables.ts'

/** How long a policy lasts, in words. The days are the policy's own; none is worked out anew. */
export function policyWords(
  content: Pick<ReleaseContent, 'body' | 'settings'>,
  { startsOn, endsOn }: Pick<PolicyRow, 'startsOn' | 'endsOn'>,
  letter: Letter,
): CoverWords {
  return coverWords(content, { startsOn, endsOn, days: daysFrom(startsOn, endsOn) }, letter)
}
