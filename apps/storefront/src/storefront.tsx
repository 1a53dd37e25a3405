import type { BlockView } from '@coverwright/blocks/definition'
import { type Journey, JourneyContext } from '@coverwright/blocks/journey'
import { Tree } from '@coverwright/blocks/tree'
import type { TreeNode } from '@coverwright/domain/build/page/page-view'
import { sayWith } from '@coverwright/domain/build/words/say'

interface Props {
  readonly journey: Journey
  readonly nodes: readonly TreeNode[]
  readonly views: Readonly<Record<string, BlockView>>
}

/** A page of the published journey; the same element on the server and in the browser. */
export function Storefront({ journey, nodes, views }: Props) {
  const say = sayWith(journey.words)
  return (
    <JourneyContext value={journey}>
      {journey.isTest ? (
        <p className="cj-test" role="note">
          {say('Test mode: no cover is sold here and no money is taken')}
        </p>
      ) : null}
      <Tree key={journey.path} nodes={nodes} views={views} />
    </JourneyContext>
  )
}
