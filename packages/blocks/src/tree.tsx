import type { TreeNode } from '@coverwright/domain/build/page/page-view'
import type { ComponentType, ReactNode } from 'react'
import type { BlockView } from './definition.ts'
import { lookClass } from './look-class.ts'

interface Props {
  readonly nodes: readonly TreeNode[]
  readonly views: Readonly<Record<string, BlockView>>
}

export function Tree({ nodes, views }: Props) {
  return nodes.map(({ type, id, props, slots: kept, hasLook }) => {
    // The tree was compiled against the fields that the view's properties are derived from.
    const View = views[type] as ComponentType<Readonly<Record<string, unknown>>> | undefined
    if (!View) return null
    const slots: Record<string, ReactNode> = {}
    for (const name in kept) slots[name] = <Tree nodes={kept[name] ?? []} views={views} />
    const block = <View key={id} {...props} {...slots} />
    return hasLook ? (
      <div key={id} className={lookClass(id)}>
        {block}
      </div>
    ) : (
      block
    )
  })
}
