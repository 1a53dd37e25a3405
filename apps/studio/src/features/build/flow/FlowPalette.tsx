import { type FlowNode, flowGraph } from '@coverwright/domain/build/flow/flow-graph'
import { TextInput } from '@mantine/core'
import { IconSearch } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pane } from '../../../framework/editor/Pane.tsx'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'
import type { BlockKind } from './flow-operations.ts'
import { kindIcons, kindTones, nodeKind, useNodeName } from './NodeCard.tsx'

const sections = [
  { key: 'decide', kinds: ['condition', 'jump'] },
  { key: 'workOut', kinds: ['calculation', 'connector'] },
  { key: 'tell', kinds: ['event'] },
  { key: 'finish', kinds: ['refer', 'decline'] },
] as const satisfies readonly { key: string; kinds: readonly BlockKind[] }[]

interface FlowPaletteProps {
  readonly onAdd: (kind: BlockKind) => void
}

/** What can be put between pages: pressed, it goes after what is selected; dragged, after what it is dropped on. */
export function FlowPalette({ onAdd }: FlowPaletteProps) {
  const { t } = useTranslation('flow')
  const { shell, isLocked } = useFlow()
  const [wanted, setWanted] = useState('')
  const fits = (text: string) => text.toLowerCase().includes(wanted.trim().toLowerCase())
  const offered = sections.flatMap(({ key, kinds }) => {
    const found = kinds.filter((kind) => fits(`${t(`kinds.${kind}`)} ${t(`kindHints.${kind}`)}`))
    return found.length > 0 ? [{ key, kinds: found }] : []
  })
  const steps = wanted.trim() === '' ? [] : flowGraph(shell).nodes.filter(({ kind }) => kind !== 'end')
  return (
    <Pane side="left" title={t('palette')} label={t('palette')}>
      <div className={classes.find}>
        <TextInput
          type="search"
          aria-label={t('find.label')}
          placeholder={t('find.placeholder')}
          leftSection={<IconSearch size={14} />}
          value={wanted}
          onChange={({ currentTarget }) => setWanted(currentTarget.value)}
        />
      </div>
      {steps.length > 0 && (
        <section className={classes.palette}>
          <h3>{t('find.steps')}</h3>
          {steps.map((node) => (
            <FoundStep key={node.id} node={node} fits={fits} />
          ))}
        </section>
      )}
      {offered.map(({ key, kinds }) => (
        <section key={key} className={classes.palette}>
          <h3>{t(`sections.${key}`)}</h3>
          {kinds.map((kind) => {
            const Icon = kindIcons[kind]
            return (
              <button
                key={kind}
                type="button"
                disabled={isLocked}
                draggable={!isLocked}
                onDragStart={(event) => event.dataTransfer.setData('application/x-flow-block', kind)}
                onClick={() => onAdd(kind)}
              >
                <i aria-hidden="true" data-tone={kindTones[kind]}>
                  <Icon size={16} />
                </i>
                <span>
                  <b>{t(`kinds.${kind}`)}</b>
                  <small>{t(`kindHints.${kind}`)}</small>
                </span>
              </button>
            )
          })}
        </section>
      ))}
      <p className={classes.hint}>{t('paletteHint')}</p>
    </Pane>
  )
}

/** A step of the journey by its name: pressed, it is selected. */
function FoundStep({ node, fits }: { readonly node: FlowNode; readonly fits: (text: string) => boolean }) {
  const { select } = useFlow()
  const name = useNodeName(node)
  const Icon = kindIcons[nodeKind(node)]
  if (!fits(name)) return null
  return (
    <button type="button" onClick={() => select(node.id)}>
      <i aria-hidden="true" data-tone={kindTones[nodeKind(node)]}>
        <Icon size={16} />
      </i>
      <span>
        <b>{name}</b>
      </span>
    </button>
  )
}
