import { type Approved, type Instance, instancesIn, isBehind } from '@coverwright/blocks/instance'
import { CallError } from '@coverwright/contract/client'
import type { Shell } from '@coverwright/domain/build/page/shell'
import { useQueries } from '@tanstack/react-query'
import { useMemo } from 'react'
import { queries } from '../../../../core/wire/queries.ts'
import { blocksOfComponent } from '../../shell-design/preview/component-blocks.ts'
import { useShell } from './shell-editing.ts'

/** A component that pages of this site follow. */
export interface Followed extends Approved {
  readonly name: string
  /** The instances that are not what was approved last. */
  readonly behind: readonly Instance[]
}

/** What could not be asked for is not gone. */
const isGone = (error: unknown) => error instanceof CallError && error.code === 'component.not-found'

const followedIn = ({ pages }: Shell) => pages.flatMap(({ content }) => instancesIn(content))

/** By id, the components that this site follows; one that is not there any more has no entry, nor has one still being asked for. */
export function useFollowed(): {
  readonly followed: ReadonlyMap<string, Followed>
  readonly gone: ReadonlySet<string>
} {
  const { shell } = useShell()
  const instances = useMemo(() => followedIn(shell), [shell])
  const ids = [...new Set(instances.map(({ props }) => props.componentId))]
  const asked = useQueries({ queries: ids.map((id) => ({ ...queries.component.getComponent({ id }), retry: false })) })
  const gone = new Set(ids.filter((_id, at) => isGone(asked[at]?.error)))
  const found = asked.flatMap(({ data }) => {
    const blocks = data?.approvedBlocks ? blocksOfComponent({ blocks: data.approvedBlocks }) : []
    if (!data || blocks.length === 0) return []
    const approved = { id: data.id, blocks }
    const behind = instances.filter((each) => each.props.componentId === data.id && isBehind(each, approved))
    return [[data.id, { ...approved, name: data.name, behind }] as const]
  })
  return { followed: new Map(found), gone }
}
