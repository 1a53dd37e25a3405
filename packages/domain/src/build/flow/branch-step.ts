import type { FlowBlockOf } from '../page/flow.ts'
import type { PassedBlock } from './walk.ts'

type Condition = Pick<FlowBlockOf<'condition'>, 'branches'>

/** A way that buyers took: of a condition, the name of the branch that held, or null where none did. */
export interface TakenBranch {
  readonly block: string
  readonly branch: string | null
}

/** What a branch is known by where it is counted: its name, or its place where it has none of its own. */
export const branchNames = ({ branches }: Condition): string[] =>
  branches.map(({ name }, place) =>
    name === '' || branches.findIndex((other) => other.name === name) < place ? `#${place + 1}` : name,
  )

/** The ways taken at the conditions of a page that was left. */
export const takenBranches = (passed: readonly PassedBlock[]): TakenBranch[] =>
  passed.flatMap(({ block, branch }) => {
    if (block.kind !== 'condition') return []
    const name = branch && branchNames(block)[block.branches.indexOf(branch)]
    return [{ block: block.id, branch: name ?? null }]
  })

/** Counted as a step of the journey, beside pages: no page has an address that begins so. */
export const branchStep = ({ block, branch }: TakenBranch): string =>
  branch === null ? `?${block}` : `?${block}/${branch}`

/** Nothing where the step is a page. */
export function readBranchStep(step: string): TakenBranch | undefined {
  const [, block, branch = null] = /^\?([\w-]+)(?:\/([\s\S]*))?$/.exec(step) ?? []
  return block === undefined ? undefined : { block, branch }
}
