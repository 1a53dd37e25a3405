import { type FlowNode, flowGraph } from '@coverwright/domain/build/flow/flow-graph'
import { ActionIcon } from '@mantine/core'
import { IconArrowDown, IconArrowUp, IconTrash } from '@tabler/icons-react'
import { type KeyboardEvent, useMemo } from 'react'
import { useTranslation } from 'react-i18next'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'
import { movedBlock } from './flow-operations.ts'
import { NodeCard, useNodeName } from './NodeCard.tsx'
import { useRemoveStep } from './use-remove-step.ts'

/** The same steps one under the other: for the keyboard, for screen readers, and for who prefers reading. */
export function FlowList({ page }: { readonly page?: string | undefined }) {
  const { t } = useTranslation('flow')
  const { shell } = useFlow()
  const nodes = useMemo(() => {
    const all = flowGraph(shell).nodes.filter((node) => node.kind !== 'end')
    return page === undefined ? all : all.filter((node) => node.kind === 'block' && node.block.page === page)
  }, [shell, page])
  return (
    <ol className={classes.list} aria-label={t('list')}>
      {nodes.map((node) => (
        <Row key={node.id} node={node} />
      ))}
    </ol>
  )
}

function Row({ node }: { readonly node: FlowNode }) {
  const { t } = useTranslation('flow')
  const { shell, selected, select, put, isLocked } = useFlow()
  const name = useNodeName(node)
  const id = node.kind === 'block' ? node.block.id : undefined
  const move = (by: -1 | 1) => id && put(movedBlock(shell, id, by), t('change.move'))
  const removeStep = useRemoveStep()
  const remove = () => removeStep(node)
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Delete') remove()
    if (!id || isLocked) return
    if (event.altKey && event.key === 'ArrowUp') move(-1)
    if (event.altKey && event.key === 'ArrowDown') move(1)
    if (event.altKey) event.preventDefault()
  }
  return (
    <li data-kind={node.kind}>
      <button
        type="button"
        className={classes.row}
        aria-pressed={selected === node.id}
        onClick={() => select(node.id)}
        onKeyDown={onKeyDown}
      >
        <NodeCard node={node} />
      </button>
      {id !== undefined && (
        <span className={classes.rowActions}>
          <ActionIcon size="sm" aria-label={t('moveUp', { name })} disabled={isLocked} onClick={() => move(-1)}>
            <IconArrowUp size={14} />
          </ActionIcon>
          <ActionIcon size="sm" aria-label={t('moveDown', { name })} disabled={isLocked} onClick={() => move(1)}>
            <IconArrowDown size={14} />
          </ActionIcon>
          <ActionIcon size="sm" aria-label={t('remove', { name })} disabled={isLocked} onClick={remove}>
            <IconTrash size={14} />
          </ActionIcon>
        </span>
      )}
    </li>
  )
}
