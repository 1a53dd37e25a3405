import { type Journey, JourneyContext } from '@coverwright/blocks/journey'
import { Tree } from '@coverwright/blocks/tree'
import { views } from '@coverwright/blocks/views'
import type { TreeNode } from '@coverwright/domain/page/page-view'

interface Props {
  readonly journey: Journey
  readonly nodes: readonly TreeNode[]
}

/** A page of the published journey; the same element on the server and in the browser. */
export function Storefront({ journey, nodes }: Props) {
  return (
    <JourneyContext value={journey}>
      {journey.isTest ? (
        <p className="cj-test" role="note">
          Test mode: no cover is sold here and no money is taken
        </p>
      ) : null}
      <Tree key={journey.path} nodes={nodes} views={views} />
    </JourneyContext>
  )
}
