import { useTranslation } from 'react-i18next'
import { Pane } from '../../../framework/editor/Pane.tsx'
import classes from './Flow.module.css'
import { useFlow } from './flow-editing.ts'
import type { BlockKind } from './flow-operations.ts'
import { kindIcons, kindTones } from './NodeCard.tsx'

const sections = [
  { key: 'decide', kinds: ['condition', 'jump'] },
  { key: 'workOut', kinds: ['calculation', 'connector'] },
  { key: 'finish', kinds: ['refer', 'decline'] },
] as const satisfies readonly { key: string; kinds: readonly BlockKind[] }[]

interface FlowPaletteProps {
  readonly onAdd: (kind: BlockKind) => void
}

/** What can be put between pages: pressed, it goes after what is selected; dragged, after what it is dropped on. */
export function FlowPalette({ onAdd }: FlowPaletteProps) {
  const { t } = useTranslation('flow')
  const { isLocked } = useFlow()
  return (
    <Pane side="left" title={t('palette')} label={t('palette')}>
      {sections.map(({ key, kinds }) => (
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
