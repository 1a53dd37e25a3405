import { ActionIcon, Tooltip } from '@mantine/core'
import {
  IconBookmark,
  IconFiles,
  IconHistory,
  IconMessage,
  IconPalette,
  IconPlus,
  IconStack2,
  IconWorld,
} from '@tabler/icons-react'
import { memo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pane } from '../../../../framework/editor/Pane.tsx'
import { CommentsPanel } from '../comments/CommentsPanel.tsx'
import { useOpenThread } from '../comments/use-comments.ts'
import { useShell } from '../editing/shell-editing.ts'
import type { BlockActions } from '../editing/use-block-actions.ts'
import classes from '../PageEditor.module.css'
import { AddPanel } from './AddPanel.tsx'
import { ComponentsPanel } from './ComponentsPanel.tsx'
import { HistoryPanel } from './HistoryPanel.tsx'
import { LayersPanel } from './LayersPanel.tsx'
import { PagesPanel } from './PagesPanel.tsx'
import { SitePanel } from './SitePanel.tsx'
import { ThemePanel } from './ThemePanel.tsx'

const icons = {
  add: IconPlus,
  layers: IconStack2,
  pages: IconFiles,
  theme: IconPalette,
  site: IconWorld,
  components: IconBookmark,
  history: IconHistory,
  comments: IconMessage,
} as const

export type Panel = keyof typeof icons

interface LeftPaneProps {
  readonly panels: readonly Panel[]
  readonly actions: BlockActions
  readonly undo: () => void
}

export function LeftPane({ panels, actions, undo }: LeftPaneProps) {
  const { t } = useTranslation('page-editor')
  const { isLocked } = useShell()
  const { thread } = useOpenThread()
  const [open, setOpen] = useState<Panel>('add')
  // A thread that is opened on the canvas, or by a notification, is read in its panel.
  const [read, setRead] = useState<string>()
  if (read !== thread) {
    setRead(thread)
    if (thread !== undefined && panels.includes('comments')) setOpen('comments')
  }
  return (
    <>
      <Rail panels={panels} open={open} onOpen={setOpen} />
      <Pane side="left" title={t(`panels.${open}`)} label={t(`panels.${open}`)}>
        {open === 'add' && <AddPanel actions={actions} isLocked={isLocked} />}
        {open === 'layers' && <LayersPanel actions={actions} />}
        {open === 'pages' && <PagesPanel undo={undo} onEmpty={() => setOpen('add')} />}
        {open === 'theme' && <ThemePanel />}
        {open === 'site' && <SitePanel />}
        {open === 'components' && <ComponentsPanel actions={actions} />}
        {open === 'history' && <HistoryPanel undo={undo} />}
        {open === 'comments' && <CommentsPanel />}
      </Pane>
    </>
  )
}

interface RailProps {
  readonly panels: readonly Panel[]
  readonly open: Panel
  readonly onOpen: (panel: Panel) => void
}

const Rail = memo(({ panels, open, onOpen }: RailProps) => {
  const { t } = useTranslation('page-editor')
  return (
    <nav className={classes.rail} aria-label={t('panels.label')}>
      {panels.map((panel) => {
        const Icon = icons[panel]
        return (
          <Tooltip key={panel} label={t(`panels.${panel}`)} position="right">
            <ActionIcon
              size="lg"
              aria-label={t(`panels.${panel}`)}
              aria-current={panel === open || undefined}
              onClick={() => onOpen(panel)}
            >
              <Icon size={18} />
            </ActionIcon>
          </Tooltip>
        )
      })}
    </nav>
  )
})
