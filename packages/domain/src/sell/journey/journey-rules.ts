import { type Walker, walker } from '../../build/flow/walk.ts'
import { type KnownValues, valuesOfLists } from '../../build/question/check-answers.ts'
import { listsOfContent, type ReleaseContent } from '../../publish/release/release.ts'

interface JourneyRules {
  readonly walk: Walker
  /** The values that each list has. */
  readonly known: KnownValues
}

const made = new WeakMap<object, JourneyRules>()

/** Made once for a content, which never changes: a price must not compile anything. */
export function rulesOf(content: Pick<ReleaseContent, 'body' | 'shell' | 'lists' | 'connectors'>): JourneyRules {
  const rules = made.get(content) ?? { walk: walker(content), known: valuesOfLists(listsOfContent(content)) }
  made.set(content, rules)
  return rules
}
