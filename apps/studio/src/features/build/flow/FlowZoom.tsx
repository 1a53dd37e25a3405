import { ActionIcon } from '@mantine/core'
import { IconMaximize, IconMinus, IconPlus } from '@tabler/icons-react'
import { Panel, useReactFlow, useViewport } from '@xyflow/react'
import { useTranslation } from 'react-i18next'
import classes from './Flow.module.css'

/** How large the graph is drawn, in words, and what makes it fit. */
export function FlowZoom() {
  const { t } = useTranslation('flow')
  const { zoomIn, zoomOut, zoomTo, fitView } = useReactFlow()
  const { zoom } = useViewport()
  const percent = Math.round(zoom * 100)
  return (
    <Panel position="top-left" className={classes.zoom ?? ''} role="group" aria-label={t('zoom.label')}>
      <ActionIcon variant="subtle" aria-label={t('zoom.out')} onClick={() => void zoomOut()}>
        <IconMinus size={14} />
      </ActionIcon>
      <button type="button" aria-label={t('zoom.whole', { percent })} onClick={() => void zoomTo(1)}>
        {t('zoom.percent', { percent })}
      </button>
      <ActionIcon variant="subtle" aria-label={t('zoom.in')} onClick={() => void zoomIn()}>
        <IconPlus size={14} />
      </ActionIcon>
      <ActionIcon
        variant="subtle"
        aria-label={t('zoom.fit')}
        onClick={() => void fitView({ maxZoom: 1, padding: 0.12 })}
      >
        <IconMaximize size={14} />
      </ActionIcon>
    </Panel>
  )
}
