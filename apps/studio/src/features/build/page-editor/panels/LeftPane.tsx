import { ActionIcon, Tooltip } from '@mantine/core'
import { IconBookmark, IconFiles, IconPalette, IconPlus, IconStack2, IconWorld } from '@tabler/icons-react'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { Pane } from '../../../../framework/editor/Pane.tsx'
import type { BlockActions } from '../editing/use-block-actions.ts'
import classes from '../PageEditor.module.css'
import { AddPanel } from './AddPanel.tsx'
import { ComponentsPanel } from './ComponentsPanel.tsx'
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
} as const

export type Panel = keyof typeof icons

interface LeftPaneProps {
  readonly panels: readonly Panel[]
  readonly actions: BlockActions
  readonly undo: () => void
}

export function LeftPane({ panels, actions, undo }: LeftPaneProps) {
  const { t } = useTranslation('page-editor')
  const [open, setOpen] = useState<Panel>('add')
  return (
    <>
      <nav className={classes.rail} aria-label={t('panels.label')}>
        {panels.map((panel) => {
          const Icon = icons[panel]
          return (
            <Tooltip key={panel} label={t(`panels.${panel}`)} position="right">
              <ActionIcon
                size="lg"
                aria-label={t(`panels.${panel}`)}
                aria-current={panel === open || undefined}
                onClick={() => setOpen(panel)}
              >
                <Icon size={18} />
              </ActionIcon>
            </Tooltip>
          )
        })}
      </nav>
      <Pane side="left" title={t(`panels.${open}`)} label={t(`panels.${open}`)}>
        {open === 'add' && <AddPanel actions={actions} />}
        {open === 'layers' && <LayersPanel actions={actions} />}
        {open === 'pages' && <PagesPanel undo={undo} />}
        {open === 'theme' && <ThemePanel />}
        {open === 'site' && <SitePanel />}
        {open === 'components' && <ComponentsPanel actions={actions} />}
      </Pane>
    </>
  )
}
