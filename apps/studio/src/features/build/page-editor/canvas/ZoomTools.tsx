import { ActionIcon, Button, Tooltip } from '@mantine/core'
import { IconMinus, IconPlus } from '@tabler/icons-react'
import { useTranslation } from 'react-i18next'
import classes from '../PageEditor.module.css'
import { zoomFrom } from './zoom.ts'

interface ZoomToolsProps {
  readonly scale: number
  readonly isFitting: boolean
  /** Undefined is as large as fits. */
  readonly onZoom: (zoom: number | undefined) => void
}

export function ZoomTools({ scale, isFitting, onZoom }: ZoomToolsProps) {
  const { t } = useTranslation('page-editor')
  const [smaller, larger] = [zoomFrom(scale, -1), zoomFrom(scale, 1)]
  return (
    <div className={classes.zoom} role="toolbar" aria-label={t('zoom.label')}>
      <Tooltip label={t('zoom.out')}>
        <ActionIcon
          size="sm"
          aria-label={t('zoom.out')}
          disabled={smaller === undefined}
          onClick={() => onZoom(smaller)}
        >
          <IconMinus size={14} />
        </ActionIcon>
      </Tooltip>
      <span aria-live="polite">{t('zoom.percent', { percent: Math.round(scale * 100) })}</span>
      <Tooltip label={t('zoom.in')}>
        <ActionIcon size="sm" aria-label={t('zoom.in')} disabled={larger === undefined} onClick={() => onZoom(larger)}>
          <IconPlus size={14} />
        </ActionIcon>
      </Tooltip>
      <Button size="compact-sm" variant="subtle" aria-pressed={isFitting} onClick={() => onZoom(undefined)}>
        {t('zoom.fit')}
      </Button>
    </div>
  )
}
