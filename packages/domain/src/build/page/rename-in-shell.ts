import type { Body } from '../body/body.ts'
import { addressDataNames } from '../question/address-data.ts'
import { renameInFormula } from '../rating/formula-names.ts'
import type { FlowBlock } from './flow.ts'
import type { Shell } from './shell.ts'

type Names = ReadonlyMap<string, string>

/**
 * Data that has another name in the second body: it stands at the same place of the dataset, is of the same kind, and
 * neither body knows both names. Whoever takes a renaming back renames too.
 */
export function renamedData(before: Body, after: Body): Names {
  const [old, now] = [before.dataset.properties, after.dataset.properties]
  const isKnown = (all: typeof old, name: string) => all.some((each) => each.name === name)
  const renamed = old.flatMap(({ name, type }, at) => {
    const next = now[at]
    const isNew = next?.type === type && !isKnown(now, name) && !isKnown(old, next.name)
    return isNew ? [{ from: name, to: next.name, type }] : []
  })
  // With most names gone it is another body, whose data has nothing to do with the old.
  if (old.length !== now.length || renamed.length * 2 > old.length) return new Map()
  const names = new Map<string, string>()
  for (const { from, to, type } of renamed) {
    names.set(from, to)
    if (type !== 'json') continue
    const [had, has] = [addressDataNames(from), addressDataNames(to)]
    names.set(had.postcode, has.postcode).set(had.area, has.area)
  }
  return names
}

/** The shell with the data its logic and texts read under their new names. */
export function withDataNames(shell: Shell, names: Names): Shell {
  const { flow } = shell
  const renamed = {
    ...shell,
    ...(flow && { flow: { blocks: flow.blocks.map((block) => renamedBlock(block, names)) } }),
  }
  return withTexts(renamed, names) as Shell
}

function renamedBlock(block: FlowBlock, names: Names): FlowBlock {
  const nameNow = (name: string) => names.get(name) ?? name
  if (block.kind === 'calculation')
    return { ...block, sets: nameNow(block.sets), formula: renameInFormula(block.formula, nameNow) }
  if (block.kind === 'connector')
    return {
      ...block,
      inputs: block.inputs.map(({ field, data }) => ({ field, data: nameNow(data) })),
      outputs: block.outputs.map(({ output, data }) => ({ output, data: nameNow(data) })),
    }
  if (block.kind === 'event')
    return { ...block, fields: block.fields.map(({ field, data }) => ({ field, data: nameNow(data) })) }
  if (block.kind !== 'condition') return block
  const branches = block.branches.map((branch) => ({
    ...branch,
    when: { ...branch.when, tests: branch.when.tests.map((test) => ({ ...test, name: nameNow(test.name) })) },
  }))
  return { ...block, branches }
}

function withTexts(value: unknown, names: Names): unknown {
  if (typeof value === 'string')
    return value.replaceAll(/\{\{(\w+)\}\}/g, (whole, name: string) =>
      names.has(name) ? `{{${names.get(name)}}}` : whole,
    )
  if (Array.isArray(value)) return value.map((each) => withTexts(each, names))
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, withTexts(each, names)]))
}
