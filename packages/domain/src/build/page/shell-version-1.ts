import { z } from 'zod'
import type { Stored } from '../document/model.ts'

const Version1 = z.looseObject({
  flow: z.looseObject({ blocks: z.array(z.looseObject({ kind: z.string() })) }).optional(),
})

/** A call of a connector was a name that somebody noted down: it becomes what the step is called, and one is to be chosen. */
export function fromShellVersion1(stored: Stored): Stored {
  const { flow, ...shell } = Version1.parse(stored)
  if (!flow) return shell
  const blocks = flow.blocks.map(({ connector, ...block }) =>
    block.kind === 'connector'
      ? {
          ...block,
          name: block.name || (typeof connector === 'string' ? connector : '').slice(0, 80),
          connectorId: null,
          inputs: [],
          outputs: [],
          onFailure: { to: 'on' },
        }
      : block,
  )
  return { ...shell, flow: { ...flow, blocks } }
}
